import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeDatabase, isDatabaseUrl } from '../../../src/server/settings/database-url';
import { type Database, DatabaseUnavailableError } from '../../../src/server/storage/database/database';
import { writeMeta } from '../../../src/server/storage/database/meta';
import { MIGRATIONS } from '../../../src/server/storage/database/migrations';
import { migrate, openDatabase } from '../../../src/server/storage/database/open-database';
import { formOf, submit } from '../../support/server/application-form';
import { describeEachDatabase } from '../../support/server/each-database';
import { lockDatabase } from '../../support/server/lock-database';
import { POSTGRES_MISSING, startPostgres } from '../../support/server/postgres-server';
import { running, temporaryFolder, writeFiles } from '../../support/server/running-server';

describeEachDatabase('a database', ({ fresh }) => {
  test('is set up only once when three servers start together', async () => {
    const url = await fresh();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(url)));
    const rows = await opened[0]?.all<{ number: number }>('SELECT number FROM migrations ORDER BY number');
    expect(rows?.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    await Promise.all(opened.map((database) => database.close()));
  });

  test('rolls back a failed migration, and is rejected if its schema is newer', async () => {
    const database = await openDatabase(await fresh());
    const steps = [...MIGRATIONS, ['CREATE TABLE later (a TEXT)', 'NONSENSE']];
    await expect(migrate(database, steps)).rejects.toThrow();
    await expect(database.all('SELECT * FROM later')).rejects.toThrow();
    await database.run(`INSERT INTO migrations (number, "appliedAt") VALUES (9, '2026-01-01T00:00:00.000Z')`);
    const meta = await database.all('SELECT * FROM meta');
    await expect(migrate(database)).rejects.toThrow(
      `The database has schema 9, but this version of ummes needs schema ${MIGRATIONS.length}.`,
    );
    expect(await database.all('SELECT * FROM meta')).toEqual(meta);
    await database.close();
  });

  test("leaves a transaction's own error as it is, whatever it says, and doesn't repeat the work", async () => {
    const database = await openDatabase(await fresh());
    for (const text of ['The account is locked.', 'The line is busy.', 'database is locked', 'connection timeout']) {
      const error = Object.assign(new Error(text), { code: 'ENOENT' });
      let runs = 0;
      const work = async () => {
        runs += 1;
        throw error;
      };
      await expect(database.transaction(work)).rejects.toBe(error);
      expect(runs).toBe(1);
    }
    await database.close();
  });

  test('shares one deadline between calls that ask for it', async () => {
    const url = await fresh();
    const [database, other] = [await openDatabase(url, 1000), await openDatabase(url, 1000)];
    const unlock = await lockDatabase(url, 'meta');
    const write = (to: Database) => writeMeta(to, 'mark', 'set');
    const together = database.endingBy(performance.now() + 200);
    await expect(write(together)).rejects.toThrow(DatabaseUnavailableError);
    const order: string[] = [];
    const noted = (name: string, written: Promise<void>) => written.catch(() => order.push(name));
    await Promise.all([noted('own deadline', write(other)), noted('shared deadline', write(together))]);
    expect(order).toEqual(['shared deadline', 'own deadline']);
    await unlock();
    await Promise.all([database.close(), other.close()]);
  });

  test('is not queried for a token with a NUL, which Postgres rejects, and the response is a 404', async () => {
    const { get } = await running({ database: await fresh() });
    expect((await get('/newsletters/unsubscribe?id=%00', {}, 'POST')).status).toBe(404);
  });
});

test.skipIf(POSTGRES_MISSING)(
  `no acknowledged application is lost in a Postgres crash, and later ones are accepted${POSTGRES_MISSING}`,
  async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    const server = await running({ database: postgres.url });
    for (let turn = 0; turn < 5; turn++) await submit(server.url, formOf());
    await postgres.crash();
    await expect.poll(async () => (await submit(server.url, formOf())).status).toBe(200);
    expect((await server.storage.applications.list()).length).toBeGreaterThanOrEqual(6);
  },
);

test('database addresses are recognised, and shown without their passwords', () => {
  for (const url of ['postgres://u:p@h/d', 'postgresql://h/d', 'sqlite:./a.db', 'sqlite:///a.db'])
    expect(isDatabaseUrl(url)).toBe(true);
  for (const url of ['', 'mysql://h/d', 'sqlite:', 'a.db', 'postgres//h']) expect(isDatabaseUrl(url)).toBe(false);
  expect(describeDatabase('postgres://user:secret@h:5432/d')).toBe('postgres://h:5432/d');
});

test('applications are rejected once the database file is removed, and the log reports the removal', async () => {
  const server = await running();
  expect((await submit(server.url, formOf())).status).toBe(200);
  await rm(join(server.data, 'ummes.db'));
  expect((await submit(server.url, formOf())).status).toBe(503);
  await writeFiles(server.data, { 'ummes.db': '' });
  expect((await submit(server.url, formOf())).status).toBe(503);
  const state = async () => JSON.parse((await server.get('/healthz')).body.toString()).database;
  await expect.poll(state).toBe('failing');
  expect(JSON.stringify(server.logs)).toContain('was removed or replaced');
});

test('the error for a file that is not a database names the file', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'a.db': 'This is not a database. '.repeat(60) });
  await expect(openDatabase(`sqlite:${join(folder, 'a.db')}`)).rejects.toThrow(join(folder, 'a.db'));
});
