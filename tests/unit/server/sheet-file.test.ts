import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ummes } from '../../support/server/command-line';
import {
  eventually,
  MISSING_SOURCE,
  onlyEvents,
  running,
  startWithSheets,
  temporaryFolder,
  writeFiles,
} from '../../support/server/running-server';

const GOOD = 'id,title,date\n1,Lathe,01/02/2030\n';

async function withSheet(text: string | Buffer, settings = {}, pollMs = 20) {
  const file = join(await temporaryFolder(), 'events.csv');
  await writeFile(file, text);
  const times = { pollMs, visitedMs: pollMs, unvisitedMs: pollMs };
  const server = await running({ sheets: onlyEvents({ kind: 'file', path: file }), ...settings }, undefined, { times });
  return { ...server, file };
}

test('shows an edit to the sheet without a restart', async () => {
  const server = await withSheet(GOOD);
  expect(await server.titles()).toEqual(['Lathe']);
  await writeFile(server.file, GOOD.replace('Lathe', 'Mill'));
  await eventually(async () => (await server.titles()).join() === 'Mill');
});

test.each([
  ['missing', null, 'the file is missing'],
  ['cut off within quotes', `${GOOD}2,"Never clo`, 'is cut off, or a quote is not closed (from row 3)'],
  [
    'cut off in the middle of a character',
    Buffer.from('title,date,place\nCafé,1/2/2030,Café').subarray(0, -1),
    'middle of a character',
  ],
  ['empty', '', 'has the wrong columns; missing: title, date'],
  ['a web page', '<!DOCTYPE html><html>', 'is a web page'],
  ['a different sheet', 'name,price\nBolt,3\n', 'has the wrong columns; missing: title, date'],
  ['too long', `title,date\n${'A,01/01/2030\n'.repeat(60)}`, 'has more than 50 rows'],
  ['too large', `title,date\nA,"${'x'.repeat(5000)}"\n`, 'is larger than 0.004 MB'],
])('when a sheet is %s, the last good events are kept and one warning is logged', async (_, text, reason) => {
  const server = await withSheet(GOOD, { sheetLimits: { timeoutMs: 10_000, maxRows: 50, maxBytes: 4000 } });
  await server.titles();
  await (text === null ? rm(server.file) : writeFile(server.file, text));
  await eventually(async () => (await server.titles()) && server.warnings().length > 0);
  await server.get('/api/sheets/events');
  expect(await server.titles()).toEqual(['Lathe']);
  expect(server.warnings()).toMatchObject([{ level: 'warn', msg: 'keeping the last good copy', sheet: 'events' }]);
  expect(server.warnings()[0]?.reason).toContain(reason);
  expect((await server.readJson('/healthz')).sheets.events.state).toBe('stale');
});

test.each([
  ['a last row without a line ending', 'title,date,place\nLathe,01/02/2030,Hall'],
  ['a short last row', 'title,date,place\nLathe,01/02/2030\n'],
  ['a short last row without a line ending', 'date,title,place\n01/02/2030,Lathe'],
  ['CR as the line ending', 'title,date,place\rLathe,01/02/2030\r'],
  ['unnamed columns in the header only', 'title,date,,\nLathe,01/02/2030'],
  ['spaces after the last line ending', 'title,date,place\nLathe,01/02/2030,Hall\n  '],
])('a sheet with %s is accepted as complete', async (_, text) => {
  const server = await withSheet(text);
  expect(await server.titles()).toEqual(['Lathe']);
  expect(server.warnings()).toEqual([]);
});

test('a half-written file is never shown', async () => {
  const server = await withSheet(GOOD, {}, 300);
  await server.titles();
  const rows = Array.from({ length: 60 }, (_, row) => `${row},Row ${row},01/02/2030\n`);
  const file = openSync(server.file, 'w');
  writeSync(file, 'id,title,date\n');
  const seen = new Set<number>();
  const writing = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const row = rows.shift();
      if (row) return writeSync(file, row);
      clearInterval(timer);
      closeSync(file);
      return resolve();
    }, 5);
  });
  while (rows.length > 0) seen.add((await server.titles()).length);
  await writing;
  await eventually(async () => (await server.titles()).length === 60);
  expect([...seen].filter((count) => count !== 1 && count !== 60)).toEqual([]);
});

test('a request for a sheet that has never been read gets a 503 with a message, not an empty list', async () => {
  const server = await running({ sheets: onlyEvents(MISSING_SOURCE) });
  const { status, headers, body } = await server.get('/api/sheets/events');
  expect(status).toBe(503);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(JSON.parse(body.toString())).toEqual({ message: 'The events sheet cannot be read at the moment.' });
});

test('files with a byte order mark, semicolons, tabs, windows-1252 or UTF-16 are read', async () => {
  const variants = [
    `\ufeff${GOOD}`,
    'title;date;description\nLathe;01/02/2030;"a, b"\n',
    'title\tdate\nLathe\t01/02/2030\n',
    Buffer.from(`\ufeff${GOOD}`, 'utf16le'),
    Buffer.from(`\ufeff${GOOD}`, 'utf16le').swap16(),
    'title,date\r\nLathe,01/02/2030\r\n',
  ];
  for (const text of variants) expect(await (await withSheet(text)).titles()).toEqual(['Lathe']);
  expect(await (await withSheet(Buffer.from('title,date\nCaf\xe9,\n', 'latin1'))).titles()).toEqual(['Café']);
});

test('the last good copy is served after a restart even if the sheet is gone', async () => {
  const server = await withSheet(GOOD);
  await server.titles();
  await server.stop();
  await rm(server.file);
  const restarted = await running({ data: server.data, sheets: server.settings.sheets });
  expect(await restarted.titles()).toEqual(['Lathe']);
});

test("a copy that can't be shown is reported, and replaced by the next good sheet", async () => {
  const data = await temporaryFolder();
  await writeFiles(data, { 'cache/events.csv': 'title,date\nLathe,"01/02' });
  const path = join(data, 'events.csv');
  const server = await running({ data, sheets: onlyEvents({ kind: 'file', path }) });
  expect((await server.get('/api/sheets/events')).status).toBe(503);
  expect(server.warnings()[0]).toMatchObject({ level: 'error', msg: 'the last good copy cannot be shown' });
  await writeFile(path, GOOD);
  await eventually(async () => (await server.get('/api/sheets/events')).status === 200);
  await eventually(async () => (await readFile(join(data, 'cache', 'events.csv'), 'utf8')) === GOOD);
});

const rows = (count: number) => `title,date\n${'Lathe,01/02/2030\n'.repeat(count)}`;

test('a sheet that loses over half its rows is published, and reported in the log and by `sheets check`', async () => {
  const { file, data, ...server } = await withSheet(rows(9));
  const shows = async (count: number) => {
    await writeFile(file, rows(count));
    await eventually(async () => (await server.titles()).length === count);
    const copied = async () => JSON.parse(await readFile(join(data, 'cache', 'events.json'), 'utf8')).items;
    await eventually(async () => (await copied()) === count);
  };
  const check = () => ummes(['sheets', 'check', 'events'], { UMMES_DATA: data, UMMES_SHEETS_EVENTS: file }).ended;

  await shows(9);
  await shows(5);
  expect(server.warnings()).toEqual([]);
  expect((await check()).out).not.toContain('shrunk');
  await shows(2);
  expect(server.warnings()).toMatchObject([
    { level: 'warn', msg: 'the sheet has shrunk by more than half; it is published anyway', before: 5, items: 2 },
  ]);
  const { out, code } = await check();
  expect(out).toMatch(/2 items, 0 problems\n {2}has shrunk by more than half: it had 5 items before \d{4}-\d\d-\d\d\./);
  expect(code).toBe(0);

  await shows(1); // logged once per loss
  expect(server.warnings()).toHaveLength(1);
  expect((await check()).out).toContain('5 items before');
  await shows(3);
  expect((await check()).out).not.toContain('shrunk');
});

const NEWS = `Name,description,content,Image URL,publishedAt
Wind tunnel,"It runs
again",All of it,/news/a.png,14/02/2026
`;

test('news and projects are sent in the documented format, at addresses with and without a trailing slash', async () => {
  const { get, readJson } = await startWithSheets({ news: NEWS, 'student-life': 'title,category\nCar,Motorsport\n' });
  expect(await readJson('/api/sheets/news')).toEqual({
    success: true,
    data: [
      {
        id: 'wind-tunnel',
        title: 'Wind tunnel',
        description: 'It runs\nagain',
        content: 'All of it',
        imageUrl: '/news/a.png',
        publishedAt: '14/02/2026',
      },
    ],
  });
  expect((await readJson('/api/sheets/student-life/?x=1')).data).toEqual([
    { id: 'car', title: 'Car', description: '', category: 'Motorsport', imageUrl: '' },
  ]);
  expect((await get('/news.atom')).headers['content-type']).toBe('application/atom+xml; charset=utf-8');
});

test('feeds and the calendar have the name of the society, and the new one once its sheet changes', async () => {
  const site = (name: string) => `key,value\nname,${name}\n`;
  const { read, data } = await startWithSheets({ news: NEWS, events: GOOD, site: site('Old Society') });
  const texts = () => Promise.all(['/news.atom', '/events.atom', '/events.ics'].map(read));
  await eventually(async () => (await texts()).every((text) => text.includes('Old Society')));
  await writeFiles(data, { 'sheets/site.csv': site('New Society') });
  await eventually(async () => (await texts()).every((text) => text.includes('New Society')));
});
