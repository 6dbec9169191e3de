import type { Pool, PoolClient } from 'pg';
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
  const transaction: Database['transaction'] = (work) =>
    withClient(writers, async (client) => {
      await client.query('BEGIN');
      const result = await work(statementsOf(client));
      // If a statement has failed, Postgres responds to COMMIT with ROLLBACK, without an error.
      const { command } = await client.query('COMMIT').catch(throwUncertain);
      if (command !== 'COMMIT') throw new Error('A statement in the transaction failed.');
      return result;
    });
  return {
    kind: 'postgres',
    all: (sql, values) => withClient(readers, (client) => statementsOf(client).all(sql, values)),
    // In a transaction, so that Postgres doesn't commit a statement that has timed out.
    run: (sql, values) => transaction((statements) => statements.run(sql, values)),
    transaction,
    erase: async () => {},
    close,
  };
}

/** Closes the connection if the work fails; Postgres then rolls back what isn't committed. */
async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(throwUnavailable);
  let hasFailed = true;
  try {
    const result = await work(client);
    hasFailed = false;
    return result;
  } catch (error) {
    return throwUnavailable(error as Error);
  } finally {
    client.release(hasFailed);
  }
}

function throwUnavailable(error: Error & { code?: string }): never {
  if (error instanceof DatabaseUnavailableError || !isUnavailable(error)) throw error;
  throw new DatabaseUnavailableError(`Postgres: ${error.message || error.code}`, { cause: error });
}

/** Rethrows an error from COMMIT. If Postgres rejected it, nothing was stored; if it didn't respond, we can't tell. */
function throwUncertain(error: Error & { code?: string; severity?: string }): never {
  if (error.severity === 'ERROR' || !isUnavailable(error)) throw error;
  throw new UncertainCommitError(`Postgres: ${error.message || error.code}`, { cause: error });
}

/** Errors from Postgres have a severity; others with a code come from the connection. */
function isUnavailable(error: Error & { code?: string }): boolean {
  const { code = '', message } = error;
  return 'severity' in error ? UNAVAILABLE.test(code) : code !== '' || /connect|timeout|closed/i.test(message);
}

function statementsOf(client: PoolClient): Statements {
  return {
    async all<Found>(sql: string, values: readonly Value[] = []) {
      return (await client.query(sql, [...values])).rows as Found[];
    },
    async run(sql, values = []) {
      return (await client.query(sql, [...values])).rowCount ?? 0;
    },
  };
}
