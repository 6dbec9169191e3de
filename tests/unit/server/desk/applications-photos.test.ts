// Fault injection: individual calls to the photo store or database fail. `meta` shows whether an erasure is complete.
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { applicationDetailSchema, removalResultSchema } from '../../../../src/model/desk/application';
import { DatabaseUnavailableError, UncertainCommitError } from '../../../../src/server/storage/database/database';
import { readMeta } from '../../../../src/server/storage/database/meta';
import { sweepStorage } from '../../../../src/server/storage/sweep-storage';
import { formOf, submit } from '../../../support/server/application-form';
import { describeEachDatabase } from '../../../support/server/each-database';
import { ask, eventually, running } from '../../../support/server/running-server';
import { deskOfficer } from '../desk-calls';

type Server = Awaited<ReturnType<typeof running>>;

/** Expects every stored photo to belong to an application, and every application's photo to be stored. */
async function expectOwnPhotos({ applications, photos }: Server['storage']): Promise<void> {
  const named = (await applications.list()).flatMap(({ photo }) => photo ?? []);
  expect((await photos.list()).map(({ id }) => id).sort()).toEqual(named.sort());
}

/** Creates a red image whose left half is blue. */
function photo(): Promise<Buffer> {
  const halves = '<rect width="120" height="60" fill="#f00"/><rect width="60" height="60" fill="#00f"/>';
  return sharp(Buffer.from(`<svg width="120" height="60">${halves}</svg>`))
    .png()
    .toBuffer();
}

async function blueSide(bytes: Uint8Array) {
  const corners = await sharp(bytes).removeAlpha().resize(2, 2, { fit: 'fill' }).raw().toBuffer();
  const blue = [0, 1, 2, 3].filter((at) => (corners[at * 3 + 2] ?? 0) > (corners[at * 3] ?? 0));
  return { '0,2': 'left', '1,3': 'right', '0,1': 'top', '2,3': 'bottom' }[String(blue)];
}

async function desk(database: string, picture: Buffer | undefined) {
  const server = await running({ database, submitsPerMinute: 0 });
  await submit(server.url, formOf({ photo: picture, photoType: 'image/png' }));
  const [record] = await server.storage.applications.list();
  const { id = '', photo: stored = null } = record ?? {};
  return { server, id, photo: stored ?? '', officer: await deskOfficer(server) };
}

/** Expects every application's photo to exist and to survive a sweep, and no temporary files to be left. */
async function expectConsistent({ storage, data }: Server) {
  for (const { photo: named } of await storage.applications.list())
    if (named) expect(await storage.photos.get(named)).not.toBeNull();
  expect(await readdir(storage.uploads)).toEqual([]);
  await sweepStorage(storage, data, new Date(Date.now() + 7_200_000));
  await expectOwnPhotos(storage);
}

describeEachDatabase('photos at the desk', ({ fresh }) => {
  test('are visible only with a session, whatever their address', async () => {
    const { server, id, photo: name, officer } = await desk(await fresh(), await photo());
    const path = `/api/desk/photos/${name}.webp`;
    const shown = await fetch(server.url + path, { headers: { cookie: officer.cookie } });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(shown.headers.get('access-control-allow-origin')).toBeNull();
    expect(await blueSide(new Uint8Array(await shown.arrayBuffer()))).toBe('left');

    for (const cookie of ['', 'ummes-desk=', `ummes-desk=${'A'.repeat(43)}`]) {
      const { status, body } = await ask(server.url, path, { cookie });
      expect([status, JSON.parse(body.toString())]).toEqual([
        401,
        { code: 'signed-out', message: 'You are not signed in.' },
      ]);
    }
    expect((await server.get(`/photos/${name}.webp`)).status).toBe(404); // pending
    const { cookie } = officer;
    const guesses = [
      `${'0'.repeat(32)}.webp`,
      `${name}.jpg`,
      name,
      `${name}.webp.webp`,
      `${name.toUpperCase()}.WEBP`,
      `..%2f${name}.webp`,
      `%2e%2e%2f%2e%2e%2fummes.db`,
      `../../../ummes.db`,
      `${name}.webp%00`,
      `${name}%00.webp`,
      `*.webp`,
      `check-${name}.webp`,
      '.webp',
      '',
    ];
    for (const guess of guesses)
      expect((await ask(server.url, `/api/desk/photos/${guess}`, { cookie })).status, guess).toBe(404);

    await officer.decide(id, 'rejected');
    expect((await ask(server.url, path, { cookie })).status).toBe(200);
    await officer.post('/applications/remove', { applications: [{ id, version: 1 }] });
    expect((await ask(server.url, path, { cookie })).status).toBe(404);
    // A photo without an application is not shown, even if the store has it.
    await server.storage.photos.files.put(name, new Uint8Array(await photo()));
    expect((await ask(server.url, path, { cookie })).status).toBe(404);
  });

  test('are rotated clockwise, and each rotation creates a new photo and version', async () => {
    const { server, id, photo: first, officer } = await desk(await fresh(), await photo());
    const sides: unknown[] = [];
    let version = 1;
    for (const degrees of [90, 180, 270]) {
      const { status, json } = await officer.turn(id, version, 'pending', degrees);
      expect([status, json.version]).toEqual([200, ++version]);
      expect(applicationDetailSchema.parse(json)).toEqual(json);
      sides.push(await blueSide((await server.storage.photos.get(json.photo)) ?? new Uint8Array()));
      expect(json.original).toBeNull();
      expect(json.history.at(-1)).toMatchObject({ who: 'Nimali', action: 'edited', version, fields: ['profileImage'] });
    }
    expect(sides).toEqual(['top', 'bottom', 'right']);
    expect(await server.storage.photos.get(first)).toBeNull();
    await expectOwnPhotos(server.storage);
    await expectConsistent(server);

    const rejected = await officer.turn(id, 1);
    expect([rejected.status, rejected.json.application.version]).toEqual([409, 4]);
    for (const degrees of [0, 45, 360, '90', null])
      expect((await officer.turn(id, 4, 'pending', degrees)).status).toBe(422);
    expect((await officer.turn('unknown', 4)).status).toBe(404);
  });

  test('that two officers rotate at once are rotated only once', async () => {
    const { server, id, officer } = await desk(await fresh(), await photo());
    const kumari = await deskOfficer(server, 'Kumari');
    const answers = await Promise.all([officer, kumari, officer].map(({ turn }) => turn(id, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await expectOwnPhotos(server.storage);
    await expectConsistent(server);
  });

  test("are not rotated after another officer's decision", async () => {
    const { server, id, photo: name, officer } = await desk(await fresh(), await photo());
    const kumari = await deskOfficer(server, 'Kumari');
    await kumari.decide(id, 'approved');
    const { status, json } = await officer.turn(id, 1);
    expect([status, json.code]).toEqual([409, 'conflict']);
    expect(json.application).toMatchObject({ version: 1, status: 'approved', photo: name });
    expect(json.application.history.at(-1)).toMatchObject({ who: 'Kumari', action: 'approved' });
    expect((await officer.turn(id, 1, 'approved')).json).toMatchObject({ version: 2, status: 'approved' });
    await expectConsistent(server);
  });

  for (const fault of ['get', 'put', 'transaction', 'late', 'remove'] as const) {
    test(`survive a failure: ${fault}`, async () => {
      const { server, id, officer } = await desk(await fresh(), await photo());
      const { photos, database } = server.storage;
      const fail = async () => {
        throw new Error('injected');
      };
      if (fault === 'transaction' || fault === 'late') {
        const transaction: typeof database.transaction = async (work) => {
          if (fault === 'transaction') throw new DatabaseUnavailableError('injected');
          await database.transaction(work); // committed, but the response is lost
          throw new UncertainCommitError('injected');
        };
        server.storage.database = { ...database, transaction };
      } else server.storage.photos = { ...photos, [fault]: fail };
      const { status } = await officer.turn(id, 1);
      Object.assign(server.storage, { photos, database });
      expect(status).toBe({ get: 500, put: 500, transaction: 503, late: 503, remove: 200 }[fault]);
      const { json } = await officer.get(`/applications/${id}`);
      expect(json.version).toBe(fault === 'late' || fault === 'remove' ? 2 : 1);
      await expectConsistent(server);
    });
  }

  test('are removed with their applications, and leftover data is reported and erased', async () => {
    const { server, id, officer } = await desk(await fresh(), await photo());
    await submit(server.url, formOf({ photo: await photo(), answers: { name: 'Other' } }));
    await submit(server.url, formOf({ photo: await photo(), answers: { name: 'Third' } }));
    const [, other, third] = await server.storage.applications.list();
    const of = (...ids: (string | undefined)[]) => ({ applications: ids.map((each) => ({ id: each, version: 1 })) });
    const turned = (await officer.turn(third?.id ?? '', 1)).json;
    const { json } = await officer.post('/applications/remove', of(id, 'unknown', third?.id));
    expect(removalResultSchema.parse(json)).toEqual(json);
    expect(json).toEqual({
      removed: [id],
      failed: [
        { id: 'unknown', reason: 'removed', by: '', at: null, status: null },
        { id: third?.id, reason: 'changed', by: 'Nimali', at: turned.history.at(-1).at, status: 'pending' },
      ],
      photosLeft: [],
    });
    await expectOwnPhotos(server.storage);
    await eventually(async () => (await readMeta(server.storage.database, 'erasure')) === undefined);

    const { photos } = server.storage;
    server.storage.photos = { ...photos, remove: async () => Promise.reject(new Error('injected')) };
    const left = (await officer.post('/applications/remove', of(other?.id))).json;
    server.storage.photos = photos;
    expect(left).toEqual({ removed: [other?.id], failed: [], photosLeft: [other?.id] });
    await expectConsistent(server);
    for (const body of [
      of(),
      of(id, id),
      { applications: id },
      { applications: [{ id }] },
      of(...Array.from({ length: 201 }, (_, index) => `person${index}`)),
    ])
      expect((await officer.post('/applications/remove', body)).status).toBe(422);
  });
});
