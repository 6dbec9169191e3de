import sharp from 'sharp';
import { expect, test } from 'vitest';
import { removeApplications } from '../../../src/server/applications/remove';
import { sweepPhotos } from '../../../src/server/photos/sweep';
import { formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { running } from '../../support/server/running-server';

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

const stored = async ({ storage }: Server) => (await storage.photos.list(/^[0-9a-f]{32}/)).map(({ id }) => id).sort();

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
