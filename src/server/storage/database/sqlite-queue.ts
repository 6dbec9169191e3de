import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailableError } from './database';
import { retryWhileLocked } from './sqlite-driver';

/**
 * Lets the calls to one SQLite connection take turns. Writes run one after the other, in the order in which they were
 * called. Reads don't queue: they also run while the first write waits for another process's lock. They wait only while
 * a transaction is open, because they would see its uncommitted rows.
 */
export class SqliteQueue {
  /** Settles when the last write in the queue has ended. */
  #lastWrite: Promise<unknown> = Promise.resolve();
  /** Settles when the open transaction has ended; null if none is open. */
  #openTransaction: Promise<unknown> | null = null;

  /** Runs a read. @param end when to stop waiting for a lock, as a `performance.now()` time. */
  read<Result>(end: number, work: () => Promise<Result>): Promise<Result> {
    return retryWhileLocked(end, async () => {
      while (this.#openTransaction) await this.#openTransaction;
      return work();
    });
  }

  /**
   * Runs a write after those called earlier.
   * @param end when to leave the queue, or to stop waiting for a lock, as a `performance.now()` time.
   */
  write<Result>(end: number, work: () => Result | Promise<Result>): Promise<Result> {
    const earlier = this.#lastWrite;
    const written = waitUntil(end, earlier).then(() => retryWhileLocked(end, work));
    this.#lastWrite = Promise.allSettled([earlier, written]);
    return written;
  }

  /** Runs a transaction as part of a write, and makes reads wait for it. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    const transaction = work();
    this.#openTransaction = transaction.catch(() => {});
    try {
      return await transaction;
    } finally {
      this.#openTransaction = null;
    }
  }

  /** Resolves when all writes have ended. */
  async idle(): Promise<void> {
    await this.#lastWrite;
  }
}

/** @throws {DatabaseUnavailableError} if the earlier writes haven't ended by `end`. */
async function waitUntil(end: number, earlier: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const timeout = delay(Math.max(0, end - performance.now()), true, { signal: timer.signal }).catch(() => false);
  const isLate = await Promise.race([earlier.then(() => false), timeout]);
  timer.abort();
  if (isLate) throw new DatabaseUnavailableError('Earlier writes are still waiting for the database.');
}
