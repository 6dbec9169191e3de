/*
 * Encodes one photo, or one picture for the sheets, in a separate process, which photo-encoder.ts starts and kills. A file that crashes a decoder
 * crashes this process, not the server. Its environment has no secrets, and it exits with the server.
 */
import { readFile } from 'node:fs/promises';
import { encodePhoto, UnusablePhotoError } from './encode-photo.mjs';
import { encodePicture } from './encode-picture.mjs';

/** Interval between memory checks. A decoder can fill about 50 MB in this time. */
const WATCH_EVERY_MS = 50;
/** The only decoders that stay enabled. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);

/**
 * @typedef {import('./encode-photo.mjs').Encoding & { kind: 'photo' | 'picture', path: string, maxMemoryBytes: number }} Task
 */
/** @typedef {Record<string, Uint8Array> | import('./encode-picture.mjs').EncodedPicture} Encoded */
/** @typedef {'type' | 'damaged' | 'pixels'} PhotoProblem */
/**
 * @typedef {{ ready: true } | { encoded: Encoded } | { problem: PhotoProblem } | { failed: string }} Report
 *   `ready` comes first. If the process exits after that without another report, the photo is to blame.
 */

// Ctrl+C and service managers signal this process too, but the server still needs results. USR1 starts the debugger.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR1']) process.on(signal, () => {});
process.once('disconnect', end);
/** @type {Task} */
const { kind, path, maxMemoryBytes, ...encoding } = JSON.parse(process.argv[2] ?? '');
setInterval(() => process.memoryUsage.rss() > maxMemoryBytes && end(), WATCH_EVERY_MS);
try {
  const sharp = await loadSharp();
  send({ ready: true });
  const encode = kind === 'photo' ? encodePhoto : encodePicture;
  send({ encoded: await encode(sharp, await readFile(path), encoding) });
} catch (error) {
  send(error instanceof UnusablePhotoError ? { problem: error.problem } : { failed: String(error) });
}

/** Loads sharp with one thread, no cache and only the decoders for photos. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/** @param {Report} report */
function send(report) {
  process.send?.(report);
}

/** Exits immediately: `process.exit` would wait for the photo that is being decoded. */
function end() {
  process.kill(process.pid, 'SIGKILL');
}
