import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCommandLine } from '../../../src/server/cli/run-command-line';

export const CLI = join(import.meta.dirname, '../../../dist/server/ummes.js');

export interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

/** A data folder that doesn't exist, so that tests don't use the developer's own. */
const MISSING_SOURCE = join(tmpdir(), `ummes-nowhere-${process.pid}`);

/** Runs a command in this process, because starting Node.js takes longer than a short command. */
export async function command(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult & { bytes?: Buffer }> {
  const output = { out: '', err: '' };
  const files: Uint8Array[] = [];
  const code = await runCommandLine(args, {
    env: { UMMES_DATA: MISSING_SOURCE, ...env },
    print: (line) => (output.out += `${line}\n`),
    write: (bytes) => files.push(bytes),
    warn: (line) => (output.err += `${line}\n`),
  });
  return { code, ...output, ...(files.length > 0 && { bytes: Buffer.concat(files) }) };
}

/** Runs the built command, and kills it when the test ends. */
export function ummes(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH, UMMES_DATA: MISSING_SOURCE, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output.err += text));
  const ended = new Promise<CommandResult>((resolve) => child.once('close', (code) => resolve({ code, ...output })));
  return { child, ended, output };
}

export async function startServer(env: Record<string, string>) {
  const run = ummes(['start'], { PORT: '0', HOST: '127.0.0.1', ...env });
  const url = await new Promise<string>((resolve, reject) => {
    run.child.stdout.on('data', () => {
      const found = /"url":"([^"]+)"/.exec(run.output.out);
      if (found?.[1]) resolve(found[1]);
    });
    void run.ended.then(({ err }) => reject(new Error(err)));
  });
  return {
    ...run,
    url,
    stop(signal: NodeJS.Signals = 'SIGTERM') {
      run.child.kill(signal);
      return run.ended;
    },
  };
}
