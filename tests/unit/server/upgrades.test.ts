// @vitest-environment node
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { readHistory } from '../../../src/server/applications/history';
import type { Database, Row } from '../../../src/server/database/database';
import { MIGRATIONS } from '../../../src/server/database/migrations';
import { openDatabase, sqliteFile } from '../../../src/server/database/open-database';
import { openStorage } from '../../../src/server/storage/storage';
import { sweepStorage } from '../../../src/server/storage/sweep-storage';
import { command } from '../../support/server/command-line';
import { eachDatabase } from '../../support/server/each-database';
import { person } from '../../support/server/people';
import { lay, temporaryFolder } from '../../support/server/running-server';

const FIXTURES = join(import.meta.dirname, '../../fixtures/databases');
const VERSIONS = MIGRATIONS.map((_, index) => index + 1);
/** What the fixtures hold, whatever their version: ids, with the photos that they name. */
const PHOTOS = {
  pendingk7m2x: '0123456789abcdef0123456789abcdef',
  approvedq9hb: 'fedcba9876543210fedcba9876543210',
  rejectedt4cz: null,
};
const IDS = Object.keys(PHOTOS);
const SAMPLES = ['samplew3e5rt', 'sampley6u7pa'];
const INSTANCE = 'a1b2c3d4';

const fixture = (name: string) => readFile(join(FIXTURES, `${name}.sql`), 'utf8');

/** Runs statements as they are, without the migrations of `openDatabase`. @returns the rows of the last one. */
async function execute(url: string, ...texts: string[]): Promise<Row[]> {
  const file = sqliteFile(url);
  if (file) {
    const connection = new DatabaseSync(file);
    try {
      for (const text of texts.slice(0, -1)) connection.exec(text);
      return connection.prepare(texts.at(-1) ?? '').all() as Row[];
    } finally {
      connection.close();
    }
  }
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const text of texts.slice(0, -1)) await client.query(text);
    return (await client.query(texts.at(-1) ?? '')).rows;
  } finally {
    await client.end();
  }
}

const TABLES = [
  'migrations',
  'meta',
  'applications',
  'subscribers',
  'removed',
  'history',
  'originals',
  'sessions',
  'messages',
];

/** Every row of every table. */
async function contentOf(database: Database): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const table of TABLES) {
    const order = table === 'removed' ? '1' : '1, 2';
    tables[table] = await database.all(`SELECT * FROM ${table} ORDER BY ${order}`);
  }
  return tables;
}

/** Tables, columns, indexes and constraints as the database describes them. */
async function schemaOf(url: string): Promise<Row[][]> {
  const parts = sqliteFile(url)
    ? [
        `SELECT type, name, tbl_name FROM sqlite_master ORDER BY type, name`,
        `SELECT m.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk
           FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY 1, 2`,
        `SELECT m.name AS "table", k."table" AS target, k."from", k.on_delete
           FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) k WHERE m.type = 'table' ORDER BY 1`,
      ]
    : [
        `SELECT table_name, column_name, data_type, is_nullable, column_default
           FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
        `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
        `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
      ];
  const found: Row[][] = [];
  for (const sql of parts) found.push(await execute(url, sql));
  return found;
}

test('there is a fixture of every version, made by the steps as they are today', async () => {
  for (const version of VERSIONS) {
    const folder = await temporaryFolder();
    const [released, made] = ['released', 'made'].map((name) => `sqlite:${join(folder, name)}`) as [string, string];
    await execute(released, await fixture(`version-${version}`), 'SELECT 1');
    const steps = MIGRATIONS.slice(0, version).flat();
    const table = 'CREATE TABLE migrations (number INTEGER PRIMARY KEY, "appliedAt" TEXT NOT NULL)';
    await execute(made, table, ...steps, 'SELECT 1');
    const statements = async (url: string) =>
      (await execute(url, 'SELECT sql FROM sqlite_master ORDER BY name')).map(({ sql }) =>
        `${sql}`.replace(/\s+/g, ' ').replaceAll(' ,', ','),
      );
    expect(await statements(released), `version ${version}`).toEqual(await statements(made));
  }
});

describe.each(eachDatabase())('$kind', ({ fresh, missing }) => {
  /** A database of that version, with the photos that it names, as yesterday's server has left it. */
  async function installed(version: number, ...more: string[]) {
    const url = await fresh();
    const rows: Record<string, Row[]> = {};
    await execute(url, await fixture(`version-${version}`), ...more, 'SELECT 1');
    const since = { applications: 1, subscribers: 2, history: 6, originals: 8, sessions: 8, messages: 9 };
    const tables = Object.entries(since).flatMap(([table, first]) => (version >= first ? table : []));
    for (const table of tables) rows[table] = await execute(url, `SELECT * FROM ${table} ORDER BY 1, 2`);
    const data = await temporaryFolder();
    const yesterday = new Date(Date.now() - 86_400_000);
    for (const photo of Object.values(PHOTOS)) {
      const name = `photos/${INSTANCE}/${photo}.webp`;
      if (photo) await lay(data, { [name]: `the photo ${photo}` });
      if (photo) await utimes(join(data, name), yesterday, yesterday);
    }
    const settings = { data, database: url, bucket: null };
    return { url, rows, settings, env: { UMMES_DATA: data, DATABASE_URL: url } };
  }

  test.skipIf(missing).each(VERSIONS)(
    'version %i: every row and photo is there, and a second start changes nothing',
    async (version) => {
      const { url, rows, settings } = await installed(version);
      const storage = await openStorage(settings);
      const content = await contentOf(storage.database);
      const people = rows.applications?.filter(({ isSample }) => isSample === 0) ?? [];
      expect(people.map(({ id }) => id).sort()).toEqual([...IDS].sort());
      expect(content.applications).toEqual(people.map((row) => ({ version: 1, ...row })));
      const added = { source: null, returnedAt: null };
      expect(content.subscribers).toEqual((rows.subscribers ?? []).map((row) => ({ ...added, ...row })));
      for (const table of ['history', 'originals', 'sessions', 'messages'])
        expect(content[table]).toEqual(rows[table] ?? []);
      expect(content.removed?.map(({ id }) => id)).toEqual([...(version >= 3 ? ['removedd8fgh'] : []), ...SAMPLES]);

      await sweepStorage(storage, settings.data);
      for (const photo of Object.values(PHOTOS))
        if (photo) expect(Buffer.from((await storage.photos.get(photo)) ?? []).toString()).toBe(`the photo ${photo}`);
      await storage.close();
      const again = await openStorage(settings);
      expect(await contentOf(again.database)).toEqual(content);
      await again.close();

      const empty = await fresh();
      await (await openDatabase(empty)).close();
      expect(await schemaOf(url)).toEqual(await schemaOf(empty));
    },
  );

  test.skipIf(missing).each(VERSIONS)('version %i: the commands work, and people go on applying', async (version) => {
    const { settings, env } = await installed(version);
    const ummes = (...args: string[]) => command(['applications', ...args, '--by', 'Kumari'], env);
    const listed = (await ummes('list')).out.trim().split('\n');
    expect(listed.map((line) => line.slice(0, 12)).sort()).toEqual([...IDS].sort());
    expect((await ummes('show', 'approvedq9hb')).out).toContain("Dóra O'Neill 谢 😀");
    if (version < 6) expect((await ummes('history', 'approvedq9hb')).out).toBe('');
    expect(await ummes('approve', 'pendingk7m2x@1')).toEqual({ code: 0, out: 'pendingk7m2x  approved\n', err: '' });
    expect((await ummes('reject', 'approvedq9hb')).code).toBe(0);
    expect((await ummes('history', 'pendingk7m2x')).out).toMatch(/approved, version 1, by Kumari\n$/);
    const exported = (await ummes('export')).out;
    for (const id of IDS) expect(exported).toContain(id);

    const { applications, subscribers, database, close } = await openStorage(settings);
    const { id: _, ...application } = person(1);
    expect(await applications.store(application)).toMatchObject({ kind: 'stored' });
    expect(await applications.store(application)).toMatchObject({ kind: 'unchanged' });
    expect(await applications.store({ ...application, content: 'other' })).toMatchObject({ kind: 'stored' });
    const stored = await applications.byAttempt(application.attemptId);
    expect(stored).toMatchObject({ name: 'Person 1', status: 'pending', version: 2 });
    const corrected = { entry: 1, action: 'corrected', version: 2, who: '', fields: '' };
    expect(await readHistory(database, stored?.id)).toMatchObject([corrected]);
    expect((await applications.list('approved')).map(({ id }) => id)).toEqual(['pendingk7m2x']);
    expect(await subscribers.add(['reader@example.org'])).toBe(version >= 2 ? 0 : 1);
    await close();
  });

  test.skipIf(missing).each(VERSIONS)(
    'version %i: samples stay while they are alone, and go when somebody applies',
    async (version) => {
      const { settings } = await installed(version, await fixture('samples-only'));
      const { applications, close } = await openStorage(settings);
      expect((await applications.list('approved')).map(({ id }) => id)).toEqual(SAMPLES);
      expect(await applications.addSamples([person(2)])).toBe(false);
      const { id: _, ...application } = person(1);
      await applications.store(application);
      expect((await applications.list()).map(({ name }) => name)).toEqual(['Person 1']);
      await close();
    },
  );

  test.skipIf(missing)('a database of a newer version is refused, and stays as it is', async () => {
    const newest = Math.max(...VERSIONS);
    const { url, rows, settings, env } = await installed(
      newest,
      `INSERT INTO migrations (number, "appliedAt") VALUES (${newest + 1}, '2026-01-01T00:00:00.000Z')`,
    );
    const message = `The database was made by a newer version of ummes (its tables are at ${newest + 1}, ours at ${newest}).`;
    await expect(openStorage(settings)).rejects.toThrow(message);
    for (const args of [['applications', 'list'], ['applications', 'approve', 'pendingk7m2x'], ['backup']]) {
      const { code, out, err } = await command(args, env);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(message);
    }
    expect(await execute(url, 'SELECT * FROM applications ORDER BY 1, 2')).toEqual(rows.applications);
  });
});
