import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { openPostgres } from '../../../src/server/storage/database/postgres';
import { POSTGRES_MISSING } from './postgres-server';
import { temporaryFolder } from './running-server';
import { TEMPLATE } from './shared-postgres';

/** A kind of database to test with. `fresh` creates a database and returns its address. */
export interface TestDatabase {
  kind: 'SQLite' | 'Postgres';
  fresh: () => Promise<string>;
}

/** Declares a group of tests twice, for SQLite and for Postgres. */
export function describeEachDatabase(name: string, declareTests: (database: TestDatabase) => void): void {
  const freshSqlite = async () => `sqlite:${join(await temporaryFolder(), 'a.db')}`;
  describe(`${name} (SQLite)`, () => declareTests({ kind: 'SQLite', fresh: freshSqlite }));
  describe.skipIf(POSTGRES_MISSING)(`${name} (Postgres)${POSTGRES_MISSING}`, () =>
    declareTests({ kind: 'Postgres', fresh: freshPostgres }),
  );
}

/** Creates a database in the Postgres server that all test files share. */
export async function freshPostgres(): Promise<string> {
  const url = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = await openPostgres(url);
  await admin.all(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  await admin.close();
  return url.replace(/postgres$/, name);
}
