import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bucketFiles } from '../../../src/server/storage/photos/bucket-files';
import { formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { eventually, running } from '../../support/server/running-server';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('asks to try again while the bucket is unavailable', async () => {
  const { bucket, objects, url } = await bucketHost();
  const server = await running({ bucket: { ...bucket, url: url.replace('society', 'elsewhere') } });
  const result = await submit(server.url, formOf({ photo: await picture() }));
  expect([result.status, result.message]).toEqual([503, expect.stringContaining('try again')]);
  expect([await server.storage.applications.list(), objects.size]).toEqual([[], 0]);
});

test('gives up on a bucket that stalls or stops within an object, even after garbage collection', async () => {
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
