import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isBusy } from '../database/sqlite-queue';
import { ownerOf } from '../files/owner';

/** An empty file in the data folder. SQLite's lock on it ends with the process, however that ends. */
const LOCK_FILE = 'server.lock';
const TRY_AGAIN_MS = 50;

/** `shared` by servers that use a data folder; `exclusive` for a command that needs it without any. */
export type LockKind = 'shared' | 'exclusive';

/** Held until it is released, or the process ends. */
export interface DataLock {
  release(): void;
}

/**
 * Locks a data folder, which is made if it does not exist.
 * @param waitMs how long to wait for locks of other processes.
 * @returns null when it is still locked.
 * @throws when the file system cannot lock.
 */
export async function lockData(data: string, kind: LockKind, waitMs = 0): Promise<DataLock | null> {
  const giveToOwner = await ownerOf(data);
  await mkdir(data, { recursive: true });
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const file = join(data, LOCK_FILE);
  const connection = new DatabaseSync(file);
  try {
    for (const end = performance.now() + waitMs; ; ) {
      try {
        connection.exec(kind === 'shared' ? 'BEGIN; SELECT 1 FROM sqlite_master' : 'BEGIN EXCLUSIVE');
        await giveToOwner(file); // root may have made it
        return { release: () => connection.close() };
      } catch (error) {
        if (connection.isTransaction) connection.exec('ROLLBACK');
        if (!isBusy(error)) throw error;
        if (performance.now() >= end) break;
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  } catch (error) {
    connection.close();
    throw new Error(`The data folder ${data} cannot be locked: ${(error as Error).message}`, { cause: error });
  }
  connection.close();
  return null;
}
