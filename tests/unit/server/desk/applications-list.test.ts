import { expect, test } from 'vitest';
import {
  applicationDetailSchema,
  applicationListSchema,
  MAX_SIMILAR,
  type Status,
} from '../../../../src/model/desk/application';
import { readApplicationDetail } from '../../../../src/server/storage/applications/application-detail';
import { readApplicationList } from '../../../../src/server/storage/applications/application-list';
import type { ApplicationRecord } from '../../../../src/server/storage/applications/application-record';
import { samplePeople } from '../../../../src/server/storage/applications/sample-people';
import { SEARCH_KEYS } from '../../../../src/server/storage/applications/search-keys';
import type { Database, Statements, Value } from '../../../../src/server/storage/database/database';
import { MIGRATIONS } from '../../../../src/server/storage/database/migrations';
import { migrate } from '../../../../src/server/storage/database/open-database';
import { formOf, submit } from '../../../support/server/application-form';
import { describeEachDatabase } from '../../../support/server/each-database';
import { person, storeRecords } from '../../../support/server/people';
import { running } from '../../../support/server/running-server';
import { deskOfficer } from '../desk-calls';

function applied(index: number, more: Partial<ApplicationRecord> = {}): ApplicationRecord {
  const submittedAt = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  return { ...person(index), status: 'pending', decidedAt: null, submittedAt, ...more };
}

async function desk(database: string, records: readonly ApplicationRecord[]) {
  const server = await running({ database });
  await storeRecords(server.storage.database, records);
  return { server, officer: await deskOfficer(server) };
}

/** Runs a query, and counts the rows that it reads. */
async function countingRows<Result>(database: Database, query: (database: Statements) => Promise<Result>) {
  let rows = 0;
  const list = await query({
    run: database.run,
    async all<Found>(sql: string, values?: readonly Value[]) {
      const found = await database.all<Found>(sql, values);
      rows += found.length;
      return found;
    },
  });
  return { list, rows };
}

const ids = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);
const statusOf = (index: number): Status => (['pending', 'approved', 'rejected'] as const)[index % 3] ?? 'pending';

describeEachDatabase('the list of applications', ({ fresh }) => {
  test('shows pending applications in order of arrival, with counts', async () => {
    const records = [3, 0, 5, 4, 1, 2].map((index) => applied(index, { status: statusOf(index) }));
    const { officer } = await desk(await fresh(), records);
    const { status, json } = await officer.get('/applications');
    expect(status).toBe(200);
    expect(applicationListSchema.parse(json)).toEqual(json);
    expect(json).toMatchObject({ counts: { pending: 2, approved: 2, rejected: 2 }, total: 2, page: 1, pages: 1 });
    expect(ids(json)).toEqual(['person0', 'person3']);
    expect(ids((await officer.get('/applications?filter=approved')).json)).toEqual(['person4', 'person1']);
    const all = (await officer.get('/applications?filter=all')).json;
    expect(ids(all)).toEqual(['person0', 'person3', 'person4', 'person1', 'person5', 'person2']);
    expect(all.total).toBe(6);
    expect((await officer.get('/applications?filter=other')).status).toBe(422);
  });

  test('has 50 items per page, sorted by status, and falls back to the nearest page', async () => {
    const records = Array.from({ length: 130 }, (_, index) => applied(index, { status: statusOf(index) }));
    const { officer } = await desk(await fresh(), records);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await officer.get(`/applications?filter=all&page=${page}`)).json);
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 30]);
    expect(new Set(pages.flatMap(ids)).size).toBe(130);
    expect(pages.flatMap(({ items }) => items.map((item: { status: string }) => item.status))).toEqual(
      ['pending', 'approved', 'rejected'].flatMap((status, index) => Array(index === 0 ? 44 : 43).fill(status)),
    );
    for (const page of ['99', '1e99', '-3', 'x', 'NaN', 'Infinity', '0']) {
      const { status, json } = await officer.get(`/applications?filter=all&page=${page}`);
      expect([status, [1, 3].includes(json.page)]).toEqual([200, true]);
    }
  });

  test('can be searched by name, email and year, ignoring accents and case', async () => {
    const named = { name: 'Zoë Łukasz PERERA', email: 'Zoe@Example.org', batch: '1999' };
    const records = [applied(1, named), applied(2, { ...named, status: 'rejected' }), applied(3), applied(4)];
    const { officer } = await desk(await fresh(), records);
    const find = async (search: string, filter = 'all') =>
      ids((await officer.get(`/applications?${new URLSearchParams({ filter, search })}`)).json);
    for (const search of ['zoe perera', 'lukasz', 'ZOE@EXAMPLE', '1999', ' perera  1999 '])
      expect(await find(search), search).toEqual(['person1', 'person2']);
    expect(await find('perera', 'pending')).toEqual(['person1']);
    expect(await find('perera unknown')).toEqual([]);
    for (const search of ["' OR 1=1 --", '%', '_', '\0', '\ud800', '\\', 'x'.repeat(5000)])
      expect(await find(search), search).toEqual([]);
    expect(await find(' ')).toHaveLength(4);
    expect(await find(`perera ${'er '.repeat(2000)}`)).toEqual(['person1', 'person2']);
    expect(await find(Array.from({ length: 1500 }, (_, index) => `x${index}`).join(' '))).toEqual([]);
  });

  test('reads only as many applications as it shows', async () => {
    const records = Array.from({ length: 300 }, (_, index) => applied(index, { status: statusOf(index) }));
    const { server } = await desk(await fresh(), records);
    for (const filter of ['pending', 'approved', 'rejected', 'all'] as const)
      for (const search of ['', 'person']) {
        const { list, rows } = await countingRows(server.storage.database, (database) =>
          readApplicationList(database, { filter, search, page: 2 }),
        );
        expect([filter, search, list.items.length]).toEqual([filter, search, 50]);
        expect(rows).toBeLessThanOrEqual(2 * 50 + 10); // the page, similar applications, and a few counts
      }
  });

  test('reads only a few of the applications that have a phone number in common', async () => {
    const shared = (index: number) => applied(index, { phoneNumber: '+94711111111' });
    const { server } = await desk(
      await fresh(),
      Array.from({ length: 200 }, (_, index) => shared(index)),
    );
    const { database } = server.storage;
    const { list, rows } = await countingRows(database, (counting) =>
      readApplicationList(counting, { filter: 'pending', search: '', page: 1 }),
    );
    expect(new Set(list.items.map(({ similarCount }) => similarCount))).toEqual(new Set([MAX_SIMILAR]));
    expect(rows).toBeLessThanOrEqual(2 * 50 + 10);
    const detail = await countingRows(database, (counting) => readApplicationDetail(counting, 'person0'));
    expect(detail.list?.similar.map(({ id }) => id)).toEqual(
      Array.from({ length: MAX_SIMILAR }, (_, index) => `person${199 - index}`),
    );
    expect(detail.rows).toBeLessThanOrEqual(MAX_SIMILAR + 10);
  });

  test('can be searched for a name that an officer has edited, and for one stored by an earlier version', async () => {
    const { server, officer } = await desk(await fresh(), [applied(1, { name: 'Zoë Perera' }), applied(2)]);
    const find = async (search: string) => ids((await officer.get(`/applications?search=${search}`)).json);
    const changes = { name: 'Zoé Łukasz', email: 'ZOE@example.org' };
    const edit = { version: 1, status: 'pending', changes };
    expect((await officer.send('PATCH', '/applications/person1', edit)).status).toBe(200);
    expect([await find('lukasz'), await find('zoe@example.org'), await find('perera')]).toEqual([
      ['person1'],
      ['person1'],
      [],
    ]);
    const { database } = server.storage;
    for (const column of ['emailKey', 'phoneKey', 'nameKey']) await database.run(`DROP INDEX "applications_${column}"`);
    await database.run('DROP INDEX applications_desk');
    for (const column of SEARCH_KEYS) await database.run(`ALTER TABLE applications DROP COLUMN "${column}"`);
    await database.run('DELETE FROM migrations WHERE number > 1'); // the first schema, with rows
    await migrate(database, MIGRATIONS.slice(0, 2));
    const search = async (words: string) =>
      ids(await readApplicationList(database, { filter: 'all', search: words, page: 1 }));
    expect([await search('lukasz'), await search('PERSON2')]).toEqual([['person1'], ['person2']]);
    expect((await readApplicationDetail(database, 'person1'))?.similar).toEqual([]);
  });

  test('contains an application with the longest possible name', async () => {
    const { server, officer } = await desk(await fresh(), []);
    const name = '\ufdfa'.repeat(200); // a ligature of 18 letters
    for (let turn = 0; turn < 2; turn++)
      expect(await submit(server.url, formOf({ answers: { name } }))).toMatchObject({ status: 200 });
    const { items } = (await officer.get(`/applications?search=${encodeURIComponent('\ufdfa')}`)).json;
    expect(items).toMatchObject([
      { name, similarCount: 1 },
      { name, similarCount: 1 },
    ]);
  });

  test('leaves out the sample people', async () => {
    const server = await running({ database: await fresh() });
    await server.storage.applications.addSamples(samplePeople());
    const officer = await deskOfficer(server);
    const { json } = await officer.get('/applications?filter=all');
    expect(json).toMatchObject({ items: [], counts: { pending: 0, approved: 0, rejected: 0 }, total: 0, pages: 1 });
    expect((await officer.get('/applications?filter=all&search=example')).json.items).toEqual([]);
  });

  test('counts similar people by email, phone, or name and year', async () => {
    const zoe = { name: 'Zoë Perera', batch: '1999', email: 'zoe@example.org', phoneNumber: '+94711111111' };
    const records = [
      applied(1, zoe),
      applied(2, { email: 'ZOE@example.org', status: 'rejected' }),
      applied(3, { phoneNumber: '94711111111', status: 'approved' }),
      applied(4, { name: 'ZOE PERERA', batch: '1999' }),
      applied(5, { name: 'Zoé perera', batch: '1999', email: 'zoe@EXAMPLE.org' }),
      applied(6, { name: 'Zoë Perera', batch: '2000' }),
      applied(7, { phoneNumber: '' }),
      applied(8, { phoneNumber: '', name: 'අමායා', batch: '1999' }),
      applied(9, { phoneNumber: '', name: 'අමායා', batch: '1999' }),
    ];
    const { officer } = await desk(await fresh(), records);
    const { items } = (await officer.get('/applications?filter=all')).json;
    const counts = Object.fromEntries(items.map((item: Record<string, unknown>) => [item.id, item.similarCount]));
    const expected = [4, 2, 1, 2, 3, 0, 0, 1, 1].map((count, index) => [`person${index + 1}`, count]);
    expect(counts).toEqual(Object.fromEntries(expected));
    // Each application's own response lists the same number of people.
    for (const [id, count] of Object.entries(counts))
      expect((await officer.get(`/applications/${id}`)).json.similar, id).toHaveLength(Number(count));
    const { json } = await officer.get('/applications/person1');
    expect(applicationDetailSchema.parse(json)).toEqual(json);
    expect(json.similar.map(({ id, status, same }: Record<string, unknown>) => [id, status, same])).toEqual([
      ['person5', 'pending', ['email', 'name and year']],
      ['person4', 'pending', ['name and year']],
      ['person3', 'approved', ['phone']],
      ['person2', 'rejected', ['email']],
    ]);
  });
});
