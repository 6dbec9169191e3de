import { join } from 'node:path';
import { inject } from 'vitest';
import { openPostgres } from '../../../src/server/database/postgres';
import { POSTGRES_MISSING } from './postgres-server';
import { temporaryFolder } from './running-server';
import { TEMPLATE } from './shared-postgres';

/** A kind of database for `describe.each`; `fresh` gives the address of a new one each time. */
export interface DatabaseKind {
  kind: string;
  fresh: () => Promise<string>;
  /** Why its tests are skipped; '' when they run. */
  missing: string;
}

/** SQLite and Postgres, for a test file's tests of both. */
export function eachDatabase(): DatabaseKind[] {
  return [
    { kind: 'SQLite', fresh: async () => `sqlite:${join(await temporaryFolder(), 'a.db')}`, missing: '' },
    { kind: 'Postgres', fresh: freshPostgres, missing: POSTGRES_MISSING },
  ];
}

let databases = 0;

/** A database of its own, in the Postgres that all test files share. */
export async function freshPostgres(): Promise<string> {
  const url = inject('postgresUrl');
  databases += 1;
  const name = `test_${process.pid}_${databases}`;
  const admin = await openPostgres(url, {});
  await admin.run(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  await admin.close();
  return url.replace(/postgres$/, name);
}
