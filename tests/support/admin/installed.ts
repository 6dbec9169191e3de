import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import packageJson from '../../../package.json' with { type: 'json' };

const run = promisify(execFile);

/** npm's error codes for an unreachable registry. */
const NO_REGISTRY = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED/;

/** Packs the built package. @returns the archive's path. */
export async function pack(folder: string): Promise<string> {
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder]);
  return join(folder, `ummes-${packageJson.version}.tgz`);
}

/** Installs the archive as src/server/README.md says. @returns why it can't be installed here, or ''. */
export async function install(archive: string, prefix: string): Promise<string> {
  const args = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--prefix'];
  try {
    await run('npm', [...args, prefix, '--global', archive]);
    await run('npm', [...args, join(prefix, 'lib/node_modules/ummes/dist/server')]);
    return '';
  } catch (error) {
    const { stderr } = error as { stderr: string };
    if (NO_REGISTRY.test(stderr)) return 'npm cannot reach its registry';
    throw error;
  }
}

/** Returns the total size of all files in a folder, in bytes. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Starts an installed command and waits for the server's address. */
export async function startInstalled(command: string, env: Record<string, string>) {
  const child = spawn(command, ['start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', UMMES_SUBMITS_PER_MINUTE: '0', ...env },
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server exited with code ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const { url: found } = JSON.parse(line);
      if (found) resolve(found);
    });
  });
  return {
    url,
    /** Stops the server as a service manager does. @returns its exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}
