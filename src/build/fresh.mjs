import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demand, ROOT, runPackage } from './run.mjs';

/** What the build is made of. */
const SOURCES = [
  'src',
  'widgets',
  'demo',
  'public',
  'tsup.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Holds the fingerprint of the sources that the present build was made of. */
const STAMP = join(ROOT, 'dist/.fingerprint');

/** Builds unless the build is of these very sources. */
export async function ensureBuilt() {
  if ((await readFile(STAMP, 'utf8').catch(() => '')) !== (await fingerprint())) await build();
}

/** Builds everything into dist/. */
export async function build() {
  const started = Date.now();
  const sources = await fingerprint();
  console.log('Building…');
  await rm(STAMP, { force: true });
  demand(await runPackage('tsup/dist/cli-default.js', ['--silent']), 'The build failed; its messages stand above.');
  await writeFile(STAMP, sources);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds quickly for looking at: nothing minified or compressed. @returns {Promise<number>} the exit code */
export async function buildDraft() {
  await rm(STAMP, { force: true }); // a draft is not a build
  return runPackage('tsup/dist/cli-default.js', ['--silent'], { UMMES_DRAFT: '1' });
}

/** One text for the names, sizes and times of all sources. */
async function fingerprint() {
  const files = (await Promise.all(SOURCES.map(filesAt))).flat().sort();
  const lines = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(join(ROOT, file));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** @returns {Promise<string[]>} */
async function filesAt(/** @type {string} */ path) {
  const found = await stat(join(ROOT, path)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(join(ROOT, path), { withFileTypes: true });
  return (await Promise.all(entries.map(({ name }) => filesAt(`${path}/${name}`)))).flat();
}
