/*
 * Draws one share picture in a thread of its own, which draw-share.ts starts, so that pages don't wait for it. resvg
 * uses only the font that it is given, because a server may have none. It can't place the letters of Indic scripts
 * (resvg-wasm 2.6.2).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
const font = new Uint8Array(await readFile(new URL('barlow-semi-condensed-600.ttf', import.meta.url)));
parentPort?.postMessage(new Resvg(workerData, { font: { fontBuffers: [font] } }).render().asPng());
