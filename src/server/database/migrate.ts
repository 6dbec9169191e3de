import type { Database, Statements } from './database';
import { MIGRATIONS } from './migrations';

/** An arbitrary number, the same for every server: whichever holds this lock migrates, the others wait. */
const POSTGRES_LOCK = 7_865_312;

/** Another server may be migrating a large database. */
const DEADLINE_MS = 60_000;

/**
 * Makes the tables; all steps or none. Servers that start together migrate one after the other.
 * @throws when the tables are of another schema.
 */
export async function migrate(database: Database, steps = MIGRATIONS): Promise<void> {
  await database.transaction(async (statements) => {
    if (database.kind === 'postgres') await statements.all('SELECT pg_advisory_xact_lock($1)', [POSTGRES_LOCK]);
    await statements.run(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, "appliedAt" TEXT NOT NULL)',
    );
    const done = await lastApplied(statements);
    if (done > steps.length) {
      throw new Error(
        `The database has schema ${done}, and this version of ummes needs schema ${steps.length}. Use the version that made it, or an empty database.`,
      );
    }
    for (let number = done + 1; number <= steps.length; number++) {
      for (const sql of steps[number - 1] ?? []) await statements.run(sql);
      await statements.run('INSERT INTO migrations (number, "appliedAt") VALUES ($1, $2)', [
        number,
        new Date().toISOString(),
      ]);
    }
  }, DEADLINE_MS);
}

async function lastApplied(statements: Statements): Promise<number> {
  const [row] = await statements.all<{ last: number | null }>('SELECT max(number) AS last FROM migrations');
  return row?.last ?? 0;
}
