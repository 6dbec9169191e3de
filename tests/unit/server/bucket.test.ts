import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readSettings } from '../../../src/server/settings/settings';
import { bucketFiles } from '../../../src/server/storage/photos/bucket-files';
import { formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { eventually, running } from '../../support/server/running-server';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function bucketSettings() {
  const { url, objects } = await bucketHost();
  const env = {
    UMMES_S3_BUCKET: `${url}/alumni/photos/`,
    UMMES_S3_ACCESS_KEY_ID: 'key',
    UMMES_S3_SECRET_ACCESS_KEY: 'secret',
  };
  return { env, objects, bucket: readSettings(env).bucket };
}

test('stores photos in the bucket only, and serves them from there', async () => {
  const { bucket, objects } = await bucketSettings();
  const server = await running({ bucket });
  expect((await submit(server.url, formOf({ photo: await picture() }))).status).toBe(200);
  const [record] = await server.storage.applications.list();
  const [whole, ...narrower] = [...objects.keys()].toReversed();
  expect(whole).toMatch(new RegExp(`^alumni/photos/\\w{8}/${record?.photo}\\.webp$`));
  expect(narrower).toHaveLength(2);
  expect((await server.get(`/photos/${record?.photo}.webp`)).status).toBe(404);
  await server.storage.applications.decide([record?.id ?? ''], 'approved');
  expect((await server.get(`/photos/${record?.photo}.webp`)).body).toEqual(objects.values().at(-1));
});

test('asks to try again while the bucket is unavailable', async () => {
  const { bucket, objects } = await bucketSettings();
  const server = await running({ bucket: bucket && { ...bucket, url: bucket.url.replace('society', 'elsewhere') } });
  const result = await submit(server.url, formOf({ photo: await picture() }));
  expect([result.status, result.message]).toEqual([503, expect.stringContaining('try again')]);
  expect([await server.storage.applications.list(), objects.size]).toEqual([[], 0]);
});

test('gives up on a bucket that stalls or stops within an object, even after garbage collection', async () => {
  const host = await bucketHost();
  const access = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const photos = bucketFiles({ url: host.url, prefix: '', ...access }, 'x', 300);
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
