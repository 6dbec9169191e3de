import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { normaliseAlumni } from '../../../src/model/alumni/alumnus-rows';
import { validateApplication } from '../../../src/model/application/application';
import { SHEET_NAMES } from '../../../src/model/sheets/sheet-kind';
import { checkAll } from '../../../src/server/cli/sheets';
import { findPackageRoot } from '../../../src/server/settings/package-root';
import { readSettings } from '../../../src/server/settings/settings';
import { writeSamples } from '../../../src/server/sources/sample-sheets';
import { samplePeople } from '../../../src/server/storage/applications/sample-people';
import { formOf, submit } from '../../support/server/application-form';
import { describeEachDatabase } from '../../support/server/each-database';
import { addPeople } from '../../support/server/people';
import { builtPackage, running, temporaryFolder, writeFiles } from '../../support/server/running-server';

const { sampleSheets } = findPackageRoot();

test('a first start reports no problems', async () => {
  const settings = readSettings({ UMMES_DATA: await temporaryFolder() });
  await writeSamples(settings, sampleSheets, new Date(2026, 11, 30, 23, 59));
  for (const { report } of await checkAll(SHEET_NAMES, settings))
    expect(report).toMatchObject({ fault: null, problems: [] });
  const root = await builtPackage({});
  root.build.web = resolve('public'); // has the pictures
  const server = await running({ data: settings.data, sheets: settings.sheets }, root);
  for (const name of SHEET_NAMES) await server.get(`/api/sheets/${name}`);
  expect(server.logs.filter(({ level, problems }) => level !== 'info' || problems)).toEqual([]);
});

test("samples are written on the first start, and never overwrite an editor's text", async () => {
  const settings = readSettings({ UMMES_DATA: await temporaryFolder() });
  expect(await writeSamples(settings, sampleSheets)).toHaveLength(SHEET_NAMES.length);
  await writeFiles(settings.data, { 'sheets/events.csv': 'title,date\nMine,\n' });
  expect(await writeSamples(settings, sampleSheets)).toEqual([]);
});

const names = async ({ storage }: Awaited<ReturnType<typeof running>>) =>
  (await storage.applications.list()).map(({ name }) => name);

describeEachDatabase('sample people', ({ fresh }) => {
  test('stay in the directory until the first application is approved', async () => {
    const server = await running({ database: await fresh() });
    const { applications } = server.storage;
    expect(await applications.addSamples(samplePeople())).toBe(true);
    const directory = () => server.readJson('/api/users/all');
    await expect.poll(directory).toHaveLength(30);
    expect((await submit(server.url, formOf({ answers: { email: 'not-an-email' } }))).status).toBe(422);
    expect(await names(server)).toHaveLength(30);
    const [ann, bob] = [formOf({ answers: { name: 'Ann' } }), formOf({ answers: { name: 'Bob' } })];
    for (const form of [ann, bob]) await submit(server.url, form);
    const pending = await applications.list('pending');
    const idOf = (name: string) => pending.find((application) => application.name === name)?.id ?? '';
    await applications.decide([idOf('Ann')], 'rejected');
    expect(await directory()).toHaveLength(30);
    await applications.decide([idOf('Bob')], 'approved');
    expect((await names(server)).toSorted()).toEqual(['Ann', 'Bob']);
    await expect.poll(directory).toMatchObject([{ name: 'Bob' }]);
  });

  test('are not added to a database that has an application', async () => {
    const server = await running({ database: await fresh() });
    await addPeople(server.storage, 2);
    expect(await server.storage.applications.addSamples(samplePeople())).toBe(false);
  });
});

test('the sample people pass validation, are clearly made up, and fill three pages', () => {
  const samples = samplePeople(new Date(2026, 10, 21));
  const { items, problems } = normaliseAlumni(samples);
  expect(problems).toEqual([]);
  expect(samples.flatMap((sample) => validateApplication(sample))).toEqual([]);
  expect(Math.ceil(items.length / 12)).toBe(3);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  expect(items.every(({ name, email }) => /Sample|Example|Specimen/.test(name) && email.endsWith('@example.org'))).toBe(
    true,
  );
  expect(new Set(items.map(({ batch }) => batch)).size).toBeGreaterThan(5);
  for (const link of ['linkedinUrl', 'websiteUrl'] as const) {
    expect(items.some((item) => item[link])).toBe(true);
    expect(items.some((item) => !item[link])).toBe(true);
  }
});
