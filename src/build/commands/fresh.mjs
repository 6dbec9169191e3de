import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { completeBuild, filesIn, latestBuild, openBuild, STAMP } from '../publishing/builds.mjs';
import { exitOnFailure, ROOT, run } from './run.mjs';

/** The sources of the build. */
export const FOLDERS = ['src', 'widgets', 'demo', 'public'];
const FILES = ['tsup.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

const DIST = join(ROOT, 'dist');

/** Builds unless the latest build is up to date. */
export async function ensureBuilt() {
  const latest = await latestBuild(DIST);
  const isFresh = latest && (await readFile(join(latest, STAMP), 'utf8')) === (await fingerprint());
  if (!isFresh) await build();
}

/** Returns the path of the latest build's `ummes` command. */
export async function builtCommand() {
  return join((await latestBuild(DIST)) ?? DIST, 'server/ummes.js');
}

/** Builds everything into dist/. If the build fails, `dist/` is unchanged and the process exits. */
export async function build() {
  const started = Date.now();
  console.log('Building…');
  exitOnFailure(await make({}, await fingerprint()), 'The build failed; see the messages above.');
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds for development, without minifying or compressing anything. @returns the exit code */
export const buildDraft = () => make({ UMMES_DRAFT: '1' });

/** Builds into a new folder. @returns {Promise<number>} the exit code */
async function make(/** @type {Record<string, string>} */ env, stamp = '') {
  const folder = await openBuild(DIST);
  // Relative, so that a build is the same in every folder.
  const target = { UMMES_BUILD: relative(ROOT, folder) };
  const code = await run(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], { ...target, ...env });
  if (code === 0) await completeBuild(DIST, folder, stamp);
  else await rm(folder, { recursive: true, force: true });
  return code;
}

/** Hashes the names, sizes and modification times of all sources. */
async function fingerprint() {
  const hash = createHash('sha256');
  const ofFolders = await Promise.all(
    FOLDERS.map(async (name) => (await filesIn(join(ROOT, name))).map((file) => join(name, file))),
  );
  for (const file of [...ofFolders.flat().sort(), ...FILES]) {
    const { size, mtimeMs } = await stat(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
