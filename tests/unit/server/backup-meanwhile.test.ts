// Fault injection: the storage changes when a backup begins to read photos.
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { restoreBackup } from '../../../src/server/storage/backup/restore-backup';
import { writeBackup } from '../../../src/server/storage/backup/write-backup';
import { openStorage } from '../../../src/server/storage/storage';
import { formOf, picture, submit } from '../../support/server/application-form';
import { command } from '../../support/server/command-line';
import { running, temporaryFolder } from '../../support/server/running-server';

/** Backs up a site with two photos while one of them changes. @returns what the backup restores. */
async function backupWhile(happens: (server: Awaited<ReturnType<typeof running>>, attemptId: string) => Promise<void>) {
  const server = await running();
  const attemptId = newAttemptId();
  await submit(server.url, formOf({ photo: await picture('jpeg', 40, 40) }));
  await submit(server.url, formOf({ attemptId, photo: await picture('jpeg', 41, 40) }));
  let isFirst = true;
  const { photos: store } = server.storage;
  const get = async (name: string) => {
    if (isFirst) {
      isFirst = false;
      await happens(server, attemptId);
    }
    return store.files.get(name);
  };
  const photos = { ...store, files: { ...store.files, get } };
  const report = await writeBackup({ ...server.storage, photos }, server.data, await temporaryFolder(), 'a.tar');
  const data = await temporaryFolder();
  const settings = { data, database: `sqlite:${join(data, 'ummes.db')}`, bucket: null };
  const restored = await restoreBackup(report.file, settings);
  const storage = await openStorage(settings);
  const named = (await storage.applications.list()).flatMap(({ photo }) => photo ?? []).sort();
  const stored = (await storage.photos.list()).map(({ id }) => id).sort();
  await storage.close();
  return { report, restored, named, stored };
}

test("a backup contains every application's photo, even if an applicant replaces one during the backup", async () => {
  const { report, restored, named, stored } = await backupWhile(async ({ url }, attemptId) => {
    const form = formOf({ attemptId, photo: await picture('jpeg', 42, 40) });
    expect((await submit(url, form)).status).toBe(200);
  });
  expect([report.missing, restored.missing]).toEqual([[], []]);
  expect(named).toHaveLength(2);
  expect(stored).toEqual(named);
});

test('a backup does not contain an application that is removed during the backup', async () => {
  const { report, restored, named, stored } = await backupWhile(async ({ data, storage }, attemptId) => {
    const record = await storage.applications.byAttempt(attemptId);
    const { code } = await command(['applications', 'remove', record?.id ?? ''], { UMMES_DATA: data });
    expect(code).toBe(0);
  });
  expect([report.missing, restored.missing]).toEqual([[], []]);
  expect(named).toHaveLength(1);
  expect(stored).toEqual(named);
});

test('a backup reports a photo that is missing from the store, and contains the rest', async () => {
  const { report, restored, stored } = await backupWhile(async ({ storage }, attemptId) => {
    const record = await storage.applications.byAttempt(attemptId);
    await storage.photos.remove(record?.photo ?? '');
  });
  expect(report.missing).toHaveLength(1);
  expect([restored.missing, stored.length]).toEqual([report.missing, 1]);
  expect((await readFile(report.file)).length).toBeGreaterThan(0);
});

test('a backup removes what a killed one has left in the folder for a day, and nothing else', async () => {
  const server = await running();
  const folder = await temporaryFolder();
  const temporary = `a.tar.${crypto.randomUUID()}.tmp`;
  const old = [temporary, `${temporary}.db`, `${temporary}.db-wal`, 'a.tar', 'notes.tmp'];
  const dayAgo = Date.now() / 1000 - 25 * 60 * 60;
  for (const name of old) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), dayAgo, dayAgo);
  }
  const inProgress = `b.tar.${crypto.randomUUID()}.tmp`;
  await writeFile(join(folder, inProgress), 'x');
  await writeBackup(server.storage, server.data, folder, 'c.tar');
  expect((await readdir(folder)).sort()).toEqual(['a.tar', inProgress, 'c.tar', 'notes.tmp']);
});
