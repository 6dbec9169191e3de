import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { createLog } from '../../../src/server/serve/log';
import { Sheet } from '../../../src/server/sources/sheet';
import { command } from '../../support/server/command-line';
import { eventually, running, temporaryFolder, titlesOf, writeFiles } from '../../support/server/running-server';
import { sheetHost } from './sheet-host';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns a workbook with these tabs. */
async function workbook(tabs: Record<string, readonly (readonly string[])[]>): Promise<Buffer> {
  return Buffer.from(
    await writeXlsx({
      sheets: Object.entries(tabs).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) })),
    }),
  );
}

const events = (title: string) => [
  ['title', 'date'],
  [title, '01/02/2030'],
];
const csvOf = (title: string) => `title,date\n${title},01/02/2030\n`;

async function serverWith(files: Record<string, string | Buffer>, settings: Parameters<typeof running>[0] = {}) {
  const data = await temporaryFolder();
  await writeFiles(data, files);
  const server = await running({ data, ...settings });
  return {
    ...server,
    shown: async () => titlesOf(await server.get('/api/sheets/events')),
    valueOf: async (key: string) => {
      const { data } = await server.readJson('/api/sheets/site');
      return data.find((row: { key: string }) => row.key === key)?.value;
    },
    unused: () =>
      server.logs.filter(({ msg }) => msg === 'a file of this sheet is not used').map(({ unused }) => unused),
  };
}

test('a sheet that does not exist is shown as empty by the next worker, if the first one ends', async () => {
  let shows = 0;
  const show = async () => {
    shows += 1;
    if (shows === 1) throw new Error('the worker has ended');
    return { items: 0, problems: 0, pictures: [] };
  };
  const places = { find: () => ({ kind: 'absent', isWanted: false }), unused: () => [], pinnedBy: () => null };
  const log = createLog('error', { write() {} });
  const sheet = new Sheet('events', { places, reader: { show }, log } as unknown as ConstructorParameters<
    typeof Sheet
  >[1]);
  await sheet.update();
  expect(sheet.condition()).toMatchObject({
    state: 'missing',
    fault: { code: 'unreadable', text: 'could not be read: the worker has ended' },
  });
  await sheet.update();
  expect(sheet.condition()).toMatchObject({ state: 'none', fault: null });
});

describe('a sheet comes from', () => {
  test('the workbook rather than from its own file, and the log, the check and the desk name the other', async () => {
    const site = await serverWith({
      'sheets/ummes.xlsx': await workbook({ Events: events('In the workbook') }),
      'sheets/events.csv': csvOf('In a file'),
    });
    expect(await site.shown()).toEqual(['In the workbook']);
    await expect.poll(site.unused).toEqual(['sheets/events.csv']);
    const { out } = await command(['sheets', 'check', 'events'], { UMMES_DATA: site.data });
    expect(out).toContain('sheets/events.csv is not used');
  });

  test('where a setting says, even if the workbook has it too', async () => {
    const pinned = join(await temporaryFolder(), 'pinned.csv');
    await writeFiles('/', { [pinned]: csvOf('Pinned') });
    const site = await serverWith(
      { 'sheets/ummes.xlsx': await workbook({ events: events('In the workbook') }) },
      { sheets: { events: { kind: 'file', path: pinned } } },
    );
    expect(await site.shown()).toEqual(['Pinned']);
  });

  test('a file of its own if the workbook has no such tab, or hides it', async () => {
    const hidden = await writeXlsx({
      sheets: [
        { name: 'events', hidden: true, rows: events('Hidden') },
        {
          name: 'site',
          rows: [
            ['key', 'value'],
            ['name', 'Turbine Club'],
          ],
        },
      ],
    });
    const site = await serverWith({
      'sheets/ummes.xlsx': Buffer.from(hidden),
      'sheets/events.csv': csvOf('In a file'),
    });
    expect(await site.shown()).toEqual(['In a file']);
    expect(await site.valueOf('name')).toBe('Turbine Club');
  });

  test('the only tab of a workbook of its own, whatever its name', async () => {
    const site = await serverWith({ 'sheets/events.xlsx': await workbook({ Sheet1: events('Only') }) });
    expect(await site.shown()).toEqual(['Only']);
  });

  test('nowhere if the file has another ending, which the log and the check name', async () => {
    const site = await serverWith({ 'sheets/Events.ods': 'PK', 'sheets/~$events.xlsx': 'a lock file of Excel' });
    expect(await site.shown()).toEqual([]);
    await expect.poll(site.unused).toEqual(['sheets/Events.ods']);
    const { out } = await command(['sheets', 'check', 'events'], { UMMES_DATA: site.data });
    expect(out).toContain('sheets/Events.ods is not used');
  });
});

test('one link to a workbook replaces a setting for every sheet', async () => {
  let name = 'Turbine Club';
  const host = await sheetHost(async (_, res) => {
    const tabs = {
      site: [
        ['key', 'value'],
        ['name', name],
      ],
      events: events('Linked'),
      board: [
        ['name', 'position'],
        ['Ann', 'President'],
      ],
    };
    res.setHeader('content-type', XLSX).end(await workbook(tabs));
  });
  const site = await serverWith({}, { workbook: { kind: 'url', url: host.url } });
  expect(await site.shown()).toEqual(['Linked']);
  expect((await site.readJson('/api/sheets/board')).data).toMatchObject([{ name: 'Ann' }]);
  expect((await site.readJson('/api/sheets/news')).data).toEqual([]);
  name = 'Pump Club';
  await eventually(async () => (await site.valueOf('name')) === 'Pump Club');
});

test('hiding a row changes the report, although the cells are the same', async () => {
  const rows = [...events('Shown'), ['Hidden', '02/02/2030']];
  const bytesOf = async (hidden: boolean) => {
    const sheet = { name: 'events', rows, ...(hidden && { rowDefs: new Map([[2, { hidden }]]) }) };
    return Buffer.from(await writeXlsx({ sheets: [sheet] }));
  };
  const site = await serverWith({ 'sheets/ummes.xlsx': await bytesOf(false) });
  const problems = async () => (await site.readJson('/healthz')).sheets.events.problems;
  await expect.poll(site.shown).toEqual(['Shown', 'Hidden']);
  expect(await problems()).toBe(0);
  await writeFiles(site.data, { 'sheets/ummes.xlsx': await bytesOf(true) });
  await expect.poll(problems).toBe(1);
});

test('an edited workbook is shown without a restart, and a damaged one leaves the last good copy', async () => {
  const site = await serverWith({ 'sheets/ummes.xlsx': await workbook({ events: events('Before') }) });
  expect(await site.shown()).toEqual(['Before']);
  await writeFiles(site.data, { 'sheets/ummes.xlsx': await workbook({ events: events('After') }) });
  await eventually(async () => (await site.shown())[0] === 'After');
  await writeFiles(site.data, {
    'sheets/ummes.xlsx': (await workbook({ events: events('Damaged') })).subarray(0, 900),
  });
  await eventually(() => site.logs.some(({ reason }) => reason === 'is an incomplete Excel file'));
  expect(await site.shown()).toEqual(['After']);
  await rm(join(site.data, 'sheets/ummes.xlsx'));
  await eventually(() => site.logs.some(({ reason }) => reason === 'the file is missing'));
  expect(await site.shown()).toEqual(['After']);
});
