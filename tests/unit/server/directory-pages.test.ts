import { expect, test } from 'vitest';
import { ALUMNI_PAGE_TYPE } from '../../../src/model/addresses/api-paths';
import { ALUMNI_PER_PAGE, alumniQuery, type DirectoryPage } from '../../../src/model/alumni/alumni-page';
import { batchesOf, filterAlumni, NO_FILTERS } from '../../../src/model/alumni/alumnus';
import { normaliseAlumni } from '../../../src/model/alumni/alumnus-rows';
import { describeEachDatabase } from '../../support/server/each-database';
import { addPeople, person, storeRecords } from '../../support/server/people';
import { running } from '../../support/server/running-server';

const ALL = '/api/users/all';
const PAGES = '/api/users';
type Server = Awaited<ReturnType<typeof running>>;

const read = async (server: Server, path: string, headers = {}) =>
  JSON.parse((await server.get(path, headers)).body.toString());
const pageOf = (server: Server, view: object): Promise<DirectoryPage> =>
  read(server, PAGES + alumniQuery({ ...NO_FILTERS, page: 1, ...view }));

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const NAMES = 'Zoë Fernando|łukasz de Mel|Åke Ek|zoe 10|Zoe 9|ZOE 9|නිමාලි පෙරේරා|O’Brien|谢 😀|Straße'.split('|');
const FOUND = ['zoe', ' ZOË ', 'strasse', "o'b", 'පෙ'];
const NOT_FOUND = ['nobody', '%', '_', '\0', 'zoë\0', "' OR 1=1 --", '\ud800', 'x'.repeat(8000)];

describeEachDatabase('directory pages', ({ fresh }) => {
  test('list the same people as a browser that filters the full list', { timeout: 60_000 }, async () => {
    const server = await running({ database: await fresh() });
    const people = Array.from({ length: 60 }, (_, index) => ({
      ...person(index),
      ...(index < NAMES.length && { name: NAMES[index] as string }),
    }));
    await storeRecords(server.storage.database, [...people, { ...person(60), status: 'pending', name: 'Zoe Pending' }]);
    await expect.poll(() => read(server, ALL)).toHaveLength(60);
    const rows = await read(server, ALL);
    const all = normaliseAlumni(rows).items;
    expect(all).toHaveLength(60);
    expect(all.every(({ name }, index) => index === 0 || collator.compare(all[index - 1]?.name ?? '', name) <= 0)).toBe(
      true,
    );
    for (const view of [
      ...[undefined, 2, 5, 6, -1, 1e9].map((page) => ({ page })),
      ...[...FOUND, ...NOT_FOUND].map((name) => ({ name })),
      { name: 'person', page: 3 },
      { name: 'person', batch: '2020', page: 9 },
      { batch: '2020' },
      { batch: '202' },
    ]) {
      const filters = { ...NO_FILTERS, ...view };
      const found = filterAlumni(all, filters);
      const page = await pageOf(server, view);
      const last = Math.max(1, Math.ceil(found.length / ALUMNI_PER_PAGE));
      const shown = Math.min(Math.max(1, (view as { page?: number }).page ?? 1), last);
      const expected = found.slice((shown - 1) * ALUMNI_PER_PAGE, shown * ALUMNI_PER_PAGE).map(({ id }) => id);
      expect(
        page.items.map(({ id }) => id),
        JSON.stringify(view),
      ).toEqual(expected);
      expect(page).toMatchObject({ page: shown, total: found.length, all: 60, batches: batchesOf(all) });
      for (const row of page.items) expect(rows).toContainEqual(row);
    }
  });
});

test('with over 500 people, clients that accept pages get the first page, and others get the full list', async () => {
  const server = await running();
  const accept = { accept: `${ALUMNI_PAGE_TYPE}, application/json` };
  await addPeople(server.storage, 500);
  await expect.poll(() => read(server, ALL, accept)).toHaveLength(500);
  await storeRecords(server.storage.database, [person(500)]);
  await expect.poll(() => pageOf(server, {})).toMatchObject({ all: 501, total: 501, page: 1 });
  expect(await read(server, ALL, accept)).toEqual(await pageOf(server, {}));
  expect(await read(server, ALL)).toHaveLength(501);
  expect((await server.get(ALL, accept)).headers.vary).toBe('Accept-Encoding, Accept');
  expect((await server.get(ALL)).headers.vary).toBe('Accept-Encoding, Accept');
});

test('pages stay available during a database outage, which is logged once, and show changes after it', async () => {
  const server = await running();
  await addPeople(server.storage, 30);
  await expect.poll(() => pageOf(server, {})).toMatchObject({ all: 30 });
  const works = server.storage.database.all;
  server.storage.database.all = () => Promise.reject(new Error('away'));
  const outages = () => server.logs.filter(({ msg }) => msg?.startsWith('the directory cannot be read')).length;
  await expect.poll(outages).toBe(1);
  await storeRecords(server.storage.database, [person(30)]);
  expect(await pageOf(server, { page: 2 })).toMatchObject({ all: 30, page: 2 });
  server.storage.database.all = works;
  await expect.poll(() => server.logs.filter(({ msg }) => msg === 'the database is responding again').length).toBe(1);
  await expect.poll(() => pageOf(server, {})).toMatchObject({ all: 31 });
  expect(outages()).toBe(1);
});
