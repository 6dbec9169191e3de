import { mkdir, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { removeApplications } from '../../../src/server/storage/applications/remove';
import { eraseRemains } from '../../../src/server/storage/database/meta';
import { absent } from '../../../src/server/storage/files/files';
import { photoFolder } from '../../../src/server/storage/storage';
import { sweepStorage } from '../../../src/server/storage/sweep-storage';
import { formOf, picture, submit } from '../../support/server/application-form';
import { command } from '../../support/server/command-line';
import { describeEachDatabase } from '../../support/server/each-database';
import { addPeople } from '../../support/server/people';
import { running } from '../../support/server/running-server';

type Server = Awaited<ReturnType<typeof running>>;

const ZOE = { name: 'Zoë Forgettable', email: 'zoe.forgettable@example.org', phoneNumber: '+94770001234' };

/**
 * Returns the names of the values found in a folder's files. Reads `ummes.db-wal` before `ummes.db`, because SQLite may
 * move pages from the former to the latter in between.
 */
async function findIn(folder: string, values: Record<string, string | Buffer>): Promise<string[]> {
  const found = new Set<string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.sort().reverse()) {
    const bytes = await readFile(path).catch(absent(Buffer.alloc(0))); // a temporary file may be gone by now
    for (const [name, value] of Object.entries(values)) if (bytes.includes(value)) found.add(name);
  }
  return [...found].sort();
}

async function apply(server: Server, answers: Record<string, string>, attemptId = newAttemptId()) {
  expect((await submit(server.url, formOf({ answers, attemptId, photo: await picture() }))).status).toBe(200);
  const { id = '', photo } = (await server.storage.applications.byAttempt(attemptId)) ?? {};
  const bytes = Buffer.from((await server.storage.photos.get(photo ?? '')) ?? []);
  return { id, photo: photo ?? '', bytes };
}

const environment = ({ data, settings }: Server) => ({
  UMMES_DATA: data,
  ...(settings.database.startsWith('postgres') && { DATABASE_URL: settings.database }),
});

test('erases a removed person from all files in the data folder while a server runs', async () => {
  const server = await running();
  await addPeople(server.storage, 400);
  const { id, bytes } = await apply(server, ZOE);
  const personal = { ...ZOE, photo: bytes };
  expect(await findIn(server.data, personal)).toEqual(['email', 'name', 'phoneNumber', 'photo']);
  expect(await command(['applications', 'remove', id], environment(server))).toEqual({
    code: 0,
    out: `${id}  removed\n`,
    err: '',
  });
  expect(await findIn(server.data, personal)).toEqual([]);
});

test('erases an address that is removed from the newsletter', async () => {
  const server = await running();
  const emails = ['stays@example.org', 'Reader.Gone@example.org'];
  await server.storage.subscribers.add(emails);
  expect(await server.storage.subscribers.remove('READER.gone@example.org')).toBe(true);
  expect(await server.storage.subscribers.remove('unknown@example.org')).toBe(false);
  await eraseRemains(server.storage.database);
  expect(await findIn(server.data, { email: 'reader.gone@example.org' })).toEqual([]);
  expect((await server.storage.subscribers.list()).map(({ email }) => email)).toEqual(['stays@example.org']);
});

test('erases the text and photo that a correction replaces', async () => {
  const server = await running();
  const attemptId = newAttemptId();
  const first = await apply(server, ZOE, attemptId);
  const corrected = { name: 'Zoe Corrected', email: 'new@example.org', phoneNumber: '+94770009999' };
  await apply(server, { ...corrected, email: ZOE.email }, attemptId); // changing both would indicate a different person
  await apply(server, corrected, attemptId);
  await eraseRemains(server.storage.database);
  expect(await findIn(server.data, { ...ZOE, photo: first.bytes })).toEqual([]);
});

test('reports deleted data that another process is reading, and erases it in the next sweep', async () => {
  const server = await running();
  const { id } = await apply(server, ZOE);
  const reader = new DatabaseSync(join(server.data, 'ummes.db'), { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('BEGIN; SELECT * FROM applications');
  const { code, out, err } = await command(['applications', 'remove', id], environment(server));
  expect([code, out]).toEqual([0, `${id}  removed\n`]);
  expect(err).toContain('may still hold deleted data');
  expect(await findIn(server.data, ZOE)).not.toEqual([]);
  reader.exec('COMMIT');
  await eraseRemains(server.storage.database);
  expect(await findIn(server.data, ZOE)).toEqual([]);
});

test('the next sweep erases a person removed during an erasure', async () => {
  const server = await running();
  const { database } = server.storage;
  const remove = (id: string) => removeApplications(server.storage, [{ id, version: null }]);
  const earlier = await apply(server, { ...ZOE, name: 'Zara Earlier', email: 'zara@example.org' });
  const { id } = await apply(server, ZOE);
  await remove(earlier.id);
  const erase = () => database.erase().then(async () => void (await remove(id)));
  await eraseRemains({ ...database, erase });
  await eraseRemains(database);
  expect(await findIn(server.data, ZOE)).toEqual([]);
});

describeEachDatabase('a removal', ({ fresh }) => {
  test("reports a photo that can't be deleted, and deletes it in a later sweep", async () => {
    const database = await fresh();
    const server = await running({ ...(database.startsWith('postgres') && { database }) });
    const { id, photo, bytes } = await apply(server, ZOE);
    const folder = photoFolder(server.data, server.storage.instance);
    const file = join(folder, `${photo}.webp`);
    await rename(file, `${file}.away`);
    await mkdir(join(file, 'in the way'), { recursive: true }); // a folder can't be removed like a file
    const { code, out, err } = await command(['applications', 'remove', id], environment(server));
    expect([code, out]).toEqual([1, `${id}  removed\n`]);
    expect(err).toContain(`The photo of ${id} could not be deleted`);
    await rm(file, { recursive: true });
    await rename(`${file}.away`, file);
    const old = new Date(Date.now() - 3_700_000);
    await utimes(file, old, old);
    expect(await sweepStorage(server.storage, server.data, new Date())).toEqual({ removed: 1, kept: 0 });
    expect(await server.storage.applications.byId(id)).toBeUndefined();
    expect(await findIn(server.data, { photo: bytes })).toEqual([]);
  });
});
