import { cp, link, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Gives a file a second name, which takes no space; copies it, with its time, where the disk has no hard links.
 * To change one of the two later, write a new file.
 * @throws when the second name is taken.
 */
export async function linkFile(/** @type {string} */ from, /** @type {string} */ to) {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch((error) => {
    if (error.code === 'EEXIST' || error.code === 'ENOENT') throw error;
    return cp(from, to, { preserveTimestamps: true, force: false, errorOnExist: true });
  });
}

/** Replaces a file by another atomically: a reader finds either of them whole. */
export async function replaceFile(/** @type {string} */ from, /** @type {string} */ to) {
  const [wanted, present] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (present && present.ino === wanted.ino && present.dev === wanted.dev) return;
  const next = `${to}.next`;
  await rm(next, { force: true });
  await linkFile(from, next);
  await rename(next, to);
}

/** Makes a folder hold the same files as another. None of them is missing at any time. */
export async function mirrorFolder(/** @type {string} */ from, /** @type {string} */ to) {
  const wanted = await filesIn(from);
  await Promise.all(wanted.map((file) => replaceFile(join(from, file), join(to, file))));
  const surplus = (await filesIn(to)).filter((file) => !wanted.includes(file));
  await Promise.all(surplus.map((file) => rm(join(to, file))));
  const folders = (await entriesIn(to)).filter((entry) => entry.isDirectory()).map((entry) => pathOf(to, entry));
  // Inner folders first; rmdir removes only those that are empty.
  for (const folder of folders.sort((a, b) => b.length - a.length)) await rmdir(join(to, folder)).catch(() => {});
}

/**
 * Makes each name in a folder a file of its own. npm packs a further name as a hard link, and leaves links out when it
 * installs the package (npm 10 and 11).
 */
export async function separateNames(/** @type {string} */ folder) {
  const seen = new Set();
  for (const path of (await filesIn(folder)).map((file) => join(folder, file))) {
    const { ino } = await stat(path);
    if (seen.has(ino)) {
      await cp(path, `${path}.next`, { preserveTimestamps: true });
      await rename(`${path}.next`, path);
    }
    seen.add(ino);
  }
}

/** The paths of all files below a folder; none if it does not exist. */
export async function filesIn(/** @type {string} */ folder) {
  return (await entriesIn(folder)).filter((entry) => !entry.isDirectory()).map((entry) => pathOf(folder, entry));
}

function entriesIn(/** @type {string} */ folder) {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

function pathOf(/** @type {string} */ folder, /** @type {import('node:fs').Dirent} */ { parentPath, name }) {
  return join(parentPath, name).slice(join(folder, '/').length);
}
