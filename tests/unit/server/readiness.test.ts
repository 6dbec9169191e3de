import fsPromises, { open, rename, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SHEET_NAMES } from '../../../src/model/sheets/sheet-kind';
import type { ReadinessReport } from '../../../src/server/serve/health';
import type { Settings } from '../../../src/server/settings/settings';
import { fixtureSheets } from '../../fixtures/sheets.mjs';
import { formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { describeEachDatabase } from '../../support/server/each-database';
import { POSTGRES_MISSING, startPostgres } from '../../support/server/postgres-server';
import { ask, running, startWithSheets } from '../../support/server/running-server';
import { controlClocks } from './clocks';

const ALL_PARTS = ['database', 'disk', 'photos', ...SHEET_NAMES.map((name) => `sheet ${name}`)];
const CACHE_MS = 10_000;
/** Checking a database that hangs takes five seconds. */
const SOON = { timeout: 45_000, interval: 50 };

async function readiness(url: string) {
  const { status, headers, body } = await ask(url, '/readyz');
  expect(headers['cache-control']).toBe('no-store');
  return { code: status, ...(JSON.parse(body.toString()) as ReadinessReport) };
}

const withSheets = async (settings: Partial<Settings> = {}) => startWithSheets(await fixtureSheets(), settings);

/** Runs new checks. Returns the status code and the names of the failing parts. */
function failingNow(url: string) {
  const clocks = controlClocks();
  return async () => {
    clocks.pass(CACHE_MS);
    const { code, failing } = await readiness(url);
    return [code, ...failing];
  };
}

const healthOf = async (url: string) => {
  const { status, body } = await ask(url, '/healthz');
  return [status, JSON.parse(body.toString()).database];
};

test('readiness names each failing part, and the log reports each change once', async () => {
  const { url, data, logs } = await withSheets();
  const failing = failingNow(url);
  await expect.poll(failing, SOON).toEqual([200]);
  const ready = await readiness(url);
  expect([ready.status, Object.keys(ready.parts).sort()]).toEqual(['ready', [...ALL_PARTS].sort()]);
  for (const part of Object.values(ready.parts)) expect(part).toEqual({ state: 'working' });

  const locked = new DatabaseSync(join(data, 'ummes.db'), { timeout: 5000 });
  onTestFinished(() => locked.close());
  locked.exec('BEGIN EXCLUSIVE');
  const photos = join(data, 'photos');
  await rename(photos, `${photos}-away`);
  await writeFile(photos, 'no folder');
  await expect.poll(failing, SOON).toEqual([503, 'database', 'photos']);
  expect(await healthOf(url)).toEqual([200, 'failing']);

  locked.exec('ROLLBACK');
  await rm(photos);
  await expect.poll(failing, SOON).toEqual([200]);
  expect(await healthOf(url)).toEqual([200, 'current']);
  const changes = logs.filter(({ part }) => part).map(({ part, level }) => `${part} ${level}`);
  expect(changes.sort()).toEqual(['database error', 'database info', 'photos error', 'photos info']);
});

test.skipIf(POSTGRES_MISSING)(`readiness names a Postgres database that hangs${POSTGRES_MISSING}`, async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const { url, logs } = await withSheets({ database: postgres.url.replace('ummes@', 'ummes:secret@') });
  const failing = failingNow(url);
  await expect.poll(failing, SOON).toEqual([200]);
  postgres.freeze();
  try {
    await expect.poll(failing, SOON).toEqual([503, 'database']);
    expect(await healthOf(url)).toEqual([200, 'failing']);
  } finally {
    postgres.thaw();
  }
  await expect.poll(failing, SOON).toEqual([200]);
  expect(JSON.stringify(logs)).not.toContain('secret');
});

describeEachDatabase('readiness', ({ fresh }) => {
  test('names the photos while the folder with the stored ones is gone, even if new ones arrive', async () => {
    const server = await withSheets({ database: await fresh() });
    const failing = failingNow(server.url);
    const photo = await picture('jpeg', 40, 40);
    const apply = async () => expect((await submit(server.url, formOf({ photo }))).status).toBe(200);
    for (let sent = 0; sent < 2; sent++) await apply();
    await expect.poll(failing, SOON).toEqual([200]);
    const folder = join(server.data, 'photos');
    await rename(folder, `${folder}-away`);
    await expect.poll(failing, SOON).toEqual([503, 'photos']);
    await expect.poll(failing, SOON).toEqual([503, 'photos']); // the check hasn't created the folder
    await rename(`${folder}-away`, folder);
    await expect.poll(failing, SOON).toEqual([200]);

    const [first] = await server.storage.photos.list();
    await server.storage.photos.remove(first?.id ?? '');
    await expect.poll(failing, SOON).toEqual([200]); // "ummes storage check" reports a single missing photo
  });
});

test('readiness names a bucket whose photos are gone', async () => {
  const host = await bucketHost();
  const { url, storage } = await withSheets({ bucket: host.bucket });
  const failing = failingNow(url);
  expect((await submit(url, formOf({ photo: await picture('jpeg', 40, 40) }))).status).toBe(200);
  await expect.poll(failing, SOON).toEqual([200]);
  for (const { id } of await storage.photos.list()) await storage.photos.remove(id);
  await expect.poll(failing, SOON).toEqual([503, 'photos']);
});

test('servers that share a bucket can check it at the same time', async () => {
  const host = await bucketHost();
  const [first, second] = [await running({ bucket: host.bucket }), await running({ bucket: host.bucket })];
  second.storage.photos = first.storage.photos; // as if they shared a database
  // Each object is stored twice before either is read.
  let put = 0;
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  host.setFault(({ method, serve }) => {
    if (method !== 'PUT') return void both.then(serve);
    serve();
    if (++put === 2) release();
  });
  const states = await Promise.all([first, second].map(async ({ url }) => (await readiness(url)).parts.photos));
  expect(states).toEqual([{ state: 'working' }, { state: 'working' }]);
  expect(host.objects.size).toBe(0);
});

test('warns once while less than 1 GB of disk space is free, and stays ready', async () => {
  const disk = { free: 5_000_000_000 };
  const statfs = async () => ({ bavail: disk.free / 1000, bsize: 1000 });
  vi.spyOn(fsPromises, 'statfs').mockImplementation(statfs as unknown as typeof fsPromises.statfs);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const { url, logs } = await withSheets();
  const clocks = controlClocks();
  const now = async () => {
    clocks.pass(CACHE_MS);
    const { code, parts } = await readiness(url);
    return [code, parts.disk];
  };
  await expect.poll(now, SOON).toEqual([200, { state: 'working' }]);
  const warning = 'only 950 MB of disk space is free';
  for (const free of [950, 1050, 950]) {
    disk.free = free * 1_000_000;
    const warned = { state: 'working', warning: warning.replace('950', String(free)) };
    await expect.poll(now, SOON).toEqual([200, warned]);
  }
  disk.free = 1_200_000_000;
  await expect.poll(now, SOON).toEqual([200, { state: 'working' }]);
  disk.free = 90_000_000;
  await expect.poll(now, SOON).toEqual([503, { state: 'failing', warning: 'only 90 MB of disk space is free' }]);
  const about = logs.filter(({ freeBytes }) => freeBytes !== undefined).map(({ level, msg }) => [level, msg]);
  expect(about).toEqual([
    ['warn', expect.stringContaining(warning)],
    ['info', expect.stringContaining('enough')],
    ['warn', expect.stringContaining('only 90 MB')],
  ]);
});

test('readiness names a bucket that denies access', async () => {
  const { bucket } = await bucketHost();
  const { url, logs } = await running({ bucket: { ...bucket, accessKeyId: 'wrong' } });
  await expect.poll(async () => (await readiness(url)).failing, SOON).toContain('photos');
  expect(JSON.stringify(logs)).toContain('AccessDenied');
});

test('a server is not ready if its uploads folder or a table keeps it from storing applications', async () => {
  const { url, data } = await withSheets();
  const failing = failingNow(url);
  const uploads = join(data, 'uploads');
  const apply = async () => (await submit(url, formOf({ photo: await picture() }))).status;
  expect(await apply()).toBe(200);
  await expect.poll(failing, SOON).toEqual([200]);
  await rm(uploads, { recursive: true });
  await writeFile(uploads, 'no folder');
  expect(await apply()).toBe(503);
  await expect.poll(failing, SOON).toEqual([503, 'disk']);
  await rm(uploads);
  await expect.poll(failing, SOON).toEqual([200]);

  await damageTable(join(data, 'ummes.db'), 'applications');
  expect(await apply()).toBe(503);
  await expect.poll(failing, SOON).toEqual([503, 'database']);
});

/** Overwrites a table's first page in the database file, and makes the server reread its pages. */
async function damageTable(path: string, table: string): Promise<void> {
  const connection = new DatabaseSync(path, { timeout: 5000 });
  const [{ rootpage }] = connection.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').all(table) as [
    { rootpage: number },
  ];
  const [{ page_size: size }] = connection.prepare('PRAGMA page_size').all() as [{ page_size: number }];
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(size, 'x'), 0, size, (rootpage - 1) * size);
  await file.close();
  connection.exec(`INSERT INTO meta (name, value) VALUES ('changed', 'yes')`);
  connection.close();
}

test('checks run only on request, at most once every ten seconds, and leave no trace in the bucket', async () => {
  const host = await bucketHost();
  const requests: string[] = [];
  const sizes: number[] = [];
  host.setFault(({ method, serve }) => {
    serve();
    requests.push(method);
    if (method === 'PUT') sizes.push(host.objects.values()[0]?.length ?? 0);
  });
  const server = await running({ bucket: host.bucket });
  const checkedAt = () => server.storage.database.all(`SELECT value FROM meta WHERE name = 'checkedAt'`);
  await server.get('/healthz');
  expect([requests, await checkedAt()]).toEqual([[], []]);
  const photos = async () => (await readiness(server.url)).parts.photos;
  const asked = await Promise.all(Array.from({ length: 5 }, photos));
  for (const result of [...asked, await photos()]) expect(result).toMatchObject({ state: 'working' });
  expect([requests, host.objects.size]).toEqual([['PUT', 'GET', 'DELETE'], 0]);
  expect(sizes[0]).toBeLessThan(100);
  expect(await checkedAt()).toEqual([{ value: expect.stringMatching(/^\d{4}-/) }]);
  expect(await server.storage.applications.list()).toEqual([]);
});
