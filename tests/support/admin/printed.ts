import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the built command prints. */
export async function printed(file: string, env: Record<string, string>, cli = 'dist/server/ummes.js') {
  const { stdout } = await run(process.execPath, [cli, 'print', file], { env: { PATH: process.env.PATH, ...env } });
  return stdout;
}
