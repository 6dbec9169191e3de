import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describeDatabase, openDatabase } from '../database/open-database';
import { syncFolder } from '../photos/disk-photos';
import { countRecords, type Records, writeRecords } from './copy-office';

/** Where the rows of a backup go. */
export interface RestoreTarget {
  /**
   * Makes the rows be there, all or none.
   * @param file a SQLite database that holds the records.
   */
  commit(records: Records, file: string): Promise<void>;
  close(): Promise<void>;
}

/** A SQLite file, and what lies beside it. SQLite would take an old log for one of the restored file. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** @throws when there is such a file already. */
export function sqliteTarget(path: string, giveToOwner: (path: string) => Promise<void>): RestoreTarget {
  const refuse = (there: string) => {
    throw new Error(
      `There is a database already: ${there}. Nothing is overwritten: set UMMES_DATA to an empty folder, or move it away with all that begins with its name.`,
    );
  };
  const there = BESIDE.map((ending) => `${path}${ending}`).find((file) => existsSync(file));
  if (there) refuse(there);
  return {
    async commit(_records, file) {
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        await copyFile(file, temporary);
        const handle = await open(temporary, 'r+');
        await handle.chmod(0o600);
        await handle.sync().finally(() => handle.close());
        await giveToOwner(temporary);
        await renameToNew(temporary, path).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') refuse(path);
          throw error;
        });
        await syncFolder(dirname(path));
      } finally {
        await rm(temporary, { force: true });
      }
    },
    close: async () => {},
  };
}

/** Does not replace a file that has come meanwhile, where the file system knows links. */
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
    const { applications, subscribers } = await countRecords(database);
    if (applications + subscribers > 0) {
      const held = `${applications} applications and ${subscribers} subscribers`;
      throw new Error(
        `The database ${describeDatabase(url)} holds ${held} already. Nothing is overwritten: set DATABASE_URL to an empty one.`,
      );
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    commit: (records) =>
      writeRecords(records, database, async (statements) => {
        const { applications, subscribers } = await countRecords(statements);
        if (applications !== records.applications.length || subscribers !== records.subscribers.length)
          throw new Error(`Only ${applications} applications and ${subscribers} subscribers were restored.`);
      }),
    close: () => database.close(),
  };
}
