import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application-parts';
import { migrate } from '../../../src/server/database/migrate';
import { MIGRATIONS } from '../../../src/server/database/migrations';
import { describeDatabase, isDatabaseUrl, openDatabase } from '../../../src/server/database/open-database';
import { formOf, picture, submit } from '../../support/server/application-form';
import { describeEachDatabase } from '../../support/server/each-database';
import { POSTGRES_MISSING, startPostgres } from '../../support/server/postgres-server';
import { lay, running, temporaryFolder } from '../../support/server/running-server';

describeEachDatabase('a database', ({ fresh }) => {
  test('three servers that start at once on an empty database make its tables once', async () => {
    const url = await fresh();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(url)));
    const rows = await opened[0]?.all<{ number: number }>('SELECT number FROM migrations ORDER BY number');
    expect(rows?.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    await Promise.all(opened.map((database) => database.close()));
  });

  test('a step that fails leaves the tables as they were, and a database of another schema is refused', async () => {
    const database = await openDatabase(await fresh());
    const steps = [...MIGRATIONS, ['CREATE TABLE later (a TEXT)', 'NONSENSE']];
    await expect(migrate(database, steps)).rejects.toThrow();
    await expect(database.all('SELECT * FROM later')).rejects.toThrow();
    await database.run(`INSERT INTO migrations (number, "appliedAt") VALUES (9, '2026-01-01T00:00:00.000Z')`);
    const meta = await database.all('SELECT * FROM meta');
    await expect(migrate(database)).rejects.toThrow(
      'The database has schema 9, and this version of ummes needs schema 1.',
    );
    expect(await database.all('SELECT * FROM meta')).toEqual(meta);
    await database.close();
  });

  test('a storage works: applications, retries, decisions, the directory, subscribers', async () => {
    const server = await running({ database: await fresh() });
    const attemptId = newAttemptId();
    const photo = await picture();
    const name = 'Ünïcode 谢 \u{1f600}';
    const said = await Promise.all(
      [1, 2, 3].map(() => submit(server.url, formOf({ attemptId, photo, answers: { name } }))),
    );
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [record, ...more] = await server.storage.applications.list();
    expect([record?.name, more.length, (await server.storage.photos.list()).length]).toEqual([name, 0, 1]);
    expect(await server.storage.applications.decide([record?.id ?? '', 'nobody'], 'approved')).toEqual([record?.id]);
    const answer = await server.get('/api/users/all');
    expect(JSON.parse(answer.body.toString())).toMatchObject([{ id: record?.id, name }]);
    expect((await server.get(`/photos/${record?.photo}.webp`)).status).toBe(200);

    expect(await server.storage.subscribers.add(['A@example.org', 'a@example.org'])).toBe(1);
    const [subscriber] = await server.storage.subscribers.list();
    const { status } = await server.get(`/newsletters/unsubscribe?id=${subscriber?.token}`, {}, 'POST');
    expect([subscriber?.email, status]).toEqual(['a@example.org', 200]);
    expect(await server.storage.applications.removeSamples()).toBe(0);
    expect((await server.get('/newsletters/unsubscribe?id=%00', {}, 'POST')).status).toBe(404);
  });
});

test.skipIf(POSTGRES_MISSING)(
  `what Postgres acknowledged is there after it crashed, and the server goes on${POSTGRES_MISSING}`,
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

test('what is no database address is recognised; a password is never shown', () => {
  for (const url of ['postgres://u:p@h/d', 'postgresql://h/d', 'sqlite:./a.db', 'sqlite:///a.db'])
    expect(isDatabaseUrl(url)).toBe(true);
  for (const url of ['', 'mysql://h/d', 'sqlite:', 'a.db', 'postgres//h']) expect(isDatabaseUrl(url)).toBe(false);
  expect(describeDatabase('postgres://user:secret@h:5432/d')).toBe('postgres://h:5432/d');
});

test('a database whose file was taken away takes no application, and is not thought well', async () => {
  const server = await running();
  expect((await submit(server.url, formOf())).status).toBe(200);
  await rm(join(server.data, 'ummes.db'));
  expect((await submit(server.url, formOf())).status).toBe(503);
  await lay(server.data, { 'ummes.db': '' });
  expect((await submit(server.url, formOf())).status).toBe(503);
  await server.get('/api/users/all');
  expect(JSON.parse((await server.get('/healthz')).body.toString()).database).toBe('failing');
  expect(JSON.stringify(server.logs)).toContain('was removed or replaced');
});

test('a file that is no database is named', async () => {
  const folder = await temporaryFolder();
  await lay(folder, { 'a.db': 'no database, for it is too short and says other things than it should'.repeat(20) });
  await expect(openDatabase(`sqlite:${join(folder, 'a.db')}`)).rejects.toThrow(join(folder, 'a.db'));
});
