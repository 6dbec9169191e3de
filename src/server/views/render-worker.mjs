/* The thread that renders. Started by renderer.ts with the address of a build's module (src/site/render.tsx). */
import { parentPort, workerData } from 'node:worker_threads';

/**
 * @typedef {{ call: string, args: unknown[] }} RenderTask a function of the module, and its arguments
 * @typedef {{ result: unknown } | { error: string }} RenderReply
 */

const module = await import(workerData);

parentPort?.on('message', async (/** @type {RenderTask} */ { call, args }) => {
  /** @type {RenderReply} */
  let reply;
  try {
    reply = { result: await module[call](...args) };
  } catch (error) {
    reply = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
