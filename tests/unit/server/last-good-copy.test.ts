import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ummes } from '../../support/server/command-line';
import { eventually, onlyEvents, running, temporaryFolder, writeFiles } from '../../support/server/running-server';

const GOOD = 'title,date\nLathe,01/02/2030\n';

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

test('a sheet that loses more than half of its rows is shown, and reported in the log and by sheets check', async () => {
  const data = await temporaryFolder();
  const path = join(data, 'events.csv');
  await writeFile(path, rows(9));
  const server = await running({ data, sheets: onlyEvents({ kind: 'file', path }) });
  const shows = async (count: number) => {
    await writeFile(path, rows(count));
    await eventually(async () => (await server.titles()).length === count);
    const copied = async () => JSON.parse(await readFile(join(data, 'cache', 'events.json'), 'utf8')).items;
    await eventually(async () => (await copied()) === count);
  };
  const check = () => ummes(['sheets', 'check', 'events'], { UMMES_DATA: data, UMMES_SHEETS_EVENTS: path }).ended;

  await shows(9);
  await shows(5);
  expect(server.warnings()).toEqual([]);
  expect((await check()).out).not.toContain('shrunk');
  await shows(2);
  expect(server.warnings()).toMatchObject([
    { level: 'warn', msg: 'the sheet has shrunk by more than half; it is published anyway', before: 5, items: 2 },
  ]);
  const { out, code } = await check();
  expect(out).toMatch(/2 items, 0 problems\n {2}has shrunk by more than half: 5 items before \d{4}-\d\d-\d\d\./);
  expect(code).toBe(0);

  await shows(1); // logged once per loss
  expect(server.warnings()).toHaveLength(1);
  expect((await check()).out).toContain('5 items before');
  await shows(3);
  expect((await check()).out).not.toContain('shrunk');
});
