import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classifyEvents } from '../../../src/model/events/event';
import { checkSheet } from '../../../src/server/cli/sheets';
import { readSheet } from '../../../src/server/publish/read-sheet';
import { findPackageRoot } from '../../../src/server/settings/package-root';
import { readSettings, SHEET_NAMES, type SheetName } from '../../../src/server/settings/settings';
import { writeSamples } from '../../../src/server/sources/sample-sheets';
import { running, temporaryFolder, writeFiles } from '../../support/server/running-server';

const { sampleSheets } = findPackageRoot();
const NOW = new Date(2026, 11, 30, 23, 59);

/** Returns the sheets of a first start on this day. */
async function firstSheets(now = NOW) {
  const settings = readSettings({ UMMES_DATA: await temporaryFolder() });
  await writeSamples(settings, sampleSheets, now);
  const itemsOf = async <Name extends SheetName>(name: Name) => {
    const bytes = await readFile(join(settings.data, 'sheets', `${name}.csv`));
    return readSheet(name, bytes, { timeZone: 'UTC', maxRows: 1000 }).items;
  };
  return {
    settings,
    events: await itemsOf('events'),
    news: await itemsOf('news'),
    projects: await itemsOf('student-life'),
  };
}

test('a first start has no problems to report', async () => {
  const { settings } = await firstSheets();
  const reports = await Promise.all(SHEET_NAMES.map((name) => checkSheet(name, settings)));
  expect(reports.map(({ name, fault, problems }) => ({ name, fault, problems }))).toEqual(
    SHEET_NAMES.map((name) => ({ name, fault: null, problems: [] })),
  );
  const server = await running({ data: settings.data, sheets: settings.sheets });
  for (const name of SHEET_NAMES) await server.get(`/api/sheets/${name}`);
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

test("samples are written on the first start, and never overwrite an editor's text", async () => {
  const settings = readSettings({ UMMES_DATA: await temporaryFolder() });
  expect(await writeSamples(settings, sampleSheets)).toHaveLength(3);
  await writeFiles(settings.data, { 'sheets/events.csv': 'title,date\nMine,\n' });
  expect(await writeSamples(settings, sampleSheets)).toEqual([]);
});
