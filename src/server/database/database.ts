/** What a column holds. Moments are ISO 8601 text in UTC, yes and no are 1 and 0. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/** SQL that SQLite and Postgres both understand, with its values as `$1`, `$2`, … */
export interface Statements {
  all<Found = Row>(sql: string, values?: readonly Value[]): Promise<Found[]>;
  /** @returns how many rows it changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
}

/** What is committed survives a power cut. */
export interface Database extends Statements {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * All of `work` or nothing. What it awaits besides its own statements holds up every other writer.
   * @throws what `work` throws, after undoing it.
   */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** Reads that all see the database as it is at one moment. They hold up no writer of another process. */
  snapshot<Result>(read: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** A SQLite database is one complete file then, unless others have it open. */
  close(): Promise<void>;
}
