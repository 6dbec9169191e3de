import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classifyEvents } from '../../../src/model/event';
import { findPackageRoot } from '../../../src/server/settings/package-root';
import { readSettings } from '../../../src/server/settings/settings';
import { eventsSheet, newsSheet, SHEETS, studentLifeSheet } from '../../../src/server/sheets/catalogue';
import { checkSheet } from '../../../src/server/sheets/check';
import type { SheetEntity } from '../../../src/server/sheets/entity';
import { parseCsv } from '../../../src/server/sheets/parse-csv';
import { layOutSamples } from '../../../src/server/sheets/samples';
import { lay, running, temporaryFolder } from '../../support/server/running-server';

const { sampleSheets } = findPackageRoot();
const NOW = new Date(2026, 11, 30, 23, 59);

/** The sheets of a first start, on this day. */
async function firstSheets(now = NOW) {
  const settings = readSettings({ UMMES_DATA: await temporaryFolder() });
  await layOutSamples(settings, sampleSheets, now);
  const itemsOf = async <Item>({ name, columns, normalise }: SheetEntity<Item>) => {
    const text = await readFile(join(settings.data, 'sheets', `${name}.csv`), 'utf8');
    return normalise(parseCsv(text, columns, 1000).rows).items;
  };
  return {
    settings,
    events: await itemsOf(eventsSheet),
    news: await itemsOf(newsSheet),
    projects: await itemsOf(studentLifeSheet),
  };
}

test('a first start has no problem to report', async () => {
  const { settings } = await firstSheets();
  const reports = await Promise.all(SHEETS.map((entity) => checkSheet(entity, settings)));
  expect(reports.map(({ name, fault, problems }) => ({ name, fault, problems }))).toEqual(
    SHEETS.map(({ name }) => ({ name, fault: null, problems: [] })),
  );
  const server = await running({ data: settings.data, sheets: settings.sheets });
  for (const { name } of SHEETS) await server.get(`/api/sheets/${name}`);
  expect(server.logs.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(server.logs.filter(({ problems }) => problems)).toEqual([]);
});

test('the sample events fill the page: one today, and two pages each of upcoming and past ones', async () => {
  const { events } = await firstSheets();
  const { today, upcoming, past } = classifyEvents(events, '2026-12-30');
  expect(today.length).toBeGreaterThanOrEqual(1);
  expect(upcoming.length).toBeGreaterThan(6);
  expect(past.length).toBeGreaterThan(12);
  expect(events.every(({ date, location, description }) => date && location && description)).toBe(true);
  expect(events.filter(({ otherImages }) => otherImages.length > 0).length).toBeGreaterThan(3);
  expect(events.some(({ description }) => description.length > 90 && description.includes('\n'))).toBe(true);
  expect(events.some(({ description }) => description.includes('https://'))).toBe(true);
});

test('samples are laid out on the first start, and never over what an editor wrote', async () => {
  const settings = readSettings({ UMMES_DATA: await temporaryFolder() });
  expect(await layOutSamples(settings, sampleSheets)).toHaveLength(3);
  await lay(settings.data, { 'sheets/events.csv': 'title,date\nMine,\n' });
  expect(await layOutSamples(settings, sampleSheets)).toEqual([]);
});
