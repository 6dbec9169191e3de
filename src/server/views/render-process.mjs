/*
 * Renders in a process of its own, which renderer-process.ts starts with the address of a build's module
 * (src/entries/renderer.ts). It has no secrets in its environment and ends with the server.
 */

/**
 * @typedef {{ call: string, args: unknown[] }} RenderTask a function of the module, and its arguments
 * @typedef {{ result: unknown } | { error: string }} RenderReply
 */

// A service manager and Ctrl+C signal the whole group, and the server still wants answers; USR1 opens Node's debugger.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR1']) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

const module = import(process.argv[2] ?? '');
module.catch(() => {}); // the reason is in the reply

process.on('message', async (/** @type {RenderTask} */ { call, args }) => {
  /** @type {RenderReply} */
  let reply;
  try {
    reply = { result: await (await module)[call](...args) };
  } catch (error) {
    reply = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(reply);
});
