// @vitest-environment node
import { open, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { instanceId } from '../../../src/server/database/instance-id';
import { Probe } from '../../../src/server/health/probe';
import type { ReadinessReport } from '../../../src/server/health/readiness';
import { createLog } from '../../../src/server/http/log';
import { readSettings } from '../../../src/server/settings/settings';
import { openStorage, photoFolder } from '../../../src/server/storage/storage';
import { sweepStorage } from '../../../src/server/storage/sweep-storage';
import { formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { buildCli, started } from '../../support/server/command-line';
import { POSTGRES_MISSING, type PostgresServer, startPostgres } from '../../support/server/postgres-server';
import { ask, lay, running, temporaryFolder } from '../../support/server/running-server';

let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (!POSTGRES_MISSING) postgres = await startPostgres();
}, 60_000);
beforeAll(buildCli);
afterAll(() => postgres?.stop());

const ALL_PARTS = ['database', 'uploads', 'photos', 'encoder', 'sheet events', 'sheet news', 'sheet student-life'];
/** A result is kept for ten seconds, and a check may take six; a busy machine is slow besides. */
const SOON = { timeout: 45_000, interval: 200 };

async function readiness(url: string) {
  const { status, headers, body } = await ask(url, '/readyz');
  expect(headers['cache-control']).toBe('no-store');
  return { code: status, ...(JSON.parse(body.toString()) as ReadinessReport) };
}

const failing = async (url: string) => {
  const { code, failing } = await readiness(url);
  return [code, ...failing];
};

const healthOf = async (url: string) => {
  const { status, body } = await ask(url, '/healthz');
  return [status, JSON.parse(body.toString()).database];
};

test('readiness names each part that does not work, and the log reports each change once', async () => {
  const UMMES_DATA = await temporaryFolder();
  const server = await started({ UMMES_DATA });
  await expect.poll(() => failing(server.url), SOON).toEqual([200]);
  const ready = await readiness(server.url);
  expect([ready.status, Object.keys(ready.parts).sort()]).toEqual(['ready', [...ALL_PARTS].sort()]);
  for (const part of Object.values(ready.parts))
    expect(part).toEqual({ state: 'working', ageSeconds: expect.any(Number) });

  const locked = new DatabaseSync(join(UMMES_DATA, 'ummes.db'), { timeout: 5000 });
  onTestFinished(() => locked.close());
  locked.exec('BEGIN EXCLUSIVE');
  const photos = join(UMMES_DATA, 'photos');
  await rename(photos, `${photos}-away`);
  await writeFile(photos, 'no folder');
  const sheet = join(UMMES_DATA, 'sheets', 'news.csv');
  await rename(sheet, `${sheet}-away`);
  await expect.poll(() => failing(server.url), SOON).toEqual([503, 'database', 'photos', 'sheet news']);
  expect(await healthOf(server.url)).toEqual([200, 'failing']);

  locked.exec('ROLLBACK');
  await rm(photos);
  await rename(`${sheet}-away`, sheet);
  await expect.poll(() => failing(server.url), SOON).toEqual([200]);
  expect(await healthOf(server.url)).toEqual([200, 'current']);
  server.child.kill('SIGTERM');
  const lines = (await server.ended).out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const changes = lines.filter(({ part }) => part).map(({ part, level }) => `${part} ${level}`);
  expect(changes.sort()).toEqual(['database error', 'database info', 'photos error', 'photos info']);
  expect(lines.filter(({ sheet: name, level }) => name === 'news' && level === 'warn')).toHaveLength(1);
});

test.skipIf(POSTGRES_MISSING)(`a Postgres that hangs or is gone is named${POSTGRES_MISSING}`, async () => {
  const DATABASE_URL = postgres?.url.replace('ummes@', 'ummes:secret@') ?? '';
  const server = await started({ UMMES_DATA: await temporaryFolder(), DATABASE_URL });
  await expect.poll(() => failing(server.url), SOON).toEqual([200]);
  postgres?.freeze();
  try {
    await expect.poll(() => failing(server.url), SOON).toEqual([503, 'database']);
    expect(await healthOf(server.url)).toEqual([200, 'failing']);
  } finally {
    postgres?.thaw();
  }
  await expect.poll(() => failing(server.url), SOON).toEqual([200]);
  expect(server.output.out).not.toContain('secret');
});

test('a bucket is written to, read and left as it was; one that refuses is named', async () => {
  const host = await bucketHost();
  const bucket = { endpoint: host.endpoint, name: 'society', prefix: '', region: 'eu' };
  const access = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const works = await running({ bucket: { ...bucket, ...access } });
  const photos = async (url: string) => (await readiness(url)).parts.photos?.state;
  await expect.poll(() => photos(works.url), SOON).toBe('working');
  expect([...host.objects.keys()]).toEqual([]);
  const refused = await running({ bucket: { ...bucket, ...access, accessKeyId: 'wrong' } });
  await expect.poll(() => photos(refused.url), SOON).toBe('failing');
  expect((await readiness(refused.url)).failing).toContain('photos');
  expect(JSON.stringify(refused.logs)).toContain('AccessDenied');
});

const OVER_AN_HOUR_MS = 3_700_000;

test('an object that a killed server left within a check is removed by a sweep, from a bucket and from a folder', async () => {
  const host = await bucketHost();
  const env = {
    ...{ UMMES_DATA: await temporaryFolder(), UMMES_S3_BUCKET: 'society', UMMES_S3_ENDPOINT: host.endpoint },
    ...{ UMMES_S3_REGION: 'eu', UMMES_S3_ACCESS_KEY_ID: 'key', UMMES_S3_SECRET_ACCESS_KEY: 'secret' },
  };
  const checks = () => [...host.objects.keys()].filter((key) => key.includes('check-'));
  // The object is written; the server is killed while it waits to read it.
  host.setFault(({ method, serve }) => void (method === 'GET' || serve()));
  const server = await started(env);
  ask(server.url, '/readyz').catch(() => {});
  await expect.poll(checks, SOON).toHaveLength(1);
  server.child.kill('SIGKILL');
  await server.ended;
  host.setFault(({ serve }) => serve());

  const { data, ...rest } = readSettings(env);
  const inBucket = await openStorage({ data, ...rest });
  onTestFinished(() => inBucket.close());
  const [key = ''] = checks();
  const name = key.slice(key.lastIndexOf('/') + 1);
  const folder = photoFolder(data, await instanceId(inBucket.database));
  await lay(folder, { [name]: 'left over', 'not-ours.webp': 'x' });
  await sweepStorage(inBucket, data);
  expect(checks()).toEqual([key]); // a running server may have it
  host.age(OVER_AN_HOUR_MS);
  await sweepStorage(inBucket, data);
  expect(checks()).toEqual([]);

  const inFolder = await openStorage({ data, ...rest, bucket: null });
  onTestFinished(() => inFolder.close());
  const old = new Date(Date.now() - OVER_AN_HOUR_MS);
  for (const file of [name, 'not-ours.webp']) await utimes(join(folder, file), old, old);
  await sweepStorage(inFolder, data);
  expect(await readdir(folder)).toEqual(['not-ours.webp']);
});

test('a server is not ready while every application is refused: uploads are a file, or a table is damaged', async () => {
  const UMMES_DATA = await temporaryFolder();
  const { url } = await started({ UMMES_DATA });
  const uploads = join(UMMES_DATA, 'uploads');
  const apply = async () => (await submit(url, formOf({ photo: await picture() }))).status;
  expect(await apply()).toBe(200);
  await expect.poll(() => failing(url), SOON).toEqual([200]);
  await rm(uploads, { recursive: true });
  await writeFile(uploads, 'no folder');
  expect(await apply()).toBe(503);
  await expect.poll(() => failing(url), SOON).toEqual([503, 'uploads']);
  await rm(uploads);
  await expect.poll(() => failing(url), SOON).toEqual([200]);

  await damageTable(join(UMMES_DATA, 'ummes.db'), 'applications');
  expect(await apply()).toBe(503);
  await expect.poll(() => failing(url), SOON).toEqual([503, 'database']);
});

/** Overwrites the first page of a table in the file, and has the server read its pages anew. */
async function damageTable(path: string, table: string): Promise<void> {
  const beside = new DatabaseSync(path, { timeout: 5000 });
  const [{ rootpage }] = beside.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').all(table) as [
    { rootpage: number },
  ];
  const [{ page_size: size }] = beside.prepare('PRAGMA page_size').all() as [{ page_size: number }];
  beside.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(size, 'x'), 0, size, (rootpage - 1) * size);
  await file.close();
  beside.exec(`INSERT INTO meta (name, value) VALUES ('changed', 'beside')`);
  beside.close();
}

test('checks are made when somebody asks, once within ten seconds, and store a few bytes', async () => {
  const host = await bucketHost();
  const requests: string[] = [];
  const sizes: number[] = [];
  host.setFault(({ method, serve }) => {
    serve();
    requests.push(method);
    if (method === 'PUT') sizes.push(host.objects.values()[0]?.length ?? 0);
  });
  const access = { region: 'eu', accessKeyId: 'key', secretAccessKey: 'secret' };
  const server = await running({ bucket: { endpoint: host.endpoint, name: 'society', prefix: '', ...access } });
  const checkedAt = () => server.storage.database.all(`SELECT value FROM meta WHERE name = 'checkedAt'`);
  await server.get('/healthz');
  expect([requests, await checkedAt()]).toEqual([[], []]);
  const photos = async () => (await readiness(server.url)).parts.photos;
  const asked = await Promise.all(Array.from({ length: 5 }, photos));
  for (const result of [...asked, await photos()]) expect(result).toMatchObject({ state: 'working' });
  expect(requests).toEqual(['PUT', 'GET', 'DELETE']);
  expect(sizes[0]).toBeLessThan(100);
  expect(await checkedAt()).toEqual([{ value: expect.stringMatching(/^\d{4}-/) }]);
  expect(await server.storage.applications.list()).toEqual([]);
});

test('a check that hangs has failed after its time, and no other begins until it ends', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  let release = () => {};
  let began = 0;
  const hangs = async () => {
    began += 1;
    if (began > 1) return;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const probe = new Probe({ name: 'part', run: hangs }, log, { keptMs: 0, timeoutMs: 20 });
  for (let asked = 0; asked < 3; asked++) expect((await probe.result()).state).toBe('failing');
  expect(began).toBe(1);
  release();
  await expect.poll(async () => (await probe.result()).state).toBe('working');
  expect(lines).toEqual(['a part does not work', 'the part works again']);
});
