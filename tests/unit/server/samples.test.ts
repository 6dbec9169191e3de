// @vitest-environment node
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { classifyEvents, normaliseEvents } from '../../../src/model/event';
import { normaliseNews } from '../../../src/model/news';
import { normaliseProjects } from '../../../src/model/project';
import { findPackageRoot } from '../../../src/server/root';
import { readSettings } from '../../../src/server/settings';
import { eventsSheet } from '../../../src/server/sheets/events';
import { newsSheet } from '../../../src/server/sheets/news';
import { parseCsv } from '../../../src/server/sheets/parse-csv';
import { fillSampleDays, layOutSamples } from '../../../src/server/sheets/samples';
import { studentLifeSheet } from '../../../src/server/sheets/student-life';
import { lay, running, temporaryFolder } from './running';

const { sampleSheets } = findPackageRoot();
const NOW = new Date(2026, 11, 30, 23, 59);

test('sample days are relative to the first start, across the turn of the year', () => {
  expect(fillSampleDays('{today},{today+3},{today-30},{tomorrow}', NOW)).toBe(
    '30/12/2026,02/01/2027,30/11/2026,{tomorrow}',
  );
});

test('the sample events show every case: today, two pages each of upcoming and past, undated, and badly filled rows', async () => {
  const text = fillSampleDays(await readFile(join(sampleSheets, 'events.csv'), 'utf8'), NOW);
  const parsed = parseCsv(text, eventsSheet.columns, 1000);
  const { items, problems } = normaliseEvents(parsed.rows);
  const { today, upcoming, past } = classifyEvents(items, '2026-12-30');
  expect(parsed.problems).toEqual([]);
  expect(today).toHaveLength(1);
  expect(upcoming.length).toBeGreaterThan(6);
  expect(past.length).toBeGreaterThan(6);
  expect(past.at(-1)?.date).toBeNull();
  expect(items.some(({ description }) => description.length > 90 && description.includes('\n'))).toBe(true);
  expect(items.some(({ imageUrl }) => !imageUrl)).toBe(true);
  expect(items.some(({ otherImages }) => otherImages.length > 2)).toBe(true);
  expect(
    items.some(({ otherImages }) => otherImages.some((address) => address.includes('drive.google.com/thumbnail'))),
  ).toBe(true);
  expect(problems.map(({ column }) => column).sort()).toEqual(['date', 'date', 'id', 'imageUrl', 'title']);
});

test('samples are laid out on the first start, and never over what an editor wrote', async () => {
  const settings = readSettings({ UMMES_DATA: await temporaryFolder() });
  expect(await layOutSamples(settings, sampleSheets)).toHaveLength(3);
  await lay(settings.data, { 'sheets/events.csv': 'title,date\nMine,\n' });
  expect(await layOutSamples(settings, sampleSheets)).toEqual([]);
});

test('a sheet that was removed later is not replaced by samples', async () => {
  const settings = readSettings({ UMMES_DATA: await temporaryFolder() });
  const [file = ''] = await layOutSamples(settings, sampleSheets);
  const server = await running({ data: settings.data, sheets: settings.sheets });
  await server.titles();
  await rm(file);
  expect(await layOutSamples(settings, sampleSheets)).toEqual([]);
});

test('a sheet that a setting names elsewhere gets no sample', async () => {
  const data = await temporaryFolder();
  const settings = readSettings({ UMMES_DATA: data, UMMES_SHEETS_EVENTS: join(data, 'own.csv') });
  const written = await layOutSamples(settings, sampleSheets);
  expect(written.map((file) => basename(file))).toEqual(['news.csv', 'student-life.csv']);
});

test('the sample news show every case: with and without article, picture and date, and badly filled rows', async () => {
  const text = fillSampleDays(await readFile(join(sampleSheets, 'news.csv'), 'utf8'), NOW);
  const parsed = parseCsv(text, newsSheet.columns, 1000);
  const { items, problems } = normaliseNews(parsed.rows);
  expect(parsed.problems).toEqual([]);
  for (const field of ['content', 'imageUrl', 'publishedAt'] as const) {
    expect(items.some((item) => item[field])).toBe(true);
    expect(items.some((item) => !item[field])).toBe(true);
  }
  const columns = problems.map(({ column }) => column).sort();
  expect(columns).toEqual(['id', 'imageUrl', 'imageUrl', 'publishedAt', 'publishedAt']);
});

test('the sample projects make two pages and show every case', async () => {
  const parsed = parseCsv(
    await readFile(join(sampleSheets, 'student-life.csv'), 'utf8'),
    studentLifeSheet.columns,
    1000,
  );
  const { items, problems } = normaliseProjects(parsed.rows);
  expect(parsed.problems).toEqual([]);
  expect(items.length).toBeGreaterThan(9);
  expect(items.some(({ category }) => !category)).toBe(true);
  expect(items.some(({ imageUrl }) => !imageUrl)).toBe(true);
  expect(problems.map(({ column }) => column).sort()).toEqual(['images', 'images', 'title']);
});
