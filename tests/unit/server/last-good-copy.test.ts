// @vitest-environment node
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { eventsSheet } from '../../../src/server/sheets/catalogue';
import { readLastGoodCopy } from '../../../src/server/sheets/last-good-copy';
import { shrinkageOf } from '../../../src/server/sheets/shrinkage';
import { buildCli, ummes } from '../../support/server/command-line';
import { eventually, lay, running, temporaryFolder } from '../../support/server/running-server';

beforeAll(buildCli);

const NOWHERE = { kind: 'file' as const, path: '/nowhere' };
const NO_SHEETS = { events: NOWHERE, news: NOWHERE, 'student-life': NOWHERE };

test('serves every field of every event from the copy after a restart', async () => {
  const data = await temporaryFolder();
  const sheet = `id,title,date,time,status,link,location,img,otherImages,description
lathe,Lathe,07/03/2027,18:30-20:00,cancelled,https://example.org/,Hall,/a.svg,"/b.svg, /c.svg","a\n\nb"\n`;
  await lay(data, { 'events.csv': sheet });
  const source = { kind: 'file' as const, path: join(data, 'events.csv') };
  const before = await running({ data, sheets: { ...NO_SHEETS, events: source } });
  const answer = JSON.parse((await before.get('/api/sheets/events')).body.toString());
  await before.stop();
  const after = await running({ data, sheets: NO_SHEETS });
  expect(JSON.parse((await after.get('/api/sheets/events')).body.toString())).toEqual(answer);
  expect(await readLastGoodCopy(join(data, 'cache', 'events.json'), eventsSheet)).toMatchObject({ shrunk: null });
});

test('a restart does not read a sheet again that the copy was made of, unless a setting has changed', async () => {
  const data = await temporaryFolder();
  const path = join(data, 'events.csv');
  const sheets = { ...NO_SHEETS, events: { kind: 'file' as const, path } };
  const start = async (settings = {}) => {
    const server = await running({ data, sheets, ...settings });
    const events = async () => JSON.parse((await server.get('/healthz')).body.toString()).sheets.events;
    await eventually(async () => (await events()).state !== 'reading');
    const { data: rows } = JSON.parse((await server.get('/api/sheets/events')).body.toString());
    const messages = server.logs.filter(({ sheet }) => sheet === 'events').map(({ msg }) => msg);
    const { state, problems } = await events();
    await server.stop();
    return { state, titles: rows.map(({ title }: { title: string }) => title), problems, messages };
  };
  await writeFile(path, 'title,date\nLathe,01/02/2030\nMill,nonsense\n');
  const first = await start();
  expect(first).toEqual({ state: 'current', titles: ['Lathe', 'Mill'], problems: 1, messages: ['sheet read'] });
  const unchanged = { ...first, messages: ['the sheet is that of the last good copy'] };
  expect(await start()).toEqual(unchanged);
  expect(await start({ sheetMaxRows: 1 })).toMatchObject({ state: 'stale', titles: ['Lathe', 'Mill'] });
  expect(await start()).toEqual(unchanged);
  await writeFile(path, 'title,date\nLathe,01/02/2030\nMill,nonsense \n'); // the same items
  expect(await start()).toMatchObject({ problems: 1, messages: [] });
  expect(await start()).toEqual(unchanged);
  const copy = JSON.parse(await readFile(join(data, 'cache', 'events.json'), 'utf8'));
  copy.source.readerDigest = 'of another build';
  await lay(data, { 'cache/events.json': JSON.stringify(copy) });
  await start();
  expect(JSON.parse(await readFile(join(data, 'cache', 'events.json'), 'utf8')).source.readerDigest).not.toContain(
    'build',
  );
  expect(await start()).toEqual(unchanged);
});

test.each([
  ['was cut', '{"savedAt":"2026-11-21T21:45:36.896Z","rows":[{"id":"lathe","title":"Lath'],
  ['holds no list', '{"rows":"all"}'],
  ['holds a list of something else', '{"rows":[{"name":"Bolt","price":3}]}'],
  ['holds rows that are none', '{"rows":[{"title":"A","date":""},7]}'],
])('a copy that %s is reported, and kept when a new one is written', async (_, text) => {
  const data = await temporaryFolder();
  await lay(data, { 'cache/events.json': text });
  const path = join(data, 'events.csv');
  const server = await running({ data, sheets: { ...NO_SHEETS, events: { kind: 'file', path } } });
  expect((await server.get('/api/sheets/events')).status).toBe(503);
  expect(server.warnings()[0]).toMatchObject({
    level: 'error',
    msg: 'the last good copy cannot be read; it stays where it is',
    file: join(data, 'cache', 'events.json'),
  });
  expect(await readFile(join(data, 'cache', 'events.json'), 'utf8')).toBe(text);

  await writeFile(path, 'title,date\nLathe,01/02/2030\n');
  await eventually(async () => (await server.get('/api/sheets/events')).status === 200);
  await eventually(async () => (await readdir(join(data, 'cache'))).length === 2);
  const [aside = ''] = (await readdir(join(data, 'cache'))).filter((name) => name !== 'events.json');
  expect(aside).toMatch(/^events\.unreadable-\w+\.json$/);
  expect(await readFile(join(data, 'cache', aside), 'utf8')).toBe(text);
});

const rows = (count: number) => `title,date\n${'Lathe,01/02/2030\n'.repeat(count)}`;

test('a sheet that has shrunk by more than half is shown, and reported in the log and by sheets check', async () => {
  const data = await temporaryFolder();
  const path = join(data, 'events.csv');
  await writeFile(path, rows(9));
  const server = await running({ data, sheets: { ...NO_SHEETS, events: { kind: 'file', path } } });
  const shows = async (count: number) => {
    await writeFile(path, rows(count));
    await eventually(async () => (await server.titles()).length === count);
    const copied = async () => JSON.parse(await readFile(join(data, 'cache', 'events.json'), 'utf8')).rows.length;
    await eventually(async () => (await copied()) === count);
  };
  const check = () => ummes(['sheets', 'check', 'events'], { UMMES_DATA: data, UMMES_SHEETS_EVENTS: path }).ended;

  await shows(9);
  await shows(5);
  expect(server.warnings()).toEqual([]);
  expect((await check()).out).not.toContain('shrunk');
  await shows(2);
  expect(server.warnings()).toMatchObject([
    { level: 'warn', msg: 'the sheet has shrunk by more than half; it is shown as it is', before: 5, items: 2 },
  ]);
  const { out, code } = await check();
  expect(out).toMatch(/2 items, 0 problems\n {2}has shrunk by more than half: 5 items before \d{4}-\d\d-\d\d\./);
  expect(code).toBe(0);

  await shows(1); // once per loss
  expect(server.warnings()).toHaveLength(1);
  expect((await check()).out).toContain('5 items before');
  await shows(3);
  expect((await check()).out).not.toContain('shrunk');
});

test('without a server too, sheets check compares with the last good copy', async () => {
  const data = await temporaryFolder();
  const row = { title: 'A', date: '' };
  await lay(data, { 'cache/events.json': JSON.stringify({ rows: [row, row, row] }), 'sheets/events.csv': rows(1) });
  const { out } = await ummes(['sheets', 'check', 'events', '--json'], { UMMES_DATA: data }).ended;
  expect(JSON.parse(out)).toMatchObject([{ name: 'events', fault: null, items: 1, shrunk: { from: 3 } }]);
});

test('a loss is reported for a week', () => {
  const before = { items: [1], shrunk: { from: 40, since: '2027-03-01T10:00:00.000Z' } };
  expect(shrinkageOf(before, 1, new Date('2027-03-08T09:59:59Z'))).toEqual(before.shrunk);
  expect(shrinkageOf(before, 1, new Date('2027-03-08T10:00:00Z'))).toBeNull();
  expect(shrinkageOf(before, 20, new Date('2027-03-02T10:00:00Z'))).toBeNull();
});
