import { run } from './commands/run.mjs';

/** Runs the build of demo/, which is a program of its own: it uses the product, and the product doesn't know it. */
export async function buildDemo(): Promise<void> {
  const code = await run(process.execPath, ['--import', 'tsx', 'demo/build/build.ts']);
  if (code !== 0) throw new Error('demo/build/build.ts failed; see the messages above.');
}
