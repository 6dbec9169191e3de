import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../publishing/link.mjs';
import { withBuildLock } from '../publishing/lock.mjs';
import { openBuild, publish } from '../publishing/publish.mjs';
import { demand, ROOT, runPackage } from './run.mjs';

/** What the build is made of. */
const FOLDERS = ['src', 'widgets', 'demo', 'public'];
const FILES = ['tsup.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

const DIST = join(ROOT, 'dist');

/** Holds the fingerprint of the sources, in the folder of each build; empty in builds for development. */
const STAMP = '.fingerprint';

/** Builds unless the current build is of these very sources. */
export async function ensureBuilt() {
  if (!(await isFresh())) await build({ unlessFresh: true });
}

/**
 * Builds everything into dist/, beside the current build. A build that fails changes nothing, and ends the process.
 * @param {{ unlessFresh?: boolean }} [options] `unlessFresh`: the build that this one had to wait for may be enough.
 */
export async function build({ unlessFresh = false } = {}) {
  const code = await withBuildLock(DIST, async () => {
    if (unlessFresh && (await isFresh())) return 0;
    const started = Date.now();
    const sources = await fingerprint();
    console.log('Building…');
    const failed = await make({}, sources);
    if (!failed) console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return failed;
  });
  demand(code, 'The build failed; see the messages above.');
}

/** Builds for development: nothing minified or compressed. @returns {Promise<number>} the exit code */
export function buildDraft() {
  return withBuildLock(DIST, () => make({ UMMES_DRAFT: '1' }));
}

/** Builds into a folder of its own and makes that the current build. @returns {Promise<number>} the exit code */
async function make(/** @type {Record<string, string>} */ env, stamp = '') {
  const { folder, settings } = await openBuild(DIST);
  const code = await runPackage('tsup/dist/cli-default.js', ['--silent'], { ...settings, ...env });
  if (code === 0) {
    await writeFile(join(folder, STAMP), stamp);
    await publish(DIST, folder);
  } else {
    await rm(folder, { recursive: true, force: true });
  }
  return code;
}

async function isFresh() {
  const current = await readFile(join(DIST, 'current'), 'utf8').catch(() => '');
  const stamp = await readFile(join(DIST, 'builds', current, STAMP), 'utf8').catch(() => '');
  return stamp === (await fingerprint());
}

/** One text for the names, sizes and times of all sources. */
async function fingerprint() {
  const inFolders = FOLDERS.map(async (folder) =>
    (await filesIn(join(ROOT, folder))).map((file) => join(folder, file)),
  );
  const files = [...(await Promise.all(inFolders)).flat().sort(), ...FILES];
  const lines = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(join(ROOT, file));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
