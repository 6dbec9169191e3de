import type { Pool, PoolClient } from 'pg';
import { digestOf } from '../http/body';
import type { Database, Statements, Value } from './database';

/** Connections a server holds at most; Postgres allows 100 in all by default. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 30_000;
/** Shorter than the 10 seconds in which the server stops. */
const STATEMENT_TIMEOUT_MS = 8000;
const CONNECT_AGAIN_MS = 500;
/** Codes of a server that does not listen yet, whose name is not known yet, or that is starting up. */
const STARTING_UP = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03']);

/**
 * @param url `postgres://user:password@host/database`; `?sslmode=` and the like are understood.
 * @param waitMs how long it may take until it takes connections.
 */
export async function openPostgres(url: string, waitMs: number): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'ummes',
    max: MAX_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  pool.on('error', () => {}); // an idle connection broke; the next query takes another
  try {
    await reach(pool, waitMs);
  } catch (error) {
    await pool.end();
    const { message, code } = error as Error & { code?: string };
    throw new Error(`The Postgres database cannot be opened: ${message || code}`, { cause: error });
  }
  return {
    kind: 'postgres',
    ...statementsOf(pool),
    transaction: (work) => transaction(pool, 'BEGIN', work),
    snapshot: (read) => transaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', read),
    close: () => pool.end(),
  };
}

async function reach(pool: Pool, waitMs: number): Promise<void> {
  const end = Date.now() + waitMs;
  for (;;) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!STARTING_UP.has(code) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, CONNECT_AGAIN_MS));
    }
  }
}

async function transaction<Result>(
  pool: Pool,
  begin: string,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query(begin);
    const result = await work(statementsOf(client));
    await client.query('COMMIT');
    broken = false;
    return result;
  } finally {
    client.release(broken); // closing a connection undoes what was not committed
  }
}

const names = new Map<string, string>();

/** The name under which each connection keeps a statement prepared. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? digestOf(sql);
  names.set(sql, name);
  return name;
}

function statementsOf(connection: Pool | PoolClient): Statements {
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
