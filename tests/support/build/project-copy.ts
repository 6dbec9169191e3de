import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mirrorFolder } from '../../../src/build/publishing/link.mjs';

/** Inside the project: hard links do not reach another disk. */
const PLACE = 'dist/copies';

/** What a build reads and leaves. */
const PARTS = ['src', 'widgets', 'demo', 'public', 'README.md', 'package.json', 'package-lock.json', 'tsconfig.json'];
const CONFIG = 'tsup.config.ts';

/** A copy of the project in a folder of its own, as it is built, to edit and to build again. */
export async function copyProject(): Promise<string> {
  await mkdir(PLACE, { recursive: true });
  const folder = await mkdtemp(join(PLACE, 'project-'));
  for (const part of [...PARTS, CONFIG]) await cp(part, join(folder, part), { recursive: true });
  for (const part of await readdir('dist')) {
    if (part === 'copies' || part === 'tests' || part === 'builds.lock') continue;
    await cp(join('dist', part), join(folder, 'dist', part), { recursive: true });
  }
  await mirrorFolder('node_modules', join(folder, 'node_modules'));
  return folder;
}

/** A copy of the built package with the packages that it needs, as on a server without the tools to build it. */
export async function copyPackage(): Promise<string> {
  await mkdir(PLACE, { recursive: true });
  const folder = await mkdtemp(join(PLACE, 'package-'));
  for (const part of ['package.json', 'demo/sheets', 'dist/web', 'dist/server', 'dist/pages.json'])
    await cp(part, join(folder, part), { recursive: true });
  const { packages } = JSON.parse(await readFile('node_modules/.package-lock.json', 'utf8'));
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages))
    if (!dev) await mirrorFolder(path, join(folder, path));
  return folder;
}

/** Runs `npm run build` in a copy. */
export async function buildCopy(folder: string): Promise<{ code: number; output: string }> {
  const build = promisify(execFile)(process.execPath, ['src/build/commands/build.mjs'], { cwd: folder });
  return build.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}
