import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from '../database/database';
import { openDatabase } from '../database/open-database';
import { absent, isTemporary, temporaryName } from '../files/files';
import { photoNames } from '../photos/photo-store';
import { pictureNames } from '../pictures/picture-store';
import type { Storage } from '../storage';
import { type HandleFile, readArchive, writeArchive } from './archive';
import { recordBackup } from './last-backup';
import { type BackupReport, type Missing, readTables, reportOf, type Tables, writeTables } from './tables';

/** The name of a backup's database, always a SQLite file. */
export const DATABASE = 'ummes.db';

/** Folders in the data folder that contain the sheets and their last good copies. */
const SHEET_FOLDERS = ['sheets', 'cache'];
const SHEET = /^(?:sheets|cache)\/(?!\.)[^/\\\p{Cc}]+$/u;

/** Matches the files that a backup in progress writes beside the archive. See `temporaryName`. */
const UNFINISHED = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp(?:\.db(?:-\w+)?)?$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Maximum number of attempts, in case photos or pictures are replaced or removed while they are read. */
const MAX_TRIES = 5;

type Source = Pick<Storage, 'database' | 'instance' | 'photos' | 'pictureFiles'>;

/** Returns the name of a photo's file in a backup. */
export function archivedPhoto(instance: string, name: string): string {
  return `photos/${instance}/${name}`;
}

/** Returns the name of a picture's file in a backup. */
export function archivedPicture(instance: string, name: string): string {
  return `pictures/${instance}/${name}`;
}

/** Returns whether a file in a backup is a sheet or its last good copy. */
export function isSheet(name: string): boolean {
  return SHEET.test(name);
}

/**
 * Writes a tar archive of a snapshot of the database, its photos and pictures, and the sheets with their last good copies. The
 * archive is verified before it gets its final name.
 * @param target the folder for the backup; it must exist.
 * @param name the file name; a backup with this name is replaced. Null for a name with the current time.
 * @returns what it contains, and its path.
 */
export async function writeBackup(
  source: Source,
  data: string,
  target: string,
  name: string | null,
): Promise<BackupReport & { file: string }> {
  const now = new Date();
  const time = now.toISOString().replace('T', '-').replace(/[:.Z]/g, '');
  const file = join(target, name ?? `ummes-backup-${time}.tar`);
  const archive = temporaryName(file);
  await removeUnfinished(target, now);
  try {
    let made = await archiveOnce(source, data, archive, now);
    // A photo missing twice is lost; if it is missing only once, its application was corrected or removed in between.
    for (let tries = 1, before = ''; tries < MAX_TRIES && namesOf(made.missing) !== before; tries++) {
      before = namesOf(made.missing);
      made = await archiveOnce(source, data, archive, now);
    }
    await readArchive(archive, async () => {}).catch((error) => {
      throw new Error(`The backup was not written, because reading it back failed: ${error.message}`, { cause: error });
    });
    await rename(archive, file);
    await recordBackup(source.database, now);
    return { file, ...reportOf(made.tables, made.sheets, made.missing) };
  } finally {
    await rm(archive, { force: true });
  }
}

/**
 * Removes the unfinished files of killed backups from a folder: they contain personal data, and nobody would notice
 * them. A file that can't be removed doesn't stop this backup.
 */
async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter((name) => UNFINISHED.test(name))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > DAY_MS) await rm(path, { force: true }).catch(() => {});
  }
}

function namesOf({ photos, pictures }: Missing): string {
  return [...photos.map(({ photo }) => photo), ...pictures.map(({ id }) => id)].join();
}

/** @returns what was archived, and the rows whose files are missing from the stores. */
async function archiveOnce(source: Source, data: string, archive: string, now: Date) {
  await rm(archive, { force: true });
  const tables = await readTables(source.database);
  const database = await databaseOf(tables, `${archive}.db`);
  const sheets = await sheetNames(data);
  const missing: Record<keyof Missing, Row[]> = { photos: [], pictures: [] };
  await writeArchive(archive, now, async (add) => {
    await add(DATABASE, database);
    for (const row of tables.applications)
      if (row.photo && !(await addPhoto(source, String(row.photo), add))) missing.photos.push(row);
    for (const row of tables.pictures) if (!(await addPicture(source, String(row.id), add))) missing.pictures.push(row);
    for (const name of sheets) await add(name, await readFile(join(data, name)));
  });
  return { tables, sheets, missing };
}

/** Adds a photo's files. Narrower copies may be missing: the server then serves the full-size photo. */
async function addPhoto({ instance, photos }: Source, photo: string, add: HandleFile): Promise<boolean> {
  let hasFullSize = false;
  for (const name of photoNames(photo)) {
    const bytes = await photos.files.get(name);
    if (bytes) await add(archivedPhoto(instance, name), bytes);
    hasFullSize = bytes !== null;
  }
  return hasFullSize;
}

/** Adds a picture's files. @returns whether all are there. */
async function addPicture({ instance, pictureFiles }: Source, id: string, add: HandleFile): Promise<boolean> {
  let isWhole = true;
  for (const name of pictureNames(id)) {
    const bytes = await pictureFiles.files.get(name);
    if (bytes) await add(archivedPicture(instance, name), bytes);
    else isWhole = false;
  }
  return isWhole;
}

/** Lists the sheets and their last good copies in the data folder, including symbolic links to files. */
async function sheetNames(data: string): Promise<string[]> {
  const names: string[] = [];
  for (const folder of SHEET_FOLDERS) {
    for (const file of (await readdir(join(data, folder)).catch(absent([]))).sort()) {
      const name = `${folder}/${file}`;
      const found = await stat(join(data, name)).catch(() => null);
      if (found?.isFile() && isSheet(name) && !isTemporary(file)) names.push(name);
    }
  }
  return names;
}

/** Returns the content of a SQLite file with these rows. */
async function databaseOf(tables: Tables, path: string): Promise<Buffer> {
  try {
    const database = await openDatabase(`sqlite:${path}`);
    await writeTables(database, tables).finally(() => database.close());
    return await readFile(path);
  } finally {
    await rm(path, { force: true });
  }
}
