// @vitest-environment node
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bucketPhotos } from '../../../src/server/photos/bucket-photos';
import { readSettings } from '../../../src/server/settings/settings';
import { formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { eventually, running } from '../../support/server/running-server';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function bucketSettings() {
  const { endpoint, objects } = await bucketHost();
  const env = {
    UMMES_S3_BUCKET: 'society',
    UMMES_S3_ENDPOINT: endpoint,
    UMMES_S3_REGION: 'eu',
    UMMES_S3_ACCESS_KEY_ID: 'key',
    UMMES_S3_SECRET_ACCESS_KEY: 'secret',
    UMMES_S3_PREFIX: 'alumni photos/',
  };
  return { env, objects, bucket: readSettings(env).bucket };
}

test('with a bucket, photos lie there and nowhere else, and are served from there', async () => {
  const { bucket, objects } = await bucketSettings();
  const server = await running({ bucket });
  expect((await submit(server.url, formOf({ photo: await picture() }))).status).toBe(200);
  const [record] = await server.storage.applications.list();
  expect([...objects.keys()]).toEqual([
    expect.stringMatching(new RegExp(`^alumni photos/\\w{8}/${record?.photo}\\.webp$`)),
  ]);
  expect((await server.get(`/photos/${record?.photo}.webp`)).status).toBe(404);
  await server.storage.applications.decide([record?.id ?? ''], 'approved');
  expect((await server.get(`/photos/${record?.photo}.webp`)).body).toEqual([...objects.values()][0]);
});

test('a bucket that is away means no thanks, and the application can be sent again', async () => {
  const { bucket, objects } = await bucketSettings();
  const server = await running({ bucket: bucket && { ...bucket, name: 'elsewhere' } });
  const said = await submit(server.url, formOf({ photo: await picture() }));
  expect([said.status, said.message]).toEqual([503, expect.stringContaining('try again')]);
  expect([await server.storage.applications.list(), objects.size]).toEqual([[], 0]);
});

test('a bucket that does not respond, or stops within an object, is given up, whatever memory is collected meanwhile', async () => {
  const host = await bucketHost();
  const bucket = { endpoint: host.endpoint, name: 'society', prefix: '', region: 'eu' };
  const photos = bucketPhotos({ ...bucket, accessKeyId: 'key', secretAccessKey: 'secret' }, 'x', 300);
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
  await eventually(() => ended === 3); // no connection is left
});
