// Fault injection: a Postgres connection is cut just before the response to a COMMIT.
import { connect, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { decisionResultSchema } from '../../../../src/model/desk/application';
import { formOf, submit } from '../../../support/server/application-form';
import { command } from '../../../support/server/command-line';
import { describeEachDatabase, freshPostgres } from '../../../support/server/each-database';
import { listen } from '../../../support/server/listen';
import { person, storeRecords } from '../../../support/server/people';
import { POSTGRES_MISSING } from '../../../support/server/postgres-server';
import { running } from '../../../support/server/running-server';
import { type DeskOfficer, deskOfficer } from '../desk-calls';

const DECISIONS = '/applications/decisions';

/** Starts a server with this many pending applications, named person0 and so on. */
async function desk(database: string, count = 1) {
  const server = await running({ database, submitsPerMinute: 0 });
  const records = Array.from({ length: count }, (_, index) => person(index));
  await storeRecords(
    server.storage.database,
    records.map((record) => ({ ...record, status: 'pending', decidedAt: null })),
  );
  return { server, officer: await deskOfficer(server) };
}

const decide = (officer: DeskOfficer, status: string, from = 'pending', ids = ['person0'], version = 1) =>
  officer.post(DECISIONS, { status, applications: ids.map((id) => ({ id, version, from })) });
const directory = async ({ get }: Awaited<ReturnType<typeof running>>) =>
  JSON.parse((await get('/api/users/all')).body.toString()).map(({ id }: { id: string }) => id);
const historyOf = async (officer: DeskOfficer, id = 'person0') =>
  (await officer.get(`/applications/${id}`)).json.history.map(
    ({ who, action, version }: Record<string, unknown>) => `${who} ${action} ${version}`,
  );

describeEachDatabase('decisions', ({ fresh }) => {
  test('soon appear in the directory, and in the history with the officer’s name', async () => {
    const { server, officer } = await desk(await fresh());
    const { status, json } = await decide(officer, 'approved');
    expect([status, json]).toEqual([200, { decided: [{ id: 'person0', version: 1, status: 'approved' }], failed: [] }]);
    expect(decisionResultSchema.parse(json)).toEqual(json);
    await expect.poll(() => directory(server)).toEqual(['person0']);
    expect(await historyOf(officer)).toEqual([' received 1', 'Nimali approved 1']);
    expect((await decide(officer, 'rejected', 'approved')).json.decided).toHaveLength(1);
    await expect.poll(() => directory(server)).toEqual([]);
    const { json: detail } = await officer.get('/applications/person0');
    expect([detail.status, detail.decidedAt]).toEqual(['rejected', expect.stringMatching(/^20.*Z$/)]);
  });

  test('can be undone: the application becomes pending and correctable again', async () => {
    const { server, officer } = await desk(await fresh(), 0);
    const attemptId = 'attempt-of-sanduni';
    await submit(server.url, formOf({ attemptId }));
    const [{ id = '' } = {}] = await server.storage.applications.list();
    await decide(officer, 'approved', 'pending', [id]);
    expect((await submit(server.url, formOf({ attemptId, answers: { designation: 'Chief' } }))).status).toBe(409);
    expect((await decide(officer, 'pending', 'approved', [id])).json.decided).toHaveLength(1);
    await expect.poll(() => directory(server)).toEqual([]);
    expect((await officer.get(`/applications/${id}`)).json).toMatchObject({ status: 'pending', decidedAt: null });
    expect((await submit(server.url, formOf({ attemptId, answers: { designation: 'Chief' } }))).status).toBe(200);
    expect(await historyOf(officer, id)).toEqual([
      ' received 1',
      'Nimali approved 1',
      'Nimali pending 1',
      ' corrected 2',
    ]);
    const { history } = (await officer.get(`/applications/${id}`)).json;
    expect(history.at(-1).fields).toEqual(['designation']);
    const { failed } = (await decide(officer, 'approved', 'pending', [id])).json;
    expect(failed).toEqual([{ id, reason: 'changed', by: '', at: history.at(-1).at, status: 'pending' }]);
  });

  test('by two officers at once show the second officer what the first did', async () => {
    const { server, officer } = await desk(await fresh(), 3);
    const other = await deskOfficer(server, 'Kumari');
    const all = ['person0', 'person1', 'person2'];
    const answers = await Promise.all([
      decide(officer, 'approved', 'pending', all),
      decide(other, 'rejected', 'pending', all),
    ]);
    const [first, second] = answers[0].json.failed.length === 0 ? answers : answers.toReversed();
    const [winner, result] = first === answers[0] ? ['Nimali', 'approved'] : ['Kumari', 'rejected'];
    expect(first?.json.decided).toHaveLength(3);
    expect(second?.json.decided).toEqual([]);
    const history = (await officer.get('/applications/person1')).json.history;
    expect(second?.json.failed[1]).toEqual({
      ...{ id: 'person1', reason: 'decided', by: winner, at: history[1].at, status: result },
    });
    expect(history).toHaveLength(2);

    // Applications that have changed since the officer saw them are skipped; the rest are decided.
    await other.post('/applications/remove', { applications: [{ id: 'person2', version: 1 }] });
    await decide(officer, 'pending', result, ['person0']);
    const mixed = await (await deskOfficer(server, 'Ruwan')).post(DECISIONS, {
      status: 'approved',
      applications: [
        { id: 'person2', version: 1, from: 'pending' },
        { id: 'person1', version: 1, from: 'pending' },
        { id: 'person0', version: 1, from: 'pending' },
      ],
    });
    expect(mixed.json.decided).toEqual([{ id: 'person0', version: 1, status: 'approved' }]);
    expect(mixed.json.failed.map(({ id, reason }: Record<string, string>) => [id, reason])).toEqual([
      ['person2', 'removed'],
      ['person1', 'decided'],
    ]);
    expect(mixed.json.failed[0]).toEqual({ id: 'person2', reason: 'removed', by: '', at: null, status: null });
  });

  test('can be repeated by the same officer, but not by another officer or for a different version', async () => {
    const { server, officer } = await desk(await fresh());
    const { json } = await decide(officer, 'approved');
    const before = (await officer.get('/applications/person0')).json;
    expect((await decide(officer, 'approved')).json).toEqual(json); // as if the response had been lost
    expect((await decide(officer, 'approved', 'approved')).json).toEqual(json);
    const other = await deskOfficer(server, 'Kumari');
    expect((await decide(other, 'approved')).json.failed).toMatchObject([{ reason: 'decided', by: 'Nimali' }]);
    expect((await decide(officer, 'approved', 'pending', ['person0'], 2)).json.decided).toEqual([]);
    expect((await officer.get('/applications/person0')).json).toEqual(before);
  });

  test('cover up to 200 applications at a time, and are visible on the command line', async () => {
    const { server, officer } = await desk(await fresh(), 201);
    const ids = Array.from({ length: 201 }, (_, index) => `person${index}`);
    const tooMany = await decide(officer, 'approved', 'pending', ids);
    expect([tooMany.status, tooMany.json.message]).toEqual([422, expect.stringMatching(/^Nothing was changed\./)]);
    expect((await decide(officer, 'approved', 'pending', ids.slice(0, 200))).json.decided).toHaveLength(200);
    const env = { UMMES_DATA: server.data, DATABASE_URL: server.settings.database };
    const { out } = await command(['applications', 'show', 'person199'], env);
    expect(out).toMatch(/approved, version 1, by Nimali\n$/);
    const root = { ...env, SUDO_USER: 'root' };
    expect((await command(['applications', 'reject', 'person199'], root)).code).toBe(0);
    const { failed } = (await decide(officer, 'pending', 'approved', ['person199', 'person198'])).json;
    expect(failed).toMatchObject([{ id: 'person199', reason: 'decided', by: 'root', status: 'rejected' }]);
  });

  test('in malformed requests are rejected and change nothing', async () => {
    const { officer } = await desk(await fresh());
    const one = { id: 'person0', version: 1, from: 'pending' };
    const bodies: [unknown, number][] = [
      ['', 400],
      ['{"status":', 400],
      ['\ufeff\0', 400],
      [`"${'x'.repeat(70_000)}"`, 413],
      [null, 422],
      [[], 422],
      [{ status: 'approved' }, 422],
      [{ status: 'approved', applications: [] }, 422],
      [{ status: 'published', applications: [one] }, 422],
      [{ status: ['approved'], applications: [one] }, 422],
      [{ status: 'approved', applications: [one, one] }, 422],
      [{ status: 'approved', applications: [{ ...one, from: 'other' }] }, 422],
      [{ status: 'approved', applications: [{ ...one, from: undefined }] }, 422],
      ...[0, -1, 1.5, '1', null, 2 ** 31, [1]].map((version): [unknown, number] => [
        { status: 'approved', applications: [{ ...one, version }] },
        422,
      ]),
      ['{"status":"approved","applications":[{"id":"person0","version":1e99,"from":"pending"}]}', 422],
      ['{"status":"approved","applications":[{"id":"person0","version":NaN,"from":"pending"}]}', 400],
      ...['', 'person0\0', "' OR 1=1", '%', '../person0', 'x'.repeat(65), 7, { $ne: '' }].map(
        (id): [unknown, number] => [{ status: 'approved', applications: [{ ...one, id }] }, 422],
      ),
    ];
    for (const [body, expected] of bodies) {
      const { status, json } = await officer.post(DECISIONS, body);
      expect([status, json.message], JSON.stringify(body)).toEqual([
        expected,
        expect.stringMatching(/^Nothing was changed\./),
      ]);
    }
    expect(await historyOf(officer)).toEqual([' received 1']);
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const { status } = await officer.send(method, DECISIONS, { status: 'approved', applications: [one] });
      expect([405, 422]).toContain(status);
    }
    expect((await officer.get(DECISIONS)).status).toBe(404);
    expect(await historyOf(officer)).toEqual([' received 1']);
  });
});

describe.skipIf(POSTGRES_MISSING)(`decisions in Postgres${POSTGRES_MISSING}`, () => {
  test('are reported as uncertain if the commit gets no response', async () => {
    const network = await silentAfterCommit(await freshPostgres());
    const { server, officer } = await desk(network.url, 3);
    const ids = ['person0', 'person1', 'person2'];
    network.arm();
    const { status, json } = await decide(officer, 'approved', 'pending', ids);
    expect([status, json.code]).toEqual([503, 'uncertain']);
    for (const id of ids) expect(await historyOf(officer, id)).toEqual([' received 1', 'Nimali approved 1']);
    await expect.poll(() => directory(server)).toEqual(ids);
  });
});

/** A proxy for Postgres. Once armed, it passes on a COMMIT and cuts the connection when Postgres responds. */
async function silentAfterCommit(url: string) {
  const address = new URL(url);
  const { hostname, port } = address;
  let isArmed = false;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    let [isDeciding, isCut] = [false, false];
    near.on('data', (bytes) => {
      isDeciding ||= isArmed && bytes.includes('approved');
      isCut = isDeciding && bytes.includes('COMMIT');
      if (isCut) isArmed = false;
      far.write(bytes);
    });
    far.on('data', (bytes) => (isCut ? near.destroy() : near.write(bytes)));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  address.port = String(await listen(proxy));
  return {
    url: String(address),
    arm() {
      isArmed = true;
    },
  };
}
