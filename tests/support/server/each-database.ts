import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../../../src/server/database/open-database';
import { POSTGRES_MISSING, type PostgresServer, startPostgres } from './postgres-server';
import { temporaryFolder } from './running-server';

/** A kind of database for `describe.each`; `fresh` gives the address of a new one each time. */
export interface DatabaseKind {
  kind: string;
  fresh: () => Promise<string>;
  /** Why its tests are skipped; '' when they run. */
  missing: string;
}

/** SQLite and Postgres, for a test file's tests of both. Its Postgres runs as long as the file does. */
export function eachDatabase(): DatabaseKind[] {
  let postgres: PostgresServer | undefined;
  let databases = 0;
  beforeAll(async () => {
    if (!POSTGRES_MISSING) postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres?.stop(), 60_000);

  return [
    { kind: 'SQLite', fresh: async () => `sqlite:${join(await temporaryFolder(), 'a.db')}`, missing: '' },
    {
      kind: 'Postgres',
      missing: POSTGRES_MISSING,
      async fresh() {
        const { url = '' } = postgres ?? {};
        const admin = await openDatabase(url);
        databases += 1;
        await admin.run(`CREATE DATABASE own${databases}`);
        await admin.close();
        return url.replace(/postgres$/, `own${databases}`);
      },
    },
  ];
}
