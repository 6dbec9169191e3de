/** What a column holds. Moments are ISO 8601 text in UTC, yes and no are 1 and 0. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/** SQL that SQLite and Postgres both understand, with its values as `$1`, `$2`, … */
export interface Statements {
  /** Only reads, unless it is in a transaction. It does not wait behind writes that wait for a lock. */
  all<Found = Row>(sql: string, values?: readonly Value[]): Promise<Found[]>;
  /** @returns how many rows it changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
}

/**
 * What is committed survives a power cut.
 * Everything throws a `DatabaseUnavailableError` when the database does not answer or stays locked.
 */
export interface Database extends Statements {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * All of `work` or nothing. What it awaits besides its own statements holds up every other writer. It may run more
   * than once: Postgres undoes one of two transactions that wait for each other, and that one is begun again.
   * @param deadlineMs in place of the database's own.
   * @throws what `work` throws, after undoing it.
   */
  transaction<Result>(work: (statements: Statements) => Promise<Result>, deadlineMs?: number): Promise<Result>;
  /** Reads that all see the database as it is at one moment. They hold up no writer of another process. */
  snapshot<Result>(read: (statements: Statements) => Promise<Result>): Promise<Result>;
  /**
   * Overwrites what was deleted, so that nothing of it is left in a SQLite file or its log. Postgres reuses the space
   * of deleted rows by itself.
   * @throws {DatabaseUnavailableError} while another process is using the old content.
   */
  erase(): Promise<void>;
  /** A SQLite database is one complete file then, unless others have it open. */
  close(): Promise<void>;
}

/** How long a database may take. */
export interface DatabaseTimes {
  /** How long to wait for one that is just starting; 0 by default. */
  startupMs?: number;
  /**
   * How long a statement or a transaction may take, counted from its call, so that waits do not add up. SQLite counts
   * the wait for the lock alone. Commands leave it out: with Postgres, their transactions may be as long as they need.
   */
  deadlineMs?: number;
}

/** Thrown when the database cannot be used at the moment. Nothing of the statement or transaction is stored. */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError';
}

/** Thrown when the database went away while it committed: the transaction is stored as a whole, or not at all. */
export class UncertainCommitError extends DatabaseUnavailableError {
  override readonly name = 'UncertainCommitError';
}
