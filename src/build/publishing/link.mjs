import { constants, copyFile, link, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Gives a file a second name, which takes no space; where the disk has no hard links, copies it.
 * Whoever changes one of the two later must write a new file, not into this one.
 * @throws when the second name is taken.
 */
export async function linkFile(/** @type {string} */ from, /** @type {string} */ to) {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch((error) => {
    if (error.code === 'EEXIST' || error.code === 'ENOENT') throw error;
    return copyFile(from, to, constants.COPYFILE_EXCL);
  });
}

/** Puts a file in the place of another at one stroke: a reader finds either of them whole. */
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
  const surplus = (await filesIn(to)).filter(
    (
      (names) => (file) =>
        !names.has(file)
    )(new Set(wanted)),
  );
  await Promise.all(surplus.map((file) => rm(join(to, file))));
  for (const folder of await foldersIn(to)) await rmdir(join(to, folder)).catch(() => {}); // those left empty
}

/** The paths of all files below a folder; none if it does not exist. */
export async function filesIn(/** @type {string} */ folder) {
  return (await entriesIn(folder)).filter((entry) => !entry.isDirectory()).map((entry) => pathOf(folder, entry));
}

/** The innermost first. */
async function foldersIn(/** @type {string} */ folder) {
  const folders = (await entriesIn(folder)).filter((entry) => entry.isDirectory());
  return folders.map((entry) => pathOf(folder, entry)).sort((a, b) => b.length - a.length);
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
