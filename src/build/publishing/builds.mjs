import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * dist/builds/<time>/ is one build, which never changes once it is complete: a server that started from it serves it
 * until that server stops. dist/web, dist/lib, dist/server and dist/pages.json are copies of the latest build.
 */

/** Number of complete builds to keep: the latest, and those from which a server may still be running. */
const MAX_BUILDS = 3;

/** A build still incomplete after this long must have been interrupted. Until then, it may still be in progress. */
const MAX_BUILD_MS = 60 * 60 * 1000;

/** The file that marks a build as complete. It contains the sources' fingerprint; empty in draft builds. */
export const STAMP = '.fingerprint';

/** Returns the folder of the latest complete build, if any. */
export async function latestBuild(/** @type {string} */ dist) {
  const name = (await completeBuilds(dist)).at(-1);
  return name && join(dist, 'builds', name);
}

/** Creates the folder of a new build. Removes interrupted builds, and all but the latest complete ones. */
export async function openBuild(/** @type {string} */ dist, now = Date.now()) {
  const builds = join(dist, 'builds');
  const complete = await completeBuilds(dist);
  const interrupted = (await namesIn(builds)).filter(
    (name) => name < nameAt(now - MAX_BUILD_MS) && !complete.includes(name),
  );
  const old = [...interrupted, ...complete.slice(0, -MAX_BUILDS)];
  await Promise.all(old.map((name) => rm(join(builds, name), { recursive: true, force: true })));
  const folder = join(builds, nameAt(now));
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Copies a build to the package's folders, and marks it as complete. */
export async function completeBuild(
  /** @type {string} */ dist,
  /** @type {string} */ folder,
  /** @type {string} */ stamp,
) {
  for (const part of await readdir(folder)) {
    await rm(join(dist, part), { recursive: true, force: true });
    await cp(join(folder, part), join(dist, part), { recursive: true, preserveTimestamps: true });
  }
  await writeFile(join(folder, STAMP), stamp);
}

/** Returns the paths of all files in a folder and its subfolders; none if it doesn't exist. */
export async function filesIn(/** @type {string} */ folder) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length));
}

const nameAt = (/** @type {number} */ time) => new Date(time).toISOString().replace(/\W/g, '-');

async function completeBuilds(/** @type {string} */ dist) {
  const builds = join(dist, 'builds');
  return (await namesIn(builds)).filter((name) => existsSync(join(builds, name, STAMP))).sort();
}

async function namesIn(/** @type {string} */ folder) {
  return existsSync(folder) ? readdir(folder) : [];
}
