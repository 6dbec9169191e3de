import { resolve } from 'node:path';
import type { Database } from './database';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** An address of a database: Postgres, or `sqlite:` and a path. */
const POSTGRES = /^postgres(?:ql)?:\/\//i;
const SQLITE = /^sqlite:(?:\/\/)?(?=.)/i;

export function isDatabaseUrl(text: string): boolean {
  return SQLITE.test(text) || (POSTGRES.test(text) && URL.canParse(text));
}

/** The file of a SQLite database; null for another kind. */
export function sqliteFile(url: string): string | null {
  return POSTGRES.test(url) ? null : resolve(url.replace(SQLITE, ''));
}

/** As people may see it: without user and password. */
export function describeDatabase(url: string): string {
  if (!POSTGRES.test(url)) return url;
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

/**
 * Opens a database and brings its tables up to date. Only the driver it needs is loaded.
 * @param waitMs how long to wait for one that is just starting.
 */
export async function openDatabase(url: string, waitMs = 0): Promise<Database> {
  const file = sqliteFile(url);
  const database = await (file ? openSqlite(file) : openPostgres(url, waitMs));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
