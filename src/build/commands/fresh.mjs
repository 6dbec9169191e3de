import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { withBuildLock } from '../publishing/lock.mjs';
import { openBuild, publish } from '../publishing/publish.mjs';
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

const DIST = join(ROOT, 'dist');

/** Holds the fingerprint of the sources that the present build was made of. */
const STAMP = join(DIST, '.fingerprint');

/** Builds unless the build is of these very sources. */
export async function ensureBuilt() {
  if (!(await isFresh())) await build({ unlessFresh: true });
}

/**
 * Builds everything into dist/, beside the present build; a build that fails leaves that as it is.
 * @param {{ unlessFresh?: boolean }} [options] `unlessFresh`: the build that this one had to wait for may be enough.
 */
export async function build({ unlessFresh = false } = {}) {
  const code = await withBuildLock(DIST, async () => {
    if (unlessFresh && (await isFresh())) return 0;
    const started = Date.now();
    const sources = await fingerprint();
    console.log('Building…');
    const made = await make({});
    if (made === 0) {
      await writeFile(STAMP, sources);
      console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
    return made;
  });
  demand(code, 'The build failed; its messages stand above.');
}

/** Builds quickly for looking at: nothing minified or compressed. @returns {Promise<number>} the exit code */
export function buildDraft() {
  return withBuildLock(DIST, () => make({ UMMES_DRAFT: '1' }));
}

/** Builds into a folder of its own and makes that the current build. @returns {Promise<number>} the exit code */
async function make(/** @type {Record<string, string>} */ env) {
  const { folder, previous } = await openBuild(DIST);
  const place = { UMMES_BUILD: relative(ROOT, folder), UMMES_PREVIOUS_BUILD: relative(ROOT, previous) };
  const code = await runPackage('tsup/dist/cli-default.js', ['--silent'], { ...place, ...env });
  if (code === 0) {
    await rm(STAMP, { force: true }); // a draft is not a build
    await publish(DIST, folder);
  } else {
    await rm(folder, { recursive: true, force: true });
  }
  return code;
}

async function isFresh() {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === (await fingerprint());
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
