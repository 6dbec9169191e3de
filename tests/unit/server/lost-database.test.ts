import { mkdir, readdir, rename, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '../../../src/server/serve/log';
import { storeWithPhoto } from '../../../src/server/storage/applications/new-photo';
import { UncertainCommitError } from '../../../src/server/storage/database/database';
import { sweepStorage } from '../../../src/server/storage/sweep-storage';
import { formOf, picture, submit } from '../../support/server/application-form';
import { command, startServer, ummes } from '../../support/server/command-line';
import { describeEachDatabase } from '../../support/server/each-database';
import { ask, running, temporaryFolder, writeFiles } from '../../support/server/running-server';

const people = async (url: string) => JSON.parse((await ask(url, '/api/users/all')).body.toString());

async function usedFolder(photo?: Buffer): Promise<string> {
  const UMMES_DATA = await temporaryFolder();
  const server = await startServer({ UMMES_DATA });
  expect((await submit(server.url, formOf({ photo }))).status).toBe(200);
  await server.stop();
  return UMMES_DATA;
}

const LOSSES: Record<string, (file: string) => Promise<void>> = {
  missing: (file) => rename(file, `${file}.away`),
  empty: (file) => truncate(file),
};

test.each(Object.keys(LOSSES))("does not start if the data folder's database is %s", async (state) => {
  const UMMES_DATA = await usedFolder(await picture());
  const file = join(UMMES_DATA, 'ummes.db');
  const [instance = ''] = await readdir(join(UMMES_DATA, 'photos'));
  await LOSSES[state]?.(file);
  const before = await readdir(UMMES_DATA);
  const { code, err } = await ummes(['start'], { UMMES_DATA, PORT: '0' }).ended;
  expect([code, err]).toEqual([1, expect.stringContaining(`The database ${file} is ${state}`)]);
  expect(err).toContain(`${UMMES_DATA} contains data from instance ${instance}`);
  expect(err).toContain('ummes restore');
  expect((await command(['backup', join(UMMES_DATA, 'b.tar')], { UMMES_DATA })).code).toBe(1);
  expect(await readdir(UMMES_DATA)).toEqual(before);
});

test('adds sample people to a folder that has only settings, and leaves them out of backups', async () => {
  const UMMES_DATA = await temporaryFolder();
  await writeFiles(UMMES_DATA, { 'settings.env': 'UMMES_LOG_LEVEL=info\n' });
  expect(await people((await startServer({ UMMES_DATA, UMMES_DEMO: '1' })).url)).toHaveLength(30);
  const file = join(UMMES_DATA, 'backup.tar');
  const { code, out } = await command(['backup', file], { UMMES_DATA });
  expect([code, out]).toEqual([0, expect.stringContaining('  0 applications, 0 photos')]);
  const restored = { UMMES_DATA: await temporaryFolder() };
  expect((await command(['restore', file], restored)).code).toBe(0);
  expect(await people((await startServer(restored)).url)).toEqual([]);
});

test('a sweep keeps photos whose rows were lost, and removes those whose rows were never stored', async () => {
  const { data, storage } = await running();
  const photo = { '': await picture('webp', 40, 30) };
  const [lost, ...never] = Array.from({ length: 13 }, (_, index) => String(index).padStart(32, '0'));
  await storage.photos.put(lost ?? '', photo);
  const silent = createLog('silent', { write() {} });
  const storeRow = () => Promise.reject(new UncertainCommitError('no response'));
  for (const _ of never) await storeWithPhoto(storage, photo, storeRow, silent).catch(() => {});
  expect(await storage.photos.list()).toHaveLength(13);
  const sweep = () => sweepStorage(storage, data, new Date(Date.now() + 7_200_000));
  expect(await sweep()).toEqual({ removed: 12, kept: 1 });
  expect((await storage.photos.list()).map(({ id }) => id)).toEqual([lost]);
});

describeEachDatabase('a lost database', ({ fresh }) => {
  test('is not replaced while the data folder has photos', async () => {
    const [UMMES_DATA, DATABASE_URL] = [await temporaryFolder(), await fresh()];
    await mkdir(join(UMMES_DATA, 'photos/a1b2c3d4'), { recursive: true });
    const { code, err } = await ummes(['start'], { UMMES_DATA, DATABASE_URL, PORT: '0' }).ended;
    expect([code, err]).toEqual([1, expect.stringContaining('data from instance a1b2c3d4')]);
    expect(err).not.toContain('ummes@');
  });
});
