import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Bytes } from '../../http/prepared';

/** Time limit for one picture. Half a second is typical, mostly for compiling resvg. */
const DRAW_MS = 10_000;

/** Maximum size of the thread's heap, in MB, without the picture. */
const MEMORY_MB = 64;

/** Draws a share picture as PNG, in a thread that ends with it. @param folder the program and the fonts. */
export async function drawShare(svg: string, folder: string): Promise<Bytes> {
  const thread = new Worker(join(folder, 'draw-picture.mjs'), {
    workerData: svg,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
    env: {},
  });
  const timer = setTimeout(() => void thread.terminate(), DRAW_MS);
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', (png: Uint8Array) => resolve(new Uint8Array(png)));
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the share picture took too long to draw')));
    });
  } finally {
    clearTimeout(timer);
  }
}
