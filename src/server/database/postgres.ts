import type { Client, Pool, PoolClient } from 'pg';
import { digestOf } from '../http/body';
import { withTimeout } from '../http/with-timeout';
import {
  type Database,
  type DatabaseTimes,
  DatabaseUnavailableError,
  type Statements,
  UncertainCommitError,
  type Value,
} from './database';

/** Connections a server holds at most; Postgres allows 100 in all by default. Writes that wait leave some for reads. */
const MAX_READERS = 6;
const MAX_WRITERS = 4;
const CONNECT_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 30_000;
/** Of a single statement; a command's transaction has no other limit. */
const STATEMENT_TIMEOUT_MS = 8000;
const CONNECT_AGAIN_MS = 500;
/** Besides the first try, of a transaction that Postgres has undone for another one. */
const RETRIES = 2;
/** Its codes then: each waited for the other's locks, or, at a stricter isolation level, both changed the same row. */
const UNDONE = /^40(?:P01|001)$/;
/** How long closing waits for Postgres to say goodbye. */
const CLOSE_TIMEOUT_MS = 500;
/** Codes of a server that does not listen yet, whose name is not known yet, or that is starting up. */
const STARTING_UP = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03']);
/** Classes of errors that are not the statement's: connection, a transaction cut off, resources, locks, an operator, the system. */
const UNAVAILABLE = /^(?:08|25P03|40|53|55|57|58)/;

/** @param url `postgres://user:password@host/database`; `?sslmode=` and the like are understood. */
export async function openPostgres(url: string, { startupMs = 0, deadlineMs }: DatabaseTimes): Promise<Database> {
  const { default: pg } = await import('pg');
  const statementMs = Math.min(STATEMENT_TIMEOUT_MS, deadlineMs ?? STATEMENT_TIMEOUT_MS);
  const poolOf = (max: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      application_name: 'ummes',
      max,
      keepAlive: true,
      connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, deadlineMs ?? CONNECT_TIMEOUT_MS),
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      statement_timeout: statementMs,
      query_timeout: statementMs,
      // Otherwise the locks of a server that has lost its network stay until TCP gives up, after two hours.
      idle_in_transaction_session_timeout: statementMs,
    });
    pool.on('error', () => {}); // an idle connection broke; the next query takes another
    // One in use broke: its statement fails as well. Without a listener, pg's event would end the process.
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const [readers, writers] = [poolOf(MAX_READERS), poolOf(MAX_WRITERS)];
  const close = () => withTimeout(Promise.all([readers.end(), writers.end()]), CLOSE_TIMEOUT_MS);
  try {
    await reach(readers, startupMs);
  } catch (error) {
    await close();
    const { message, code } = error as Error & { code?: string };
    throw new Error(`The Postgres database cannot be opened: ${message || code}`, { cause: error });
  }
  const change = <Result>(work: (statements: Statements) => Promise<Result>, ms = deadlineMs) =>
    transaction(writers, 'BEGIN', work, ms);
  return {
    kind: 'postgres',
    all: (sql, values) => withClient(readers, (client) => statementsOf(client).all(sql, values), deadlineMs),
    run: (sql, values) => {
      if (deadlineMs === undefined) return withClient(writers, (client) => statementsOf(client).run(sql, values));
      // In a transaction: a statement that is cut off while it waits for a lock is not carried out later.
      return change((statements) => statements.run(sql, values));
    },
    transaction: change,
    snapshot: (read) => transaction(readers, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', read),
    erase: async () => {},
    close,
  };
}

async function reach(pool: Pool, startupMs: number): Promise<void> {
  const end = performance.now() + startupMs;
  for (;;) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!STARTING_UP.has(code) || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, CONNECT_AGAIN_MS));
    }
  }
}

function transaction<Result>(
  pool: Pool,
  begin: string,
  work: (statements: Statements) => Promise<Result>,
  deadlineMs?: number,
): Promise<Result> {
  const runOnce = async (client: PoolClient) => {
    await client.query(begin);
    const result = await work(statementsOf(client));
    // Postgres answers the COMMIT of a transaction with a failed statement with ROLLBACK, and without an error.
    const { command } = await client.query('COMMIT').catch(throwUncertain);
    if (command !== 'COMMIT') throw new Error('A statement of the transaction has failed.');
    return result;
  };
  const run = async (client: PoolClient) => {
    for (let retries = 0; ; retries++) {
      try {
        return await runOnce(client);
      } catch (error) {
        if (retries === RETRIES || !UNDONE.test(String((error as { code?: string }).code))) throw error;
        await client.query('ROLLBACK');
      }
    }
  };
  return withClient(pool, run, deadlineMs);
}

/** Closes the connection when work fails or takes too long, which undoes what was not committed. */
async function withClient<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  deadlineMs?: number,
): Promise<Result> {
  const calledAt = performance.now();
  const client = await pool.connect().catch(throwUnavailable);
  const remainingMs = deadlineMs === undefined ? undefined : deadlineMs - (performance.now() - calledAt);
  const cut = () => void (client as unknown as Client).end().catch(() => {});
  const timer = remainingMs === undefined ? undefined : setTimeout(cut, Math.max(0, remainingMs));
  let failed = true;
  try {
    const result = await work(client);
    failed = false;
    return result;
  } catch (error) {
    return throwUnavailable(error as Error);
  } finally {
    clearTimeout(timer);
    client.release(failed);
  }
}

/** Errors of Postgres itself have a severity; others with a code come from the connection. */
function throwUnavailable(error: Error & { code?: string }): never {
  if (error instanceof DatabaseUnavailableError || !isUnavailable(error)) throw error;
  throw new DatabaseUnavailableError(`Postgres: ${error.message || error.code}`, { cause: error });
}

/** Of a COMMIT that got no answer. One that Postgres refuses is undone. */
function throwUncertain(error: Error & { code?: string; severity?: string }): never {
  if (error.severity === 'ERROR' || !isUnavailable(error)) throw error;
  throw new UncertainCommitError(`Postgres: ${error.message || error.code}`, { cause: error });
}

function isUnavailable(error: Error & { code?: string }): boolean {
  const { code = '', message } = error;
  return 'severity' in error ? UNAVAILABLE.test(code) : code !== '' || /connect|timeout|closed/i.test(message);
}

const names = new Map<string, string>();

/** The name under which each connection keeps a statement prepared. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? digestOf(sql);
  names.set(sql, name);
  return name;
}

function statementsOf(connection: PoolClient): Statements {
  const query = (sql: string, values: readonly Value[] = []) =>
    connection.query({ name: nameOf(sql), text: sql, values: [...values] });
  return {
    async all<Found>(sql: string, values?: readonly Value[]) {
      return (await query(sql, values)).rows as Found[];
    },
    async run(sql, values) {
      return (await query(sql, values)).rowCount ?? 0;
    },
  };
}
