import type { Database } from '../../database/database';
import { migrate } from '../../database/migrate';
import { openSqlite } from '../../database/sqlite';

/**
 * Opens the database of an unpacked backup.
 * @throws when it is damaged, or not a database of ummes.
 */
export async function openArchivedDatabase(path: string): Promise<Database> {
  const database = await openSqlite(path);
  try {
    const [table] = await database.all(`SELECT name FROM sqlite_master WHERE name = 'applications'`);
    if (!table) throw new Error('its database is empty');
    const [checked] = await database.all('PRAGMA integrity_check');
    if (checked?.integrity_check !== 'ok') throw new Error(`its database is damaged: ${checked?.integrity_check}`);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
