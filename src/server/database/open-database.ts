import { sqliteFile } from '../settings/database-url';
import type { Database, DatabaseTimes } from './database';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

export { describeDatabase, isDatabaseUrl, sqliteFile } from '../settings/database-url';

/**
 * Opens a database and makes its tables. Only the driver it needs is loaded.
 * @param warn receives what was lost when it was recovered.
 */
export async function openDatabase(
  url: string,
  times: DatabaseTimes = {},
  warn?: (message: string) => void,
): Promise<Database> {
  const file = sqliteFile(url);
  const database = await (file ? openSqlite(file, times.deadlineMs, warn) : openPostgres(url, times));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
