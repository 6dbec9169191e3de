import { open, readFile, rename, rm } from 'node:fs/promises';
import { Applications } from '../applications/applications';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { type Office, officeId } from '../office';
import { PHOTO_ENDING } from '../photos/photo-store';
import { makePrivateFile } from '../private-file';
import { copyRecords } from './copy-office';
import { TAR_END, tarHead, tarPadding } from './tar';

export interface BackupReport {
  applications: number;
  photos: number;
  /** Ids of applications whose photo is gone from the store. */
  missing: string[];
}

/**
 * Writes a tar archive of the database as it is at one moment, and of all photos that it names. To
 * unpack it in the data folder is to restore it. What comes in meanwhile is in the next backup.
 */
export async function writeBackup({ database, photos }: Office, file: string, now = new Date()): Promise<BackupReport> {
  const draft = `${file}.part`;
  const snapshot = `${file}.db.part`;
  try {
    await rm(snapshot, { force: true });
    await takeSnapshot(database, snapshot);
    const copy = await openDatabase(`sqlite:${snapshot}`);
    const folder = `photos/${await officeId(copy)}`;
    const records = await new Applications(copy).list();
    await copy.run('PRAGMA journal_mode = DELETE').catch(() => {}); // one file, without a log beside it
    await copy.close();

    const archive = await open(draft, 'w', 0o600);
    const report: BackupReport = { applications: records.length, photos: 0, missing: [] };
    try {
      const add = async (name: string, bytes: Uint8Array) => {
        await archive.writeFile(tarHead(name, bytes.length, now));
        await archive.writeFile(bytes);
        await archive.writeFile(tarPadding(bytes.length));
      };
      await add('ummes.db', await readFile(snapshot));
      for (const { id, photo } of records) {
        if (!photo) continue;
        const bytes = await photos.get(photo);
        if (bytes) await add(`${folder}/${photo}${PHOTO_ENDING}`, bytes);
        if (bytes) report.photos += 1;
        else report.missing.push(id);
      }
      await archive.writeFile(TAR_END);
      await archive.sync();
    } finally {
      await archive.close();
    }
    await rename(draft, file);
    return report;
  } finally {
    for (const rest of [draft, snapshot, `${snapshot}-wal`, `${snapshot}-shm`]) await rm(rest, { force: true });
  }
}

/** A copy as a SQLite file, also of a Postgres database. */
async function takeSnapshot(database: Database, path: string): Promise<void> {
  if (database.kind === 'sqlite') {
    await makePrivateFile(path); // SQLite takes an empty file as it is
    await database.run('VACUUM INTO $1', [path]);
    return;
  }
  const copy = await openDatabase(`sqlite:${path}`);
  try {
    await copyRecords(database, copy);
  } finally {
    await copy.close();
  }
}
