import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { mirrorFolder, replaceFile, separateNames } from './link.mjs';

/*
 * dist/builds/<name>/ is a whole build, and dist/current names the current one. A running server reads that name
 * once per request, so it serves one build or the other, never parts of both. The package, commands and other
 * servers read dist/web, dist/lib, dist/server and dist/pages.json, which are the same files under a second name.
 */

const FOLDERS = ['web', 'lib', 'server'];
/** The list of pages comes last: it signals the end of a build to pages in development. */
const FILES = ['metafile.json', 'pages.json'];

/**
 * Makes the folder of a new build. Removes the build before the current one, and those that were interrupted.
 * @param {string} dist
 * @returns {Promise<{ folder: string, previous: string, settings: Record<string, string> }>} `previous` is laid out
 *   like the new one; `settings` are tsup's environment.
 */
export async function openBuild(dist) {
  const builds = join(dist, 'builds');
  await mkdir(builds, { recursive: true });
  const current = await currentName(dist);
  const old = (await readdir(builds)).filter((name) => name !== current);
  await Promise.all(old.map((name) => rm(join(builds, name), { recursive: true, force: true })));
  const folder = join(builds, new Date().toISOString().replace(/\W/g, '-'));
  await mkdir(folder);
  const previous = current ? join(builds, current) : dist;
  // Relative, so that a build is the same in every folder.
  const settings = { UMMES_BUILD: relative('.', folder), UMMES_PREVIOUS_BUILD: relative('.', previous) };
  return { folder, previous, settings };
}

/** Makes a complete build the current one. A running server uses it from the next request on. */
export async function publish(/** @type {string} */ dist, /** @type {string} */ folder) {
  const pointer = join(dist, 'current');
  await writeFile(`${pointer}.next`, folder.slice(join(dist, 'builds/').length));
  await rename(`${pointer}.next`, pointer);
  const made = await readdir(folder);
  for (const name of FOLDERS.filter((each) => made.includes(each))) {
    await mirrorFolder(join(folder, name), join(dist, name));
    await separateNames(join(dist, name));
  }
  for (const name of FILES) if (made.includes(name)) await replaceFile(join(folder, name), join(dist, name));
}

/** The name of the current build; '' when there is none, or its folder is gone. */
async function currentName(/** @type {string} */ dist) {
  const name = await readFile(join(dist, 'current'), 'utf8').catch(() => '');
  return name && existsSync(join(dist, 'builds', name)) ? name : '';
}
