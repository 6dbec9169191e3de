/** The value of a column. Times are ISO 8601 text in UTC; booleans are 1 and 0. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/** SQL that SQLite and Postgres both understand, with its values as `$1`, `$2`, … */
export interface Statements {
  /** Returns rows. Outside a transaction, it only reads and never waits for a writer's lock. */
  all<Found = Row>(sql: string, values?: readonly Value[]): Promise<Found[]>;
  /** @returns the number of changed rows. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
}

/**
 * A database whose commits survive a power cut. All methods throw a `DatabaseUnavailableError` if the database doesn't
 * respond or stays locked.
 */
export interface Database extends Statements {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Commits all of `work` or nothing. In SQLite, other writers wait until it is done.
   * @throws the error from `work`, after rolling back.
   */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>;
  /**
   * Returns the same database for several calls that share a deadline, instead of one for each call.
   * @param end when to stop waiting for locks or for Postgres, as a `performance.now()` time.
   */
  endingBy(end: number): Database;
  /**
   * Overwrites deleted rows in the file and the log of a SQLite database. Postgres reuses their space.
   * @throws {DatabaseUnavailableError} while another process is reading the old content.
   */
  erase(): Promise<void>;
  /** Closes the database. This leaves SQLite with a single file, unless other processes have it open. */
  close(): Promise<void>;
}

/** Thrown when the database can't be used at the moment. The statement or transaction had no effect. */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError';
}

/** Thrown when another process held a lock for the whole time that a call could wait. */
export class DatabaseLockedError extends DatabaseUnavailableError {
  override readonly name = 'DatabaseLockedError';
}

/** Thrown if a commit is not confirmed, for example because the connection breaks: all of it was stored, or nothing. */
export class UncertainCommitError extends DatabaseUnavailableError {
  override readonly name = 'UncertainCommitError';
}
