// @vitest-environment node
import { expect, test } from 'vitest';
import { classifyEvents, normaliseEvents } from '../../../src/model/event';
import { normaliseNews } from '../../../src/model/news';
import { normaliseProjects } from '../../../src/model/project';
import { eventsSheet, newsSheet, studentLifeSheet } from '../../../src/server/sheets/catalogue';
import type { SheetEntity } from '../../../src/server/sheets/entity';
import { parseCsv } from '../../../src/server/sheets/parse-csv';
import { fixtureSheets } from '../../fixtures/sheets.mjs';

/* What other tests rely on: the sheets that they run on have good rows and every fault that an editor can make. */

async function rowsOf({ name, columns }: Pick<SheetEntity, 'name' | 'columns'>) {
  const text = (await fixtureSheets(new Date(2026, 11, 30, 23, 59)))[name] ?? '';
  const { rows, problems } = parseCsv(text, columns, 1000);
  expect(problems).toEqual([]);
  return rows;
}

test('the events of the tests show every case: today, two pages each, undated, and badly filled rows', async () => {
  const { items, problems } = normaliseEvents(await rowsOf(eventsSheet));
  const { today, upcoming, past } = classifyEvents(items, '2026-12-30');
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

test('the news of the tests show every case: with and without article, picture and date, and badly filled rows', async () => {
  const { items, problems } = normaliseNews(await rowsOf(newsSheet));
  for (const field of ['content', 'imageUrl', 'publishedAt'] as const) {
    expect(items.some((item) => item[field])).toBe(true);
    expect(items.some((item) => !item[field])).toBe(true);
  }
  const columns = problems.map(({ column }) => column).sort();
  expect(columns).toEqual(['id', 'imageUrl', 'imageUrl', 'publishedAt', 'publishedAt']);
});

test('the projects of the tests make two pages and show every case', async () => {
  const { items, problems } = normaliseProjects(await rowsOf(studentLifeSheet));
  expect(items.length).toBeGreaterThan(9);
  expect(items.some(({ category }) => !category)).toBe(true);
  expect(items.some(({ imageUrl }) => !imageUrl)).toBe(true);
  expect(problems.map(({ column }) => column).sort()).toEqual(['images', 'images', 'title']);
});
