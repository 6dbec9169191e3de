import type { Pool, PoolClient, QueryConfig } from 'pg';
import { waitAtMost } from '../wait-at-most';
import { type Database, DatabaseUnavailableError, type Statements, UncertainCommitError, type Value } from './database';

/**
 * Maximum numbers of connections per server; by default, Postgres allows 100 in total. Writes have a separate pool, so
 * that reads still get a connection while writes wait for a lock.
 */
const MAX_READERS = 6;
const MAX_WRITERS = 4;
/** Default time limit for connecting and for each statement. */
const TIMEOUT_MS = 8000;
const CLOSE_TIMEOUT_MS = 500;
/** Matches codes of errors not caused by the statement: connection, deadlocks, resources, locks, shutdown, system. */
const UNAVAILABLE = /^(?:08|25P03|40|53|55|57|58)/;

/** Returns how long a connection or a statement may still take, in milliseconds. */
type TimeLeft = () => number;

type PostgresError = Error & { code?: string; severity?: string };

/**
 * Connects to a database.
 * @param url `postgres://user:password@host/database`, with options such as `?sslmode=`.
 */
export async function openPostgres(url: string, deadlineMs?: number): Promise<Database> {
  const { default: pg } = await import('pg');
  // If Postgres doesn't respond, a call waits twice: for a connection, then for its first statement.
  const timeoutMs = deadlineMs ? deadlineMs / 2 : TIMEOUT_MS;
  const openPool = (max: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      application_name: 'ummes',
      max,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      statement_timeout: timeoutMs,
      query_timeout: timeoutMs,
      // Without this, a server that loses its connection would keep its locks until TCP gives up, after two hours.
      idle_in_transaction_session_timeout: timeoutMs,
    });
    // Without these listeners, a broken connection would end the process. The next query opens a new one.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const [readers, writers] = [openPool(MAX_READERS), openPool(MAX_WRITERS)];
  const close = () => waitAtMost(Promise.all([readers.end(), writers.end()]), CLOSE_TIMEOUT_MS);
  try {
    await readers.query('SELECT 1');
  } catch (error) {
    await close();
    const { message, code } = error as Error & { code?: string };
    throw new Error(`The Postgres database cannot be opened: ${message || code}`, { cause: error });
  }
  /** @param end when all calls have to end, as a `performance.now()` time. */
  const databaseWith = (end = Number.POSITIVE_INFINITY): Database => {
    const timeLeft: TimeLeft = () => Math.max(1, Math.ceil(Math.min(timeoutMs, end - performance.now())));
    const transaction: Database['transaction'] = (work) =>
      withClient(writers, timeLeft, async (client) => {
        await query(client, timeLeft, 'BEGIN');
        const result = await work(statementsOf(client, timeLeft));
        // If a statement has failed, Postgres responds to COMMIT with ROLLBACK, without an error.
        const { command } = await commit(client, timeLeft);
        if (command !== 'COMMIT') throw new Error('A statement in the transaction failed.');
        return result;
      });
    return {
      kind: 'postgres',
      all: (sql, values) => withClient(readers, timeLeft, (client) => statementsOf(client, timeLeft).all(sql, values)),
      // In a transaction, so that Postgres doesn't commit a statement that has timed out.
      run: (sql, values) => transaction((statements) => statements.run(sql, values)),
      transaction,
      endingBy: databaseWith,
      erase: async () => {},
      close,
    };
  };
  return databaseWith();
}

/** Closes the connection if the work fails; Postgres then rolls back what isn't committed. */
async function withClient<Result>(
  pool: Pool,
  timeLeft: TimeLeft,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await connect(pool, timeLeft);
  let hasFailed = true;
  try {
    const result = await work(client);
    hasFailed = false;
    return result;
  } finally {
    client.release(hasFailed);
  }
}

/** Waits for a free connection in a pool. @throws {DatabaseUnavailableError} if the time runs out first. */
async function connect(pool: Pool, timeLeft: TimeLeft): Promise<PoolClient> {
  let client: PoolClient | undefined;
  let isLate = false;
  const connected = pool
    .connect()
    .catch(throwUnavailable)
    .then((found) => {
      client = found;
      if (isLate) found.release();
    });
  await waitAtMost(connected, timeLeft());
  if (client) return client;
  isLate = true;
  connected.catch(() => {}); // it may still fail
  throw new DatabaseUnavailableError('Postgres: no connection in time');
}

/** Runs a statement. Only errors from the driver are examined, so that an error from a transaction's work stays as is. */
function query(client: PoolClient, timeLeft: TimeLeft, text: string, values: readonly Value[] = []) {
  return send(client, timeLeft, text, values).catch(throwUnavailable);
}

/**
 * Commits a transaction.
 * @throws {UncertainCommitError} whatever the error says: believing one that was wrong would lose data.
 */
function commit(client: PoolClient, timeLeft: TimeLeft) {
  return send(client, timeLeft, 'COMMIT').catch((error: PostgresError) => {
    throw new UncertainCommitError(`Postgres: ${error.message || error.code}`, { cause: error });
  });
}

function send(client: PoolClient, timeLeft: TimeLeft, text: string, values: readonly Value[] = []) {
  return client.query({ text, values: [...values], query_timeout: timeLeft() } as QueryConfig);
}

function throwUnavailable(error: PostgresError): never {
  if (!isUnavailable(error)) throw error;
  throw new DatabaseUnavailableError(`Postgres: ${error.message || error.code}`, { cause: error });
}

/** Errors from Postgres have a severity. Others come from the connection or the driver: it broke, or timed out. */
function isUnavailable({ severity, code = '' }: PostgresError): boolean {
  return severity === undefined || UNAVAILABLE.test(code);
}

function statementsOf(client: PoolClient, timeLeft: TimeLeft): Statements {
  return {
    async all<Found>(sql: string, values?: readonly Value[]) {
      return (await query(client, timeLeft, sql, values)).rows as Found[];
    },
    async run(sql, values) {
      return (await query(client, timeLeft, sql, values)).rowCount ?? 0;
    },
  };
}
