import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseLockedError, DatabaseUnavailableError } from './database';

/** A connection to a SQLite file. */
export type Connection = DatabaseSyncInstance;

/** Delay between attempts to get a lock. Two hundred calls that wait at once take a tenth of a core. */
export const RETRY_MS = 50;

/** Result codes for a lock that another connection holds: SQLITE_BUSY and SQLITE_LOCKED. */
const LOCKED = [5, 6];
/** Result codes for a file that is not writable, failing, full or missing. */
const UNAVAILABLE = [8, 10, 13, 14];

/**
 * SQLite's texts for these codes (https://www.sqlite.org/c3ref/errcode.html). Needed because errors from
 * `statement.all()` have no code in @photostructure/sqlite 1; version 2 has it, but needs Node 22.
 */
const CODES_BY_MESSAGE = new Map([
  ['database is locked', 5],
  ['database table is locked', 6],
  ['attempt to write a readonly database', 8],
  ['disk I/O error', 10],
  ['database or disk is full', 13],
  ['unable to open database file', 14],
]);

/**
 * Opens a file. Only this module loads the driver, so that `node:sqlite`, which has the same API, can replace it.
 * SQLite's own wait for locks would block the process, so it is disabled.
 */
export async function connect(path: string): Promise<Connection> {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  return new DatabaseSync(path, { timeout: 0 });
}

/**
 * Runs work, and retries while another process holds a lock.
 * @param end when to stop retrying, as a `performance.now()` time. There is at least one attempt.
 * @throws {DatabaseLockedError} if the file is still locked at `end`.
 * @throws {DatabaseUnavailableError} if the disk is full or failing.
 */
export async function retryWhileLocked<Result>(end: number, work: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const code = resultCodeOf(error);
      if (UNAVAILABLE.includes(code)) throw new DatabaseUnavailableError(String(error), { cause: error });
      if (!LOCKED.includes(code)) throw error;
      if (performance.now() > end)
        throw new DatabaseLockedError('Another process has locked the database.', { cause: error });
      await delay(RETRY_MS);
    }
  }
}

/** Returns whether SQLite reports that another connection holds a lock. */
export function isLocked(error: unknown): boolean {
  return LOCKED.includes(resultCodeOf(error));
}

/** Returns the primary result code (https://www.sqlite.org/rescode.html); 0 if the error isn't from SQLite. */
function resultCodeOf(error: unknown): number {
  const { code, errcode, message } = Object(error);
  if (code !== 'ERR_SQLITE_ERROR') return 0;
  // The lowest byte of an extended code, such as SQLITE_BUSY_SNAPSHOT (517), is its primary code.
  return typeof errcode === 'number' ? errcode & 0xff : (CODES_BY_MESSAGE.get(message) ?? 0);
}
