import { sqliteFile } from '../../settings/database-url';
import type { Database } from './database';
import { MIGRATIONS, type Migration } from './migrations';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** The id of the Postgres lock for migrations; an arbitrary number. */
const POSTGRES_LOCK = 7_865_312;

/**
 * Opens a database and creates its tables. Loads only the driver it needs.
 * @param deadlineMs how long a call may wait for a lock or for Postgres. Commands omit it.
 */
export async function openDatabase(url: string, deadlineMs?: number): Promise<Database> {
  const file = sqliteFile(url);
  const database = await (file ? openSqlite(file, deadlineMs) : openPostgres(url, deadlineMs));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Runs the pending migrations, all or nothing. Servers that start together migrate one after the other.
 * @throws if the database has a later schema.
 */
export async function migrate(database: Database, steps: readonly Migration[] = MIGRATIONS): Promise<void> {
  await database.transaction(async (statements) => {
    if (database.kind === 'postgres') await statements.all('SELECT pg_advisory_xact_lock($1)', [POSTGRES_LOCK]);
    await statements.run(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, "appliedAt" TEXT NOT NULL)',
    );
    const [row] = await statements.all<{ last: number | null }>('SELECT max(number) AS last FROM migrations');
    const applied = row?.last ?? 0;
    if (applied > steps.length) {
      throw new Error(
        `The database has schema ${applied}, but this version of ummes needs schema ${steps.length}. Use the version that created it, or an empty database.`,
      );
    }
    for (const [index, step] of steps.entries()) {
      if (index < applied) continue;
      for (const change of step) await (typeof change === 'string' ? statements.run(change) : change(statements));
      await statements.run('INSERT INTO migrations (number, "appliedAt") VALUES ($1, $2)', [
        index + 1,
        new Date().toISOString(),
      ]);
    }
  });
}
