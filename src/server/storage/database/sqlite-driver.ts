import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseUnavailableError } from './database';

/** A connection to a SQLite file. */
export type Connection = DatabaseSyncInstance;

/** Delay between attempts to get a lock. The process does other work in between. */
const RETRY_MS = 10;

/** SQLite's messages when the disk is full, failing or not writable. */
const UNAVAILABLE = /\b(?:disk is full|disk I\/O error|readonly database|unable to open database)\b/;

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
 * @param end when to stop retrying, as a `performance.now()` time.
 * @throws {DatabaseUnavailableError} if the file is still locked at `end`, or the disk is full or failing.
 */
export async function retryWhileBusy<Result>(end: number, work: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (UNAVAILABLE.test(String(error))) throw new DatabaseUnavailableError(String(error), { cause: error });
      if (!isBusy(error)) throw error;
      if (performance.now() > end)
        throw new DatabaseUnavailableError('another process has locked the database', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Returns whether an error means that another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return /\b(?:locked|busy)\b/i.test(String(error));
}
