import type { Pool, PoolClient, QueryConfig } from 'pg';
import { withTimeout } from '../with-timeout';
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
  const close = () => withTimeout(Promise.all([readers.end(), writers.end()]), CLOSE_TIMEOUT_MS);
  try {
    await readers.query('SELECT 1');
  } catch (error) {
    await close();
    const { message, code } = error as Error & { code?: string };
    throw new Error(`The Postgres database cannot be opened: ${message || code}`, { cause: error });
  }
  /** @param end when all calls have to end, as a `performance.now()` time; undefined to limit each statement only. */
  const databaseWith = (end?: number): Database => {
    const transaction: Database['transaction'] = (work) =>
      withClient(writers, end, async (client) => {
        await query(client, end, 'BEGIN');
        const result = await work(statementsOf(client, end));
        // If a statement has failed, Postgres responds to COMMIT with ROLLBACK, without an error.
        const { command } = await commit(client, end);
        if (command !== 'COMMIT') throw new Error('A statement in the transaction failed.');
        return result;
      });
    return {
      kind: 'postgres',
      all: (sql, values) => withClient(readers, end, (client) => statementsOf(client, end).all(sql, values)),
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
  end: number | undefined,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await connect(pool, end);
  let hasFailed = true;
  try {
    const result = await work(client);
    hasFailed = false;
    return result;
  } finally {
    client.release(hasFailed);
  }
}

/** Takes a connection from a pool. @throws {DatabaseUnavailableError} if there is none by `end`. */
async function connect(pool: Pool, end: number | undefined): Promise<PoolClient> {
  const connecting = pool.connect().catch(throwUnavailable);
  if (end === undefined) return connecting;
  let client: PoolClient | undefined;
  let isLate = false;
  const connected = connecting.then((found) => {
    client = found;
    if (isLate) found.release();
  });
  await withTimeout(connected, Math.max(0, end - performance.now()));
  if (client) return client;
  isLate = true;
  connected.catch(() => {}); // it may still fail
  throw new DatabaseUnavailableError('Postgres: no connection in time');
}

/** Runs a statement. Only errors from the driver are examined, so that an error from a transaction's work stays as is. */
function query(client: PoolClient, end: number | undefined, text: string, values: readonly Value[] = []) {
  return send(client, end, text, values).catch(throwUnavailable);
}

function commit(client: PoolClient, end: number | undefined) {
  return send(client, end, 'COMMIT').catch(throwUncertain);
}

function send(client: PoolClient, end: number | undefined, text: string, values: readonly Value[] = []) {
  const timeoutMs = end === undefined ? undefined : Math.max(1, Math.ceil(end - performance.now()));
  return client.query({ text, values: [...values], ...(timeoutMs && { query_timeout: timeoutMs }) } as QueryConfig);
}

function throwUnavailable(error: PostgresError): never {
  if (!isUnavailable(error)) throw error;
  throw new DatabaseUnavailableError(`Postgres: ${error.message || error.code}`, { cause: error });
}

/** Rethrows an error from COMMIT. If Postgres rejected it, nothing was stored; if it didn't respond, we can't tell. */
function throwUncertain(error: PostgresError): never {
  if (error.severity === 'ERROR' || !isUnavailable(error)) throw error;
  throw new UncertainCommitError(`Postgres: ${error.message || error.code}`, { cause: error });
}

/** Errors from Postgres have a severity. Others come from the connection or the driver: it broke, or timed out. */
function isUnavailable({ severity, code = '' }: PostgresError): boolean {
  return severity === undefined || UNAVAILABLE.test(code);
}

function statementsOf(client: PoolClient, end: number | undefined): Statements {
  return {
    async all<Found>(sql: string, values?: readonly Value[]) {
      return (await query(client, end, sql, values)).rows as Found[];
    },
    async run(sql, values) {
      return (await query(client, end, sql, values)).rowCount ?? 0;
    },
  };
}
