// Postgres aborts one of two transactions that wait for each other. SQLite has only one writer at a time.
import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { openStorage } from '../../../src/server/storage/storage';
import { ANSWERS, formOf, picture, submit } from '../../support/server/application-form';
import { command as runCommand } from '../../support/server/command-line';
import { describeEachDatabase } from '../../support/server/each-database';
import { person, storeRecords } from '../../support/server/people';
import { running, temporaryFolder } from '../../support/server/running-server';

type Server = Awaited<ReturnType<typeof running>>;

/** Sends an application, or a correction to the one with this idempotency key. */
const apply = (server: Server, attemptId: string, designation: string, photo?: Buffer) =>
  submit(server.url, formOf({ attemptId, photo, answers: { designation } }));

const newest = async ({ storage }: Server) => {
  const record = (await storage.applications.list()).at(-1);
  if (!record) throw new Error('There is no application');
  return record;
};

describeEachDatabase('a corrected application', ({ fresh }) => {
  test('adds no text to the directory until an officer has read it', {
    timeout: 60_000,
  }, async () => {
    const database = await fresh();
    const server = await running({ database });
    const env = { UMMES_DATA: server.data, DATABASE_URL: database };
    const command = (...args: string[]) => runCommand(['applications', ...args], env);
    const attemptId = newAttemptId();
    await apply(server, attemptId, 'Engineer');
    const { id } = await newest(server);
    expect((await command('show', id)).out).toMatch(/^version +1$/m);
    expect((await command('list')).out).toMatch(new RegExp(`^${id}  v1  pending `));

    await apply(server, attemptId, 'Emperor');
    for (const name of [id, `${id}@1`, `${id}@3`]) {
      const { code, out, err } = await command('approve', name);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(`Read it with "ummes applications show ${id}", then approve ${id}@<version>`);
    }
    expect(JSON.parse((await server.get('/api/users/all')).body.toString())).toEqual([]);

    expect(JSON.parse((await command('list', '--json')).out)).toMatchObject([{ id, version: 2 }]);
    expect((await command('export')).out).toMatch(/"id","status","version"/);
    await apply(server, newAttemptId(), 'Lecturer');
    const other = await newest(server);
    expect(await command('approve', `${id}@2`, 'unknown@1', other.id)).toMatchObject({
      code: 1,
      out: `${id}  approved\n${other.id}  approved\n`,
      err: 'There is no application unknown.\n',
    });
    for (const wrong of [`${id}@`, `${id}@0`, `${id}@x`, `${id}@1@1`])
      expect((await command('approve', wrong)).code).toBe(2);
  });

  test('is approved only as the officer read it, even if a correction arrives at the same time', async () => {
    const server = await running({ database: await fresh() });
    for (let round = 0; round < 12; round++) {
      const attemptId = newAttemptId();
      await apply(server, attemptId, 'Engineer');
      const { id } = (await server.storage.applications.byAttempt(attemptId)) ?? { id: '' };
      const [decided, result] = await Promise.all([
        server.storage.applications.decide([round % 2 ? id : `${id}@1`], 'approved'),
        apply(server, attemptId, 'Emperor'),
      ]);
      const record = await server.storage.applications.byId(id);
      if (decided.length > 0) {
        expect(record).toMatchObject({ status: 'approved', version: 1, designation: 'Engineer' });
        expect(result.status).toBe(409);
      } else {
        expect(record).toMatchObject({ status: 'pending', version: 2, designation: 'Emperor' });
        expect(result.status).toBe(200);
      }
    }
  });

  test("never replaces another person's application that has the same idempotency key", async () => {
    const server = await running({ database: await fresh() });
    const { storage } = server;
    const attemptId = newAttemptId();
    const photo = await picture('png', 40, 40);
    const other = { name: 'Kumari Silva', email: 'kumari@example.org' };
    const taken = { status: 409, code: 'idempotency-key-taken', message: expect.stringContaining('new key') };
    const send = (answers: Record<string, string>) => submit(server.url, formOf({ attemptId, answers, photo }));
    expect((await send({})).status).toBe(200);
    expect(await send(other)).toEqual(taken);
    const first = await newest(server);
    expect(first).toMatchObject({ name: ANSWERS.name, email: ANSWERS.email, version: 1 });
    expect((await storage.photos.list()).map(({ id }) => id)).toEqual([first.photo]);

    expect((await send({ name: other.name })).status).toBe(200);
    expect((await send({ name: other.name, email: other.email })).status).toBe(200); // each changes only name or email
    expect(await newest(server)).toMatchObject({ ...other, version: 3 });
    await storage.applications.decide([`${first.id}@3`], 'approved');
    expect(await send({})).toEqual(taken);
    expect(await storage.applications.list()).toHaveLength(1);
  });

  test('gets a 409 with a reason after a decision, or a 200 if nothing changed', async () => {
    const server = await running({ database: await fresh() });
    for (const status of ['approved', 'rejected'] as const) {
      const attemptId = newAttemptId();
      const photo = await picture('png', 40, 40);
      await apply(server, attemptId, 'Engineer', photo);
      const { id } = (await server.storage.applications.byAttempt(attemptId)) ?? { id: '' };
      await server.storage.applications.decide([id], status);
      const photos = await server.storage.photos.list();
      expect(await apply(server, attemptId, 'Emperor', photo)).toEqual({
        status: 409,
        message: expect.stringContaining('already decided'),
      });
      expect((await apply(server, attemptId, 'Engineer', photo)).status).toBe(200);
      expect(await server.storage.applications.byId(id)).toMatchObject({
        status,
        version: 1,
        designation: 'Engineer',
      });
      expect(await server.storage.photos.list()).toEqual(photos);
    }
  });
});

const PEOPLE = Array.from({ length: 30 }, (_, index) => ({ ...person(index), status: 'pending' as const }));
const IDS = PEOPLE.map(({ id }) => id);
const TIMES = 10;

describeEachDatabase('a database', ({ fresh }) => {
  test("saves both officers' decisions on the same applications, even if made in opposite orders", async () => {
    const settings = { data: await temporaryFolder(), database: await fresh(), bucket: null };
    const [kumari, nimal] = [await openStorage(settings), await openStorage(settings)];
    await storeRecords(kumari.database, PEOPLE);
    for (let time = 0; time < TIMES; time++) {
      const decided = await Promise.all([
        kumari.applications.decide(IDS, 'approved'),
        nimal.applications.decide(IDS.toReversed(), 'rejected'),
      ]);
      expect(decided).toEqual([IDS, IDS.toReversed()]);
    }
    await kumari.close();
    await nimal.close();
  });
});
