import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { normaliseAlumni } from '../../../src/model/alumni/alumnus-rows';
import { PUBLIC_FIELDS } from '../../../src/model/application/public-fields';
import { releasePhoto } from '../../../src/server/storage/photos/released-photos';
import { sweepStorage } from '../../../src/server/storage/sweep-storage';
import { ANSWERS, formOf, picture, submit } from '../../support/server/application-form';
import { running, temporaryFolder } from '../../support/server/running-server';

type Server = Awaited<ReturnType<typeof running>>;

const people = ({ readJson }: Server): Promise<Record<string, string>[]> => readJson('/api/users/all');

async function applied(server: Server, answers = {}, photo?: Buffer): Promise<string> {
  await submit(server.url, formOf({ answers, photo }));
  return (await server.storage.applications.list()).at(-1)?.id ?? '';
}

async function photoFolder({ storage, data }: Server): Promise<string> {
  const [instance] = await storage.database.all<{ value: string }>("SELECT value FROM meta WHERE name = 'instance'");
  return join(data, 'photos', instance?.value ?? '');
}

test('shows only approved people, and only the fields on their cards', async () => {
  const server = await running();
  const id = await applied(server, {}, await picture());
  const rejected = await applied(server, { name: 'Nobody' });
  expect(await people(server)).toEqual([]);
  await server.storage.applications.decide([rejected], 'rejected');
  await server.storage.applications.decide([id], 'approved');
  await expect.poll(() => people(server)).toHaveLength(1);
  const all = await people(server);
  const profileImageUrl = expect.stringMatching(/^\/photos\/[0-9a-f]{32}\.webp$/);
  const answers = Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, ANSWERS[field]]));
  expect(all).toEqual([{ id, ...answers, profileImageUrl }]);
  const { items, problems } = normaliseAlumni(all);
  expect(problems).toEqual([]);
  for (const field of PUBLIC_FIELDS) expect(items[0]?.[field], field).toContain(ANSWERS[field]);
  await server.storage.applications.decide([id], 'rejected');
  await expect.poll(() => people(server)).toEqual([]);
});

test('a photo is served only while its applicant is approved, and only as an image', async () => {
  const server = await running();
  const id = await applied(server, {}, await picture());
  const photo = (await server.storage.applications.byId(id))?.photo;
  const path = `/photos/${photo}.webp`;
  const pending = await server.get(path);
  expect([pending.status, pending.headers['cache-control']]).toEqual([404, 'no-store']);
  await server.storage.applications.decide([id], 'approved');
  const { status, headers, body } = await server.get(path);
  expect([status, (await sharp(body).metadata()).format]).toEqual([200, 'webp']);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, s-maxage=60, immutable', // a CDN soon asks whether it is approved
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  const cached = { 'if-none-match': headers.etag };
  expect((await server.get(path, cached)).status).toBe(304);
  for (const wrong of ['/photos/x.webp', `/photos/${photo}`, '/photos/..%2fummes.db', `/photos/${'0'.repeat(32)}.webp`])
    expect((await server.get(wrong)).status).toBe(404);
  await server.storage.applications.decide([id], 'rejected');
  expect((await server.get(path, cached)).status).toBe(404);
});

test('only released photos and uploads over an hour old are removed', async () => {
  const data = await temporaryFolder();
  const server = await running({ data });
  await applied(server, {}, await picture());
  const { storage } = server;
  const [kept] = await storage.photos.list();
  for (const id of ['a', 'b']) {
    await releasePhoto(storage.database, id.repeat(32));
    await storage.photos.files.put(`${id.repeat(32)}.webp`, await readFile('public/icon-192.png'));
  }
  const old = new Date(Date.now() - 3_700_000);
  const folder = await photoFolder(server);
  await utimes(join(folder, `${'a'.repeat(32)}.webp`), old, old);
  await utimes(join(folder, `${kept?.id}.webp`), old, old);
  await writeFile(join(data, 'uploads', 'left.tmp'), 'x');
  await utimes(join(data, 'uploads', 'left.tmp'), old, old);
  expect(await sweepStorage(storage, data, new Date())).toEqual({ removed: 1, kept: 0 });
  expect((await storage.photos.list()).map(({ id }) => id).sort()).toEqual([kept?.id, 'b'.repeat(32)].sort());
  await expect(readFile(join(data, 'uploads', 'left.tmp'))).rejects.toThrow();
});

test('a server that uses another database does not treat photos as orphaned', async () => {
  const data = await temporaryFolder();
  const server = await running({ data });
  await applied(server, {}, await picture());
  const [photo] = await server.storage.photos.list();
  const old = new Date(Date.now() - 3_700_000);
  const folder = await photoFolder(server);
  await utimes(join(folder, `${photo?.id}.webp`), old, old);
  const database = `sqlite:${join(data, 'other.db')}`;
  await running({ database }); // the database now belongs to another data folder
  const other = await running({ data, database });
  expect(await sweepStorage(other.storage, data, new Date())).toEqual({ removed: 0, kept: 0 });
  expect(await server.storage.photos.list()).toHaveLength(1);
});
