import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from '../../database/database';
import { describeDatabase, openDatabase } from '../../database/open-database';
import { syncFolder, temporaryName } from '../../files/atomic-write';
import { countRecords, countsOf, differenceOf, type Records, writeRecords } from './copy-storage';

/** Where the rows of a backup go. */
export interface RestoreTarget {
  /** Writes all rows or none. */
  commit(records: Records): Promise<void>;
  close(): Promise<void>;
}

/** A SQLite file and its companions. SQLite would apply an old log to the restored file. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** @throws when there is such a file already. */
export function sqliteTarget(path: string, giveToOwner: (path: string) => Promise<void>): RestoreTarget {
  const throwExists = (there: string) => {
    throw new Error(
      `There is a database already: ${there}. Nothing is overwritten: set UMMES_DATA to an empty folder, or move it away with all that begins with its name.`,
    );
  };
  const there = BESIDE.map((ending) => `${path}${ending}`).find((file) => existsSync(file));
  if (there) throwExists(there);
  return {
    async commit(records) {
      await mkdir(dirname(path), { recursive: true });
      const temporary = temporaryName(path);
      try {
        // Not the file of the backup: it may hold triggers of whoever made it.
        const database = await openDatabase(`sqlite:${temporary}`);
        await writeAll(records, database).finally(() => database.close());
        await giveToOwner(temporary);
        await renameToNew(temporary, path).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') throwExists(path);
          throw error;
        });
        await syncFolder(dirname(path));
      } finally {
        for (const ending of BESIDE) await rm(`${temporary}${ending}`, { force: true });
      }
    },
    close: async () => {},
  };
}

/** Fails when a file of the new name has appeared, where the file system supports links. */
async function renameToNew(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    await rename(from, to);
  }
}

/** @throws when the database holds rows already. */
export async function postgresTarget(url: string): Promise<RestoreTarget> {
  const database = await openDatabase(url);
  try {
    const { applications, subscribers, messages } = await countRecords(database);
    if (applications + subscribers + messages > 0) {
      const others = messages > 0 ? `, and ${messages} messages,` : '';
      const held = `${applications} applications and ${subscribers} subscribers${others}`;
      throw new Error(
        `The database ${describeDatabase(url)} holds ${held} already. Nothing is overwritten: set DATABASE_URL to an empty one.`,
      );
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    commit: (records) => writeAll(records, database),
    close: () => database.close(),
  };
}

/** @throws, and writes nothing, unless exactly these rows are there afterwards. */
function writeAll(records: Records, database: Database): Promise<void> {
  return writeRecords(records, database, async (statements) => {
    const difference = differenceOf(await countRecords(statements), countsOf(records));
    if (difference) throw new Error(`Not everything could be restored: ${difference}.`);
  });
}
