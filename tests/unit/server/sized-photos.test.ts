// @vitest-environment node
// Fault injection: the encoder fails at single photos, and an application is removed while its photo is made narrower.
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { removeApplications } from '../../../src/server/applications/remove';
import { PhotoEncoder } from '../../../src/server/photos/photo-encoder';
import { sweepPhotos } from '../../../src/server/photos/sweep';
import { formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { ask, running } from '../../support/server/running-server';

type Server = Awaited<ReturnType<typeof running>>;

/** Somebody with a photo of 640 by 480 pixels. */
async function applied(server: Server) {
  const photo = await sharp(await picture())
    .resize(1600, 1200, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  expect((await submit(server.url, formOf({ photo }))).status).toBe(200);
  const [{ id, photo: name } = { id: '', photo: '' }] = await server.storage.applications.list();
  return { id, name: name ?? '', at: (width: number | string) => `/photos/${name}-${width}.webp` };
}

async function approved(server: Server) {
  const person = await applied(server);
  await server.storage.applications.decide([person.id], 'approved');
  return person;
}

/** The encoder's method, to be replaced. */
const encoding = () => vi.spyOn(PhotoEncoder.prototype, 'encode');
afterEach(() => vi.restoreAllMocks());

const stored = async ({ storage }: Server) => (await storage.photos.list(/^[0-9a-f]{32}/)).map(({ id }) => id).sort();

test('a photo has two narrower widths, made once and kept beside it; other widths are not there', async () => {
  const server = await running();
  const { name, at } = await approved(server);
  expect(await stored(server)).toEqual([name]);
  for (const width of [160, 320]) {
    const first = await server.get(at(width));
    expect([first.status, first.headers['content-type'], first.headers.etag]).toEqual([
      200,
      'image/webp',
      `"${name}-${width}"`,
    ]);
    expect(first.headers['cache-control']).toContain('immutable');
    expect(await sharp(first.body).metadata()).toMatchObject({ format: 'webp', width, height: width * 0.75 });
    expect((await ask(server.url, at(width), { 'if-none-match': `"${name}-${width}"` })).status).toBe(304);
  }
  expect(await stored(server)).toEqual([name, `${name}-160`, `${name}-320`]);
  encoding().mockRejectedValue(new Error('it is made already'));
  expect((await server.get(at(160))).headers['cache-control']).toContain('immutable');

  const whole = await server.get(`/photos/${name}.webp`);
  expect(await sharp(whole.body).metadata()).toMatchObject({ width: 640, height: 480 });
  for (const width of ['0', '1', '161', '640', '0160', '160-160', '9999999', '1e2', '-160', ''])
    expect([width, (await server.get(at(width))).status]).toEqual([width, 404]);
  expect(await stored(server)).toHaveLength(3);
  expect(await readdir(server.storage.uploads)).toEqual([]);
});

test.each(['disk', 'bucket'])('with an application its photo goes in all widths (%s)', async (kind) => {
  const host = kind === 'bucket' ? await bucketHost() : undefined;
  const access = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const bucket = host ? { endpoint: host.endpoint, name: 'society', prefix: '', region: 'eu', ...access } : null;
  const server = await running({ bucket });
  const { id, name, at } = await approved(server);
  await server.get(at(160));
  await server.get(at(320));
  expect(await stored(server)).toHaveLength(3);
  if (host) expect(host.objects.size).toBe(3);
  expect(await removeApplications(server.storage, [id])).toEqual({ removed: [id], failures: [] });
  expect(await stored(server)).toEqual([]);
  if (host) expect(host.objects.size).toBe(0);
  expect((await server.get(at(160))).status).toBe(404);

  // A width that a failure has left alone goes with a sweep, once nobody can be making it.
  await server.storage.photos.put(`${name}-160`, new Uint8Array(await picture()));
  const { photos, applications } = server.storage;
  const sweep = (now: number) => sweepPhotos(photos, () => applications.photoClaims(), now);
  await sweep(Date.now());
  expect(await stored(server)).toEqual([`${name}-160`]);
  await sweep(Date.now() + 7_200_000);
  expect(await stored(server)).toEqual([]);
});
