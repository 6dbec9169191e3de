import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { sqliteFile } from '../../../src/server/settings/database-url';

/** Locks tables against writes. In SQLite, locks the whole database. @returns a function that unlocks them. */
export async function lockDatabase(url: string, ...tables: string[]): Promise<() => Promise<void>> {
  const file = sqliteFile(url);
  if (file) {
    const other = new DatabaseSync(file, { timeout: 5000 });
    other.exec('BEGIN EXCLUSIVE');
    return async () => other.close();
  }
  const other = new pg.Client(url);
  await other.connect();
  await other.query('BEGIN');
  await other.query(`LOCK TABLE ${tables.join()} IN EXCLUSIVE MODE`);
  return () => other.end();
}
