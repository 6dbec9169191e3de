import { sqliteFile } from '../settings/database-url';
import type { Database } from './database';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

export { describeDatabase, isDatabaseUrl, sqliteFile } from '../settings/database-url';

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
