import { execFile, spawnSync } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import packageJson from '../../../package.json' with { type: 'json' };

const run = promisify(execFile);

/** npm's error codes for an unreachable registry. */
const NO_REGISTRY = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED/;

export async function pack(folder: string): Promise<string> {
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder]);
  return join(folder, `ummes-${packageJson.version}.tgz`);
}

/** Installs the archive as described in docs/run-a-server.md. @returns why that isn't possible, or ''. */
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

export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

export function exampleFile(name: string): Promise<string> {
  return readFile(join('src/server/deploy', name), 'utf8');
}

/** Returns a suffix for a test's name that says why the test is skipped, or '' if the tool runs. */
export function missingTool(name: string, ask: string, install: string): string {
  const { error, status } = spawnSync(name, [ask], { stdio: 'ignore' });
  return error || status !== 0 ? ` (skipped: ${name} is missing; ${install})` : '';
}
