import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Applications } from '../../applications/applications';
import type { Database } from '../../database/database';
import { openDatabase } from '../../database/open-database';
import { makeNewFile } from '../../files/private-file';
import { PHOTO_ENDING } from '../../photos/photo-store';
import type { Storage } from '../storage';
import { openArchivedDatabase } from './archived-database';
import {
  type Counts,
  countRecords,
  countsOf,
  differenceOf,
  type Records,
  readRecords,
  writeRecords,
} from './copy-storage';
import { MANIFEST, type Manifest } from './manifest';
import { sheetFiles } from './sheet-files';
import { DATABASE, unpackBackup } from './unpack-backup';
import { writeArchive } from './write-archive';

/** The folder beside the backup in which it is made. Each run has its own. */
const WORK_FOLDER = '.ummes-backup-';
/** A run that is older than this was killed. */
const ABANDONED_MS = 86_400_000;
/** A photo that is replaced or removed while the photos are read makes a backup start again, at most so often in all. */
const TRIES = 5;

type Source = Pick<Storage, 'database' | 'photos'>;

export interface BackupReport extends Counts {
  /** The backup's own path. */
  file: string;
  photos: number;
  sheets: number;
  /** Ids of applications whose photo is gone from the store. */
  missing: string[];
  /** Sheets whose names do not fit into an archive. */
  leftOut: string[];
}

/**
 * Writes a tar archive of the database as it is at one moment, of all photos that it names, and of the
 * sheets with their last good copies. The archive is read back and compared before it gets its name.
 * What comes in meanwhile is in the next backup.
 * @param target the folder of the backup, which must be there.
 * @param name the backup's name, of which an earlier one is replaced. Without it the name says when it was made.
 */
export async function writeBackup(
  { database, photos }: Source,
  data: string,
  target: string,
  name: string | null,
  now = new Date(),
): Promise<BackupReport> {
  await sweepAbandoned(target, now);
  const folder = await mkdtemp(join(target, WORK_FOLDER));
  try {
    let made = await archiveOnce({ database, photos }, data, folder, now);
    for (let tries = 1; made.isOutdated && tries < TRIES; tries++) {
      for (const name of await readdir(folder)) await rm(join(folder, name));
      made = await archiveOnce({ database, photos }, data, folder, now);
    }
    const { archive, manifest, leftOut } = made;
    await verify(archive, manifest, join(folder, 'verified'));
    const file = name ? join(target, name) : await freeFile(target, now);
    await rename(archive, file);
    const { applications, subscribers, messages, files, missing } = manifest;
    const count = (start: string) => Object.keys(files).filter((name) => name.startsWith(start)).length;
    const counts = { applications, subscribers, messages, photos: count('photos/'), sheets: count('sheets/') };
    return { file, ...counts, missing, leftOut };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Archived {
  /** Its path. */
  archive: string;
  manifest: Manifest;
  leftOut: string[];
  /** Whether a photo is missing because its application was corrected or removed after the database was read. */
  isOutdated: boolean;
}

async function archiveOnce({ database, photos }: Source, data: string, folder: string, now: Date): Promise<Archived> {
  const records = await readRecords(database);
  const copy = join(folder, DATABASE);
  await writeSnapshot(records, copy);
  const { names, leftOut } = await sheetFiles(data);
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), ...countsOf(records), missing: [], files: {} };
  const { files, missing } = manifest;
  const archive = join(folder, 'backup.tar');
  const current = new Applications(database);
  let isOutdated = false;
  await writeArchive(archive, now, async (add) => {
    files[DATABASE] = await add(DATABASE, await readFile(copy));
    for (const { id, photo } of records.applications) {
      if (!photo) continue;
      const bytes = await photos.get(photo);
      const name = `photos/${records.instanceId}/${photo}${PHOTO_ENDING}`;
      if (bytes) files[name] = await add(name, bytes);
      else {
        missing.push(id);
        isOutdated ||= (await current.photoStatus(photo)) === null;
      }
    }
    for (const name of names) files[name] = await add(name, await readFile(join(data, name)));
    await add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  });
  return { archive, manifest, leftOut, isOutdated };
}

/** A copy as a SQLite file, also of a Postgres database. */
async function writeSnapshot(records: Records, path: string): Promise<void> {
  const copy: Database = await openDatabase(`sqlite:${path}`);
  try {
    await writeRecords(records, copy);
  } finally {
    await copy.close();
  }
}

/** A name that no other backup has, not even one that ends in this second: the file is there from now on. */
async function freeFile(target: string, now: Date): Promise<string> {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  for (let number = 1; ; number++) {
    const file = join(target, `ummes-backup-${stamp}${number > 1 ? `-${number}` : ''}.tar`);
    if (await makeNewFile(file)) return file;
  }
}

/** Reads the archive as a restore would. @throws unless it holds what was read from the database and the store. */
async function verify(archive: string, expected: Manifest, folder: string): Promise<void> {
  try {
    await unpackBackup(archive, folder, (name) => name === DATABASE);
    const database = await openArchivedDatabase(join(folder, DATABASE));
    const found = await countRecords(database).finally(() => database.close());
    const difference = differenceOf(found, expected);
    if (difference) throw new Error(`it holds ${difference}`);
  } catch (error) {
    throw new Error(`The backup was not written, because reading it back failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Removes what killed runs have left, which is personal data. */
async function sweepAbandoned(target: string, now: Date): Promise<void> {
  for (const name of await readdir(target)) {
    if (!name.startsWith(WORK_FOLDER)) continue;
    const path = join(target, name);
    const found = await stat(path).catch(() => null); // another run may just have removed it
    if (found && now.getTime() - found.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
