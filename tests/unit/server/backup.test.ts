import { execFileSync } from 'node:child_process';
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Sessions } from '../../../src/server/desk/sessions';
import { readSettings } from '../../../src/server/settings/settings';
import { editApplication } from '../../../src/server/storage/applications/edit';
import { removeApplications } from '../../../src/server/storage/applications/remove';
import { writeArchive } from '../../../src/server/storage/backup/archive';
import { TABLES } from '../../../src/server/storage/backup/tables';
import { writeBackup } from '../../../src/server/storage/backup/write-backup';
import { openDatabase } from '../../../src/server/storage/database/open-database';
import { PICTURE_ENDINGS } from '../../../src/server/storage/pictures/picture-store';
import type { Storage } from '../../../src/server/storage/storage';
import { apply, formOf, picture } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { command, startServer } from '../../support/server/command-line';
import { freshPostgres } from '../../support/server/each-database';
import { POSTGRES_MISSING } from '../../support/server/postgres-server';
import { running, temporaryFolder, writeFiles } from '../../support/server/running-server';

const SHEET = 'title,date\nOur own event,01/02/2030\n';

async function newSettings(database: 'SQLite' | 'Postgres' = 'SQLite', photos: 'disk' | 'bucket' = 'disk') {
  const env: Record<string, string> = { UMMES_DATA: join(await temporaryFolder(), 'data') };
  if (database === 'Postgres') env.DATABASE_URL = await freshPostgres();
  const access = { UMMES_S3_ACCESS_KEY_ID: 'key', UMMES_S3_SECRET_ACCESS_KEY: 'secret' };
  if (photos === 'bucket') Object.assign(env, { UMMES_S3_BUCKET: (await bucketHost()).url, ...access });
  return env as Record<string, string> & { UMMES_DATA: string };
}

/** The id of an uploaded picture. */
const PICTURE = 'c'.repeat(32);

async function addPicture({ pictures, pictureFiles }: Storage): Promise<void> {
  await pictureFiles.put(
    PICTURE,
    Object.fromEntries(PICTURE_ENDINGS.map((ending) => [ending, new TextEncoder().encode(`the picture${ending}`)])),
  );
  const size = { width: 1920, height: 1080, bytes: 17 };
  const texts = { name: 'lathe.jpg', alt: 'A lathe', focus: '70% 30%' };
  await pictures.add({ id: PICTURE, version: 1, ...texts, ...size, uploadedAt: '2026-01-01', uploadedBy: 'Nimali' });
}

/**
 * Starts a site with three applications (one of them edited), two photos, two subscribers, a message, a picture, an
 * invitation and its own sheet.
 */
async function startSociety(env: Record<string, string>) {
  const settings = readSettings(env);
  await writeFiles(settings.data, { 'sheets/events.csv': SHEET });
  const site = await running({ ...settings, port: 0, host: '127.0.0.1' });
  await site.titles();
  for (let turn = 0; turn < 2; turn++) await apply(site.url, formOf({ photo: await picture('jpeg', 90 + turn, 90) }));
  await apply(site.url, formOf({ answers: { name: 'No Photo' } }));
  await apply(site.url, formOf({ answers: { name: 'Gone' } }));
  const gone = (await site.storage.applications.list()).find(({ name }) => name === 'Gone');
  await removeApplications(site.storage, [{ id: gone?.id ?? '', version: null }]);
  await site.storage.subscribers.add(['reader@example.org', 'gone@example.org']);
  const left = (await site.storage.subscribers.list()).find(({ email }) => email.startsWith('gone'));
  await site.storage.subscribers.unsubscribe(left?.token ?? '');
  await site.storage.messages.store('key-of-ann', { name: 'Ann', email: 'ann@example.org', message: 'Is it open?' });
  const [{ id = '' } = {}] = await site.storage.applications.list();
  await editApplication(site.storage.database, { id, version: 1, from: 'pending' }, { designation: 'Chief' }, 'Nimali');
  await new Sessions(site.storage.database, () => new Date()).invite('Secretary');
  await addPicture(site.storage);
  return site;
}

async function backUpSociety(env?: Record<string, string>) {
  const used = env ?? (await newSettings());
  const site = await startSociety(used);
  const file = join(await temporaryFolder(), 'backup.tar');
  const { code, out, err } = await command(['backup', file], used);
  expect([code, out, err]).toEqual([
    0,
    `${file}  3 applications, 2 photos, 2 subscribers, 1 sheet files, 1 messages, 1 pictures\n`,
    '',
  ]);
  return { file, site };
}

test('a backup contains every column of every table, except tables that only the running server needs', async () => {
  const database = await openDatabase(`sqlite:${join(await temporaryFolder(), 'a.db')}`);
  const tables = await database.all<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  for (const { name } of tables) {
    const columns = await database.all<{ name: string }>(`PRAGMA table_info(${name})`);
    if (['migrations', 'released_photos', 'sessions'].includes(name)) continue;
    // In any order: a field of the form is in the middle of the list, but its column is the last.
    const backedUp = [...TABLES[name as keyof typeof TABLES]].sort();
    expect([name, columns.map((column) => column.name).sort()]).toEqual([name, backedUp]);
  }
  await database.close();
});

const ROUND_TRIPS = [
  ['SQLite', 'disk', 'SQLite', 'disk'],
  ['Postgres', 'disk', 'SQLite', 'disk'],
  ['SQLite', 'disk', 'Postgres', 'bucket'],
  ['Postgres', 'bucket', 'SQLite', 'bucket'],
  ['Postgres', 'bucket', 'Postgres', 'disk'],
] as const;

for (const [database, photos, newDatabase, newPhotos] of ROUND_TRIPS) {
  const missing = `${database}${newDatabase}`.includes('Postgres') ? POSTGRES_MISSING : '';
  test.skipIf(missing)(
    `a backup of ${database} and ${photos} is restored to ${newDatabase} and ${newPhotos}${missing}`,
    async () => {
      const { file, site } = await backUpSociety(await newSettings(database, photos));
      const env = await newSettings(newDatabase, newPhotos);
      const { code, out, err } = await command(['restore', file], env);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('3 applications, 2 photos, 2 subscribers, 1 sheet files, 1 messages, 1 pictures to ');

      const restored = await running({ ...readSettings(env), port: 0, host: '127.0.0.1' });
      for (const table of ['applications', 'history', 'originals', 'subscribers', 'messages', 'pictures']) {
        const rows = `SELECT * FROM ${table} ORDER BY 1, 2`;
        expect(await restored.storage.database.all(rows)).toEqual(await site.storage.database.all(rows));
      }
      expect(await restored.storage.database.all('SELECT * FROM sessions')).toEqual([]); // sessions are not backed up
      for (const { photo } of await restored.storage.applications.list())
        if (photo) expect(await restored.storage.photos.get(photo)).toEqual(await site.storage.photos.get(photo));
      expect(await restored.storage.photos.list()).toHaveLength(2);
      for (const ending of ['.webp', '-1280.avif']) {
        const { body } = await restored.get(`/pictures/${PICTURE}${ending}`);
        expect(body.toString()).toBe(`the picture${ending}`);
      }
      expect(await restored.titles()).toEqual(['Our own event']);
    },
  );
}

test('a restore brings back the last good copy of a remote sheet', async () => {
  const env = await newSettings();
  await writeFiles(env.UMMES_DATA, { 'cache/news.json': '{"savedAt":"2026-01-01T00:00:00.000Z","rows":[]}\n' });
  const { file } = await backUpSociety(env);
  const there = await newSettings();
  expect((await command(['restore', file], there)).code).toBe(0);
  expect(await readFile(join(there.UMMES_DATA, 'cache/news.json'), 'utf8')).toContain('2026-01-01');
});

test('a backup names a picture with a missing file, and so does its restore', async () => {
  const env = await newSettings();
  const site = await startSociety(env);
  await site.storage.pictureFiles.files.remove(`${PICTURE}-960.avif`);
  const file = join(await temporaryFolder(), 'backup.tar');
  const backup = await command(['backup', file], env);
  expect([backup.code, backup.err]).toEqual([1, 'A file of the picture lathe.jpg is missing.\n']);
  const restored = await command(['restore', file], await newSettings());
  const missing = 'A file of the picture lathe.jpg is not in the backup. Upload the picture again.\n';
  expect([restored.code, restored.err]).toEqual([1, missing]);
});

test("a backup fails and leaves no file if it can't be read back correctly", async () => {
  const { site } = await backUpSociety();
  const folder = await temporaryFolder();
  const { photos } = site.storage;
  const damaging = async (id: string) => {
    const [name = ''] = await readdir(folder);
    const archive = await open(join(folder, name), 'r+'); // simulates a failing disk
    await expect.poll(async () => (await archive.stat()).size).toBeGreaterThan(8192);
    await archive.write(Buffer.alloc(100, 'x'), 0, 100, 6000);
    await archive.close();
    return photos.files.get(id);
  };
  const source = { ...site.storage, photos: { ...photos, files: { ...photos.files, get: damaging } } };
  const backup = writeBackup(source, site.data, folder, 'b.tar');
  await expect(backup).rejects.toThrow('The backup was not written, because reading it back failed: its file ummes.db');
  expect(await readdir(folder)).toEqual([]);
});

test('a running server blocks a restore to its data folder, but a killed server does not', async () => {
  const { file } = await backUpSociety();
  const env = { ...(await newSettings()), DATABASE_URL: `sqlite:${join(await temporaryFolder(), 'other.db')}` };
  const [first, second] = [await startServer(env), await startServer(env)];
  const { code, err } = await command(['restore', file], env);
  expect([code, err]).toEqual([1, expect.stringContaining('A server is using the data folder')]);
  await first.stop('SIGKILL');
  expect((await command(['restore', file], env)).err).toContain('A server is using the data folder');
  await second.stop('SIGKILL');
  expect((await command(['restore', file], env)).err).toContain('already exists');
});

test('a restore overwrites nothing and explains what to do', async () => {
  const { file, site } = await backUpSociety();
  const inUse = await command(['restore', file], { UMMES_DATA: site.data });
  expect([inUse.code, inUse.err]).toEqual([1, expect.stringContaining('Set UMMES_DATA to an empty folder')]);
  for (const existing of ['ummes.db', 'ummes.db-wal', 'ummes.db-journal']) {
    const env = await newSettings();
    await writeFiles(env.UMMES_DATA, { [existing]: '' });
    expect((await command(['restore', file], env)).err).toContain('already exists');
    expect((await readdir(env.UMMES_DATA)).sort()).toEqual(['server.lock', existing]);
  }
  const env = await newSettings();
  await writeFiles(env.UMMES_DATA, { 'sheets/events.csv': 'title,date\nAnother,\n' });
  const { code, err } = await command(['restore', file], env);
  expect([code, err]).toEqual([1, expect.stringContaining('different sheets (sheets/events.csv)')]);
  expect(await readFile(join(env.UMMES_DATA, 'sheets/events.csv'), 'utf8')).toContain('Another');
  expect((await readdir(env.UMMES_DATA)).sort()).toEqual(['server.lock', 'sheets']);
});

test.skipIf(POSTGRES_MISSING)(
  `a restore to Postgres needs an empty database, and leaves no data behind if it fails${POSTGRES_MISSING}`,
  async () => {
    const used = await newSettings('Postgres');
    const { file } = await backUpSociety(used);
    const { err } = await command(['restore', file], { ...used, ...(await newSettings()) });
    expect(err).toContain('already contains data');

    const env = await newSettings('Postgres');
    const database = await rejectingDatabase(env);
    expect((await command(['restore', file], env)).code).toBe(1);
    expect(await database.all('SELECT id FROM applications')).toEqual([]);
    const left = await readdir(env.UMMES_DATA, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['server.lock']);
    await database.run('ALTER TABLE subscribers DROP CONSTRAINT never');
    await database.close();
    expect((await command(['restore', file], env)).code).toBe(0);
  },
);

async function rejectingDatabase(env: Record<string, string>) {
  const database = await openDatabase(env.DATABASE_URL ?? '');
  await database.run('ALTER TABLE subscribers ADD CONSTRAINT never CHECK (length(email) < 3)');
  return database;
}

test.skipIf(POSTGRES_MISSING)(`a failed restore keeps the bucket's photos${POSTGRES_MISSING}`, async () => {
  const used = await newSettings('SQLite', 'bucket');
  const { file, site } = await backUpSociety(used);
  const env = { ...used, ...(await newSettings('Postgres')) };
  const database = await rejectingDatabase(env);
  expect((await command(['restore', file], env)).code).toBe(1);
  await database.close();
  expect(await site.storage.photos.list()).toHaveLength(2);
});

async function restoreError(bytes: Buffer): Promise<string> {
  const env = await newSettings();
  const file = join(await temporaryFolder(), 'bad.tar');
  await writeFile(file, bytes);
  const { code, out, err } = await command(['restore', file], env);
  expect([code, out]).toEqual([1, '']);
  expect(await readdir(env.UMMES_DATA)).toEqual(['server.lock']);
  return err;
}

test('nothing is restored from a truncated or damaged backup', async () => {
  const whole = await readFile((await backUpSociety()).file);
  for (const length of [0, 300, 512, 5000, whole.length / 2, whole.length - 2048]) {
    expect(await restoreError(whole.subarray(0, length))).toContain('it is truncated');
  }
  for (const part of ['ummes.db', 'photos/', 'sheets/events.csv']) {
    const damaged = Buffer.from(whole);
    const at = damaged.indexOf(part) + 512 + 20; // in the content after the header
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    expect(await restoreError(damaged)).toContain('is damaged');
  }
  const badHeader = Buffer.from(whole);
  badHeader[whole.indexOf('photos/') + 8] = 0x78;
  expect(await restoreError(badHeader)).toContain('it is damaged, or not a tar archive');
  expect(await restoreError(Buffer.alloc(4096, 'x'))).toContain('it is damaged, or not a tar archive');
  const { err } = await command(['restore', '/nowhere/b.tar'], await newSettings());
  expect(err).toBe('There is no file /nowhere/b.tar.\n');
});

test('a restore does not write any files from a hostile archive', async () => {
  const folder = await temporaryFolder();
  const names = [
    '../evil.csv',
    'sheets/../../evil.csv',
    '/tmp/evil.csv',
    'sheets/a/b.csv',
    'settings.env',
    'sheets/.x',
    `pictures/${'a'.repeat(8)}/../${'b'.repeat(32)}.webp`,
    `pictures/${'a'.repeat(8)}/${'b'.repeat(32)}.svg`,
  ];
  for (const [index, name] of names.entries()) {
    await writeArchive(join(folder, `${index}.tar`), new Date(), (add) => add(name, Buffer.from('x')));
    expect(await restoreError(await readFile(join(folder, `${index}.tar`)))).toContain(
      'which does not belong in an ummes backup',
    );
  }
  await mkdir(join(folder, 'links/sheets'), { recursive: true });
  execFileSync('ln', ['-s', '/etc', join(folder, 'links/sheets/etc')]);
  execFileSync('tar', ['-cf', join(folder, 'link.tar'), '-C', join(folder, 'links'), 'sheets']);
  expect(await restoreError(await readFile(join(folder, 'link.tar')))).toContain('something that is not a file');
});
