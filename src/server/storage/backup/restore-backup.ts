import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeDatabase, sqliteFile } from '../../settings/database-url';
import { lockData } from '../data-folder';
import type { Row } from '../database/database';
import { instanceId } from '../database/meta';
import { openDatabase } from '../database/open-database';
import { absent, writeAtomically } from '../files/files';
import { type FileStore, photoNames } from '../photos/photo-store';
import { pictureNames } from '../pictures/picture-store';
import { photosOf, pictureFilesOf, type StorageSettings } from '../storage';
import { readArchive } from './archive';
import { type BackupReport, readTables, reportOf, type Tables, writeTables } from './tables';
import { archivedPhoto, archivedPicture, DATABASE, isSheet } from './write-backup';

/** Folder in the data folder into which a backup is unpacked. */
const UNPACKED = 'restoring';
const PHOTO = /^photos\/[\w-]{1,40}\/[0-9a-f]{32}(?:-\d{3})?\.webp$/;
const PICTURE = /^pictures\/[\w-]{1,40}\/[0-9a-f]{32}(?:-\d{3,4})?\.(?:webp|avif)$/;
/** A hostile backup may contain any text, and the id becomes the name of a folder. */
const INSTANCE_ID = /^[\w-]{1,40}$/;
/** Suffixes of a SQLite database's files. SQLite would apply an old log to a restored file. */
const DATABASE_SUFFIXES = ['', '-wal', '-shm', '-journal'];

/** A complete backup that has been unpacked and verified. */
interface ReadBackup {
  /** The folder with the unpacked files. */
  folder: string;
  names: ReadonlySet<string>;
  sheets: string[];
  instance: string;
  tables: Tables;
}

/** Steps that remove restored files. */
type Undo = (() => Promise<void>)[];

/**
 * Restores a backup into the configured database, stores and data folder. Checks everything before it writes
 * anything, and writes the database last. After a failure, removes what it wrote.
 * @throws if a server is using the data folder, if data would be overwritten, or if the backup is damaged.
 */
export async function restoreBackup(archive: string, settings: StorageSettings): Promise<BackupReport> {
  const { data, database } = settings;
  const lock = await lockData(data, 'exclusive');
  if (!lock) throw new Error(`A server is using the data folder ${data}. Stop it first, then restore.`);
  const folder = join(data, UNPACKED);
  const undo: Undo = [];
  try {
    await rm(folder, { recursive: true, force: true }); // left by a killed restore
    const backup = await readBackup(archive, folder);
    await assertNoDatabase(database);
    await assertNoOtherSheets(backup, data);
    const missing = {
      photos: await restorePhotos(backup, settings, undo),
      pictures: await restorePictures(backup, settings, undo),
    };
    await restoreSheets(backup, data, undo);
    await restoreDatabase(backup, database, undo);
    return reportOf(backup.tables, backup.sheets, missing);
  } catch (error) {
    for (const remove of undo) await remove().catch(() => {}); // report the first failure, not this one
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    lock.release();
  }
}

/** @throws an error that describes the problem with the backup. */
async function readBackup(archive: string, folder: string): Promise<ReadBackup> {
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  try {
    const names = await readArchive(archive, async (name, bytes) => {
      if (name !== DATABASE && !PHOTO.test(name) && !PICTURE.test(name) && !isSheet(name))
        throw new Error(`it contains ${JSON.stringify(name)}, which does not belong in an ummes backup`);
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600 });
    });
    const database = await openDatabase(`sqlite:${join(folder, DATABASE)}`);
    try {
      const instance = await instanceId(database);
      if (!INSTANCE_ID.test(instance)) throw new Error('its database has no valid instance id');
      return { folder, names, sheets: [...names].filter(isSheet), instance, tables: await readTables(database) };
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new Error(`${archive} cannot be restored: ${(error as Error).message}.`, { cause: error });
  }
}

/** @throws if there is a SQLite file, or a Postgres database that a server has used. */
async function assertNoDatabase(url: string): Promise<void> {
  const file = sqliteFile(url);
  const existing = file && DATABASE_SUFFIXES.map((suffix) => `${file}${suffix}`).find((path) => existsSync(path));
  if (existing) {
    throw new Error(
      `The database file ${existing} already exists and will not be overwritten. Set UMMES_DATA to an empty folder, or move all the database's files elsewhere.`,
    );
  }
  if (file) return;
  const database = await openDatabase(url);
  const instance = await instanceId(database).finally(() => database.close());
  if (instance) {
    throw new Error(
      `The database ${describeDatabase(url)} already contains data, which will not be overwritten. Set DATABASE_URL to an empty database.`,
    );
  }
}

/** @throws if the data folder has different sheets. Identical ones may be left over from a killed restore. */
async function assertNoOtherSheets({ folder, sheets }: ReadBackup, data: string): Promise<void> {
  const others: string[] = [];
  for (const name of sheets) {
    const existing = await readFile(join(data, name)).catch(absent(null));
    if (existing && !existing.equals(await readFile(join(folder, name)))) others.push(name);
  }
  if (others.length === 0) return;
  throw new Error(
    `The data folder ${data} already contains different sheets (${others.join(', ')}), which will not be overwritten. Set UMMES_DATA to an empty folder, or move them elsewhere.`,
  );
}

/**
 * Stores the photos of applications. Photos that are already in the store stay, even if the restore fails.
 * @returns the applications whose full-size photo is not in the backup.
 */
async function restorePhotos(backup: ReadBackup, settings: StorageSettings, undo: Undo) {
  const { files } = photosOf(settings, backup.instance);
  const missing: Row[] = [];
  for (const row of backup.tables.applications) {
    if (!row.photo) continue;
    let hasFullSize = false;
    for (const name of photoNames(String(row.photo)))
      hasFullSize = await restoreFile(backup, archivedPhoto(backup.instance, name), files, name, undo);
    if (!hasFullSize) missing.push(row);
  }
  return missing;
}

/** Stores the pictures, as `restorePhotos` does. @returns the pictures of which a file is not in the backup. */
async function restorePictures(backup: ReadBackup, settings: StorageSettings, undo: Undo) {
  const { files } = pictureFilesOf(settings, backup.instance);
  const missing: Row[] = [];
  for (const row of backup.tables.pictures) {
    let isWhole = true;
    for (const name of pictureNames(String(row.id))) {
      const isThere = await restoreFile(backup, archivedPicture(backup.instance, name), files, name, undo);
      isWhole &&= isThere;
    }
    if (!isWhole) missing.push(row);
  }
  return missing;
}

/** Stores a file from a backup, unless it is in the store already. @returns whether the backup has it. */
async function restoreFile(
  { folder, names }: ReadBackup,
  archived: string,
  files: FileStore,
  name: string,
  undo: Undo,
): Promise<boolean> {
  if (!names.has(archived)) return false;
  if (await files.get(name)) return true;
  undo.push(() => files.remove(name));
  await files.put(name, await readFile(join(folder, archived)));
  return true;
}

async function restoreSheets({ folder, sheets }: ReadBackup, data: string, undo: Undo): Promise<void> {
  for (const name of sheets) {
    const path = join(data, name);
    if (existsSync(path)) continue;
    undo.push(() => rm(path, { force: true }));
    await writeAtomically(path, await readFile(join(folder, name)));
  }
}

/** Writes the rows to a new database. The backup's SQLite file isn't copied, because it could contain triggers. */
async function restoreDatabase({ tables }: ReadBackup, url: string, undo: Undo): Promise<void> {
  const file = sqliteFile(url);
  if (file) for (const suffix of DATABASE_SUFFIXES) undo.push(() => rm(`${file}${suffix}`, { force: true }));
  const database = await openDatabase(url);
  await writeTables(database, tables).finally(() => database.close());
}
