import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../src/server/storage/database/open-database';
import { openPostgres } from '../../../src/server/storage/database/postgres';
import { POSTGRES_MISSING, startPostgres } from './postgres-server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the Postgres server that all test files share, or '' if Postgres isn't installed. */
    postgresUrl: string;
  }
}

/** The database with our tables, which tests copy. */
export const TEMPLATE = 'ummes_template';

/** Vitest's global setup. Starts one Postgres server for the whole run. */
export default async function sharePostgres(project: TestProject) {
  project.provide('postgresUrl', '');
  if (POSTGRES_MISSING) return;
  // Nothing crashes this server. Waiting for a busy disk would exceed the servers' deadlines.
  const postgres = await startPostgres(['fsync=off', 'full_page_writes=off']);
  const admin = await openPostgres(postgres.url);
  await admin.all(`CREATE DATABASE ${TEMPLATE}`);
  await admin.close();
  await (await openDatabase(postgres.url.replace(/postgres$/, TEMPLATE))).close();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
