import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readSettings } from '../../../src/server/settings/settings';
import { Sheet } from '../../../src/server/sources/sheet';
import { SheetFault } from '../../../src/server/sources/sheet-fault';
import { command } from '../../support/server/command-line';
import { eventually, running, temporaryFolder, writeFiles } from '../../support/server/running-server';
import { csv, sheetHost } from './sheet-host';

const GOOD = 'title,date\nLathe,01/02/2030\n';
const NEW = GOOD.replace('Lathe', 'Mill');
const FAULTY = 'title,date\nLathe,01/02/2030\n"Mi';

test.each([
  ['good', GOOD, 'current'],
  ['faulty', FAULTY, 'missing'],
])("reads a %s sheet's bytes once, even from a host without version headers", async (_, text, state) => {
  const host = await sheetHost(csv(text));
  const settings = readSettings({ UMMES_DATA: await temporaryFolder(), UMMES_SHEETS_EVENTS: host.url });
  const shown: string[] = [];
  const reader = {
    async show(_name: string, bytes: Uint8Array) {
      shown.push(Buffer.from(bytes).toString());
      if (shown.at(-1) === FAULTY) throw new SheetFault('is cut');
      return { items: 1, problems: 0 };
    },
    report: () => Promise.reject(new Error('not asked for')),
  };
  const times = { pollMs: 0, visitedMs: 0, unvisitedMs: 0 };
  const { signal } = new AbortController();
  const sheet = new Sheet('events', settings, reader, times, signal, pino({ level: 'silent' }));
  await sheet.start();
  for (let poll = 0; poll < 3; poll++) await sheet.poll(0);
  expect([host.asked, shown, sheet.condition().state]).toEqual([4, [text], state]);
  host.answer = csv(NEW);
  await sheet.poll(0);
  expect([shown, sheet.condition().state]).toEqual([[text, NEW], 'current']);
});

test('truncates a cell beyond 50,000 characters, ignores columns beyond 200, and reports both', async () => {
  const data = await temporaryFolder();
  const extra = Array.from({ length: 300 }, (_, index) => `c${index}`).join(',');
  await writeFiles(data, {
    'sheets/events.csv': `title,date,description\nLathe,01/02/2030,${'x'.repeat(49_999)}😀tail\nMill,01/02/2030,short\n`,
    'sheets/news.csv': `title,description,${extra},\nLathe,new${',x'.repeat(300)}\n`,
  });
  const { code, out } = await command(['sheets', 'check', '--json'], { UMMES_DATA: data });
  const [events, news] = JSON.parse(out);
  expect(code).toBe(1);
  expect(events).toMatchObject({
    items: 2,
    problems: [{ row: 2, column: 'description', reason: 'is longer than 50000 characters; the rest is left out' }],
  });
  expect(news).toMatchObject({
    items: 1,
    problems: [{ row: 1, reason: 'has more than 200 columns; the others are ignored' }],
  });
  const server = await running({ data });
  await server.titles();
  const [lathe] = JSON.parse((await server.get('/api/sheets/events')).body.toString()).data;
  expect(lathe.description).toBe('x'.repeat(49_999));
});

test('removes direction overrides and zero-width spaces, and reports them by code point', async () => {
  const data = await temporaryFolder();
  const title = `${'A'.repeat(200)}\u202egnp.exe`;
  await writeFiles(data, {
    'sheets/events.csv': `title,date\n${title},01/02/2030\nZero\u200bwidth,0\u20661/02/2030\nක්\u200dර,\n`,
  });
  const { out } = await command(['sheets', 'check', 'events'], { UMMES_DATA: data });
  expect(out).toContain('AAA<U+202E>gnp.exe" has an invisible character');
  expect(out).toContain('"Zero<U+200B>width" has an invisible character');
  expect(out).toContain('"0<U+2066>1/02/2030" has an invisible character');
  expect(out).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/);
  expect(out).toContain('3 items, 3 problems');
  const json = await command(['sheets', 'check', 'events', '--json'], { UMMES_DATA: data });
  expect(json.out).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]/);
  expect(JSON.parse(json.out)[0].problems[0].value).toContain('\u202e');
  const { body } = await (await running({ data })).get('/api/sheets/events');
  expect(JSON.parse(body.toString()).data).toMatchObject([
    { title: title.replace('\u202e', ''), date: '01/02/2030' },
    { title: 'Zerowidth', date: '01/02/2030' },
    { title: 'ක්\u200dර' },
  ]);
});

const LARGE = `title,date,description\n${Array.from({ length: 2000 }, (_, row) => `Row ${row},01/02/2030,${'words '.repeat(20)}\n`).join('')}`;

test('a large sheet with a fault leaves the last good events in place and logs one warning', async () => {
  const data = await temporaryFolder();
  await writeFiles(data, { 'sheets/events.csv': GOOD });
  const server = await running({ data });
  await server.titles();
  await writeFile(join(data, 'sheets/events.csv'), `${LARGE}"Never closed`);
  await eventually(async () => (await server.titles()) && server.warnings().length > 0);
  expect(await server.titles()).toEqual(['Lathe']);
  expect(server.warnings()).toMatchObject([{ reason: 'is cut off, or a quote is not closed (from row 2002)' }]);
});
