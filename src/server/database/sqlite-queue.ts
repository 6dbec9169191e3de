import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseUnavailableError } from './database';

/** Between two tries for a lock; the process does other work meanwhile. */
const TRY_AGAIN_MS = 10;

/** What SQLite says when the disk, not the statement, is the reason: full, failing, or not writable. */
const UNAVAILABLE = /\b(?:disk is full|disk I\/O error|readonly database|unable to open database)\b/;

/**
 * The order of work on the one connection of a SQLite database. Writes wait for each other, reads for an open transaction
 * alone: in WAL mode they need no lock that a writer of another process could hold.
 */
export class SqliteQueue {
  #lastWrite: Promise<unknown> = Promise.resolve();
  #transaction: Promise<unknown> = Promise.resolve();
  /** Why the last transaction could not be undone; it is still open then, and no other one is running. */
  #leftOpen: unknown;
  #isClosing = false;

  /**
   * @param deadlineMs how long work waits, counted from its call.
   * @param check is called before all work, and throws if the file must not be used.
   */
  constructor(
    readonly connection: DatabaseSyncInstance,
    readonly deadlineMs: number,
    readonly check: () => void,
  ) {}

  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    const attempt = async () => {
      while (this.connection.isTransaction) {
        this.#endLeftOpen();
        await this.#transaction;
      }
      this.check();
      return work();
    };
    return retryWhileBusy(attempt, this.#endAfter(this.deadlineMs));
  }

  write<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#enqueue((isOver) => retryWhileBusy(work, isOver));
  }

  /** Runs work between two statements. If it fails, it is undone. */
  transaction<Result>(
    begin: string,
    end: string,
    work: () => Promise<Result>,
    deadlineMs = this.deadlineMs,
  ): Promise<Result> {
    return this.#enqueue(async (isOver) => {
      await retryWhileBusy(async () => this.connection.exec(begin), isOver).catch((error) => this.#undo(error));
      const running = this.#finish(end, work);
      this.#transaction = running.catch(() => {});
      return running;
    }, deadlineMs);
  }

  /** Resolves when no work is left; what waits for a lock is given up. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#lastWrite;
  }

  async #finish<Result>(end: string, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      this.connection.exec(end);
      return result;
    } catch (error) {
      return this.#undo(error);
    }
  }

  #undo(error: unknown): never {
    this.#rollBack();
    throw unavailable(error);
  }

  #rollBack(): void {
    this.#leftOpen = undefined;
    try {
      if (this.connection.isTransaction) this.connection.exec('ROLLBACK');
    } catch (error) {
      this.#leftOpen = error;
    }
  }

  /** @throws {DatabaseUnavailableError} if a transaction that failed can still not be undone: this work is not part of it. */
  #endLeftOpen(): void {
    if (this.#leftOpen === undefined) return;
    this.#rollBack();
    if (this.#leftOpen === undefined) return;
    throw new DatabaseUnavailableError(`a transaction cannot be undone: ${this.#leftOpen}`, { cause: this.#leftOpen });
  }

  #enqueue<Result>(work: (isOver: () => boolean) => Promise<Result>, deadlineMs = this.deadlineMs): Promise<Result> {
    const isOver = this.#endAfter(deadlineMs);
    const mine = this.#lastWrite.then(() => {
      this.#endLeftOpen();
      this.check();
      return work(isOver);
    });
    this.#lastWrite = mine.catch(() => {});
    return mine;
  }

  #endAfter(deadlineMs: number): () => boolean {
    const isLate = lateAfter(deadlineMs);
    return () => this.#isClosing || isLate();
  }
}

/** Returns a function that says whether the time is over. */
export function lateAfter(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

/**
 * Tries work again while another process holds a lock.
 * @throws {DatabaseUnavailableError} when it is still locked in the end, or the disk is full or failing.
 */
export async function retryWhileBusy<Result>(work: () => Promise<Result>, isOver: () => boolean): Promise<Result> {
  for (;;) {
    if (isOver()) throw new DatabaseUnavailableError('another process has locked the database');
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw unavailable(error);
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

/** Whether another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return /\b(?:locked|busy)\b/i.test(String(error));
}

function unavailable(error: unknown): unknown {
  return UNAVAILABLE.test(String(error)) ? new DatabaseUnavailableError(String(error), { cause: error }) : error;
}
