import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, DatabaseUnavailableError } from '../../../src/server/storage/database/database';
import { openDatabase } from '../../../src/server/storage/database/open-database';
import { SERVER_DEADLINE_MS } from '../../../src/server/storage/storage';
import { formOf, submit } from '../../support/server/application-form';
import { POSTGRES_MISSING, type PostgresServer, startPostgres } from '../../support/server/postgres-server';
import { eventually, running } from '../../support/server/running-server';

let postgres: PostgresServer;
beforeAll(async () => {
  if (!POSTGRES_MISSING) postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

async function open(deadlineMs?: number, url = postgres.url): Promise<Database> {
  const database = await openDatabase(url, deadlineMs);
  onTestFinished(() => database.close());
  return database;
}

const SLEEP = 'SELECT pg_sleep(20)';
const SET_MARK = `INSERT INTO meta (name, value) VALUES ('mark', 'set')`;
const MARKED = `SELECT value FROM meta WHERE name = 'mark'`;

/** Connections that are running a slow statement or are idle in a transaction. */
const BUSY = `FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = 'ummes'
  AND (state = 'active' AND query LIKE '%pg_sleep%' OR state = 'idle in transaction' AND query LIKE 'INSERT%')`;

test.skipIf(POSTGRES_MISSING)(
  `rejects all applications within one deadline while Postgres is frozen${POSTGRES_MISSING}`,
  async () => {
    const server = await running({ database: postgres.url, submitsPerMinute: 0 });
    expect((await submit(server.url, formOf())).status).toBe(200);
    const patient = await open(1.6 * SERVER_DEADLINE_MS);
    postgres.freeze();
    try {
      const order: string[] = [];
      const apply = async () => order.push(String((await submit(server.url, formOf())).status));
      const sent: Promise<unknown>[] = [];
      for (let number = 0; number < 20; number++) {
        sent.push(apply());
        for (let turn = 0; turn < 5; turn++) await server.get('/healthz'); // spreads the applications over time
      }
      // This query starts last, because just sending the applications takes seconds on a busy machine.
      sent.push(patient.all('SELECT 1').catch(() => order.push('late')));
      await Promise.all(sent);
      expect(order).toEqual([...Array(20).fill('503'), 'late']);
    } finally {
      postgres.thaw();
    }
  },
);

describe.skipIf(POSTGRES_MISSING)(`a connection to Postgres${POSTGRES_MISSING}`, () => {
  for (const deadlineMs of [undefined, 5000]) {
    const who = deadlineMs ? 'a server' : 'a command';
    test(`in use by ${who} can break without affecting later work`, async () => {
      const [database, admin] = [await open(deadlineMs), await open()];
      let end = () => {};
      const hasEnded = new Promise<void>((resolve) => {
        end = resolve;
      });
      const used = [
        database.all(SLEEP),
        database.run(SLEEP),
        database.transaction(async (statements) => {
          await statements.run(SET_MARK);
          await statements.all(SLEEP);
        }),
        database.transaction(async (statements) => {
          await statements.run(SET_MARK.replace('mark', 'other'));
          await hasEnded; // while no statement is running
          await statements.all('SELECT 1');
        }),
      ];
      const failures = Promise.all(used.map((each) => each.catch((error) => error)));
      await eventually(async () => (await admin.all(`SELECT 1 ${BUSY}`)).length === used.length);
      await admin.all(`SELECT pg_terminate_backend(pid, 5000) ${BUSY}`);
      end();
      for (const failure of await failures) expect(failure).toBeInstanceOf(DatabaseUnavailableError);
      expect(await database.all(MARKED)).toEqual([]);
      await database.run(SET_MARK);
      await database.run(`DELETE FROM meta WHERE name = 'mark'`);
    });
  }

  test('does not commit a transaction with a failed statement', async () => {
    const database = await open();
    const work = database.transaction(async (statements) => {
      await statements.run(SET_MARK);
      await statements.run('NONSENSE').catch(() => {});
    });
    await expect(work).rejects.toThrow();
    expect(await database.all(MARKED)).toEqual([]);
  });
});
