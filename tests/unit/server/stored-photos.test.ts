import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { removeApplications } from '../../../src/server/storage/applications/remove';
import { bucketFiles } from '../../../src/server/storage/photos/bucket-files';
import { photoNames } from '../../../src/server/storage/photos/photo-store';
import { sweepStorage } from '../../../src/server/storage/sweep-storage';
import { formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { eventually, running } from '../../support/server/running-server';

test.each(['disk', 'bucket'])('a photo is stored, served and removed in all widths (%s)', async (kind) => {
  const host = kind === 'bucket' ? await bucketHost() : undefined;
  const server = await running({ bucket: host ? { ...host.bucket, prefix: 'alumni/photos/' } : null });
  const { photos, applications } = server.storage;
  const stored = async () => (await photos.files.list()).map(({ name }) => name).sort();

  expect((await submit(server.url, formOf({ photo: await picture('jpeg', 1600, 1200) }))).status).toBe(200);
  const [{ id = '', photo } = {}] = await applications.list();
  const name = photo ?? '';
  expect(await stored()).toEqual(photoNames(name).sort());
  if (host) for (const key of host.objects.keys()) expect(key).toMatch(/^alumni\/photos\/\w{8}\/[\w-]+\.webp$/);
  const get = (width: number | string) => server.get(`/photos/${name}-${width}.webp`);
  const widthOf = async (width: number) => (await sharp((await get(width)).body).metadata()).width;
  expect((await get(160)).status).toBe(404); // pending
  await applications.decide([id], 'approved');
  expect([await widthOf(160), await widthOf(320)]).toEqual([160, 320]);
  for (const wrong of [640, 161, '0160', '160-320']) expect((await get(wrong)).status, String(wrong)).toBe(404);
  await photos.files.remove(`${name}-160.webp`);
  expect(await widthOf(160)).toBe(640);

  expect(await removeApplications(server.storage, [{ id, version: null }])).toMatchObject({
    removed: [id],
    photosLeft: [],
  });
  expect(await stored()).toEqual([]);
  expect((await get(320)).status).toBe(404);

  // As if a failure had left only one width.
  await photos.files.put(`${name}-160.webp`, new Uint8Array(await picture()));
  const sweep = (now: number) => sweepStorage(server.storage, server.data, new Date(now));
  await sweep(Date.now());
  expect(await stored()).toEqual([`${name}-160.webp`]);
  await sweep(Date.now() + 7_200_000);
  expect(await stored()).toEqual([]);
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('rejects an application with 503 while the bucket is unavailable', async () => {
  const { bucket, objects, url } = await bucketHost();
  const server = await running({ bucket: { ...bucket, url: url.replace('society', 'elsewhere') } });
  const result = await submit(server.url, formOf({ photo: await picture() }));
  expect([result.status, result.message]).toEqual([503, expect.stringContaining('try again')]);
  expect([await server.storage.applications.list(), objects.size]).toEqual([[], 0]);
});

test('lists all files in a folder whose name is escaped in XML', async () => {
  const { bucket } = await bucketHost();
  const files = bucketFiles({ ...bucket, prefix: `r&d's "photos" <é>/` }, 'x');
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.webp`);
  for (const name of names) await files.put(name, new Uint8Array(5));
  expect((await files.list()).map(({ name }) => name)).toEqual(names);
});

test('times out if a bucket stalls before or during a response, even after garbage collection', async () => {
  const host = await bucketHost();
  const photos = bucketFiles(host.bucket, 'x', 300);
  let asked = 0;
  let ended = 0;
  host.setFault(({ method, outgoing }) => {
    asked += 1;
    outgoing.once('close', () => (ended += 1));
    if (method === 'GET') outgoing.writeHead(200, { 'Content-Length': 100 }).write('a part');
  });
  const results = Promise.allSettled([photos.put('a', new Uint8Array(5)), photos.remove('a'), photos.get('a')]);
  await eventually(() => asked === 3);
  collectGarbage();
  const late = { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('within') }) };
  expect(await results).toEqual([late, late, late]);
  await eventually(() => ended === 3); // no connection remains
});
