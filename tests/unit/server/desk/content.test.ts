import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { publicationPlan } from '../../../../src/model/desk/publication';
import {
  type SheetCondition,
  sheetConditions,
  sheetReading,
  sheetReport,
} from '../../../../src/model/desk/sheet-report';
import type { Settings } from '../../../../src/server/settings/settings';
import type { SourceTimes } from '../../../../src/server/sources/document';
import { sheetLink } from '../../../../src/server/sources/sheet-link';
import { eventually, onlyEvents, running, temporaryFolder, writeFiles } from '../../../support/server/running-server';
import { deskOfficer } from '../desk-calls';
import { csv, sheetHost } from '../sheet-host';

const GOOD = 'id,title,date\n1,Lathe,01/02/2030\n';

/** Intervals so long that URLs are read only at startup and on request. */
const RARELY = { pollMs: 20, visitedMs: 3_600_000, unvisitedMs: 3_600_000 };

async function deskWith(text: string | Buffer | null, settings: Partial<Settings> = {}, times?: SourceTimes) {
  const data = await temporaryFolder();
  const file = join(data, 'sheets', 'events.csv');
  await writeFiles(data, {
    'sheets/news.csv': 'title,description\nA,b\n',
    'sheets/student-life.csv': 'title,category\nA,b\n',
  });
  if (text !== null) await writeFile(file, text);
  const server = await running({ data, ...settings }, undefined, { ...(times && { times }) });
  const officer = await deskOfficer(server, 'Editor');
  const call = (path: string, csv?: string | Uint8Array | ReadableStream) =>
    csv === undefined ? officer.get(`/content${path}`) : officer.postCsv(`/content${path}`, csv);
  const conditions = async () => sheetConditions.parse((await call('')).json);
  // The desk responds before the sheets have been read, and a busy machine takes a while to read them.
  await eventually(async () => conditionIn(await conditions()).triedAt !== null);
  return {
    ...server,
    file,
    session: officer.id,
    call,
    condition: async () => conditionIn(await conditions()),
    report: async () => sheetReport.parse((await call('/events/report')).json),
    readNow: async () => sheetReading.parse((await call('/events/read', '')).json),
    check: async (body: string | Buffer, name = 'events') =>
      publicationPlan.parse((await call(`/check?sheet=${name}`, body)).json).sheets[0]?.report,
  };
}

function conditionIn(conditions: readonly SheetCondition[]): SheetCondition {
  const found = conditions.find(({ name }) => name === 'events');
  if (!found) throw new Error('The events sheet is missing');
  return found;
}

const fromAddress = (url: string) => ({ sheets: onlyEvents({ kind: 'url', url }) });

const isMoment = (text: string | null) => text !== null && Math.abs(Date.now() - Date.parse(text)) < 60_000;

describe('the condition of a sheet', () => {
  test('is current after a successful read, and counts the items and problems', async () => {
    const desk = await deskWith(`${GOOD}2,Mill,soon\n`);
    const condition = await desk.condition();
    expect(condition).toMatchObject({ state: 'current', fault: null, items: 2, problems: 1, link: null });
    expect([condition.readAt, condition.triedAt, condition.since].every(isMoment)).toBe(true);
  });

  test('is stale after a fault, and includes the reason and the time of the last successful read', async () => {
    const desk = await deskWith(GOOD);
    const before = await desk.condition();
    await delay(50); // makes the times differ
    await writeFile(desk.file, `${GOOD}2,"Never clo`);
    await eventually(async () => (await desk.condition()).state === 'stale');
    const after = await desk.condition();
    const fault = { code: 'cut', text: 'is cut off, or a quote is not closed (from row 3)' };
    expect(after).toMatchObject({ fault, items: 1 });
    expect(Date.parse(after.since ?? '')).toBeGreaterThan(Date.parse(before.readAt ?? ''));
    expect(Date.parse(after.readAt ?? '')).toBeLessThanOrEqual(Date.parse(after.since ?? ''));
    await rm(desk.file);
    await eventually(async () => (await desk.condition()).fault?.code === 'missing');
    expect((await desk.condition()).since).toBe(after.since); // still the time of the first fault
    expect((await desk.condition()).version).not.toBe(after.version);
  });
});

describe('the report on a sheet', () => {
  test('lists each problem with its row, column, value, reason and suggestion', async () => {
    const desk = await deskWith('title,date,time\nLathe,01/02/2030,\nMill,11/24/2030,18\n,05/02/2030,,surplus\n');
    const report = await desk.report();
    const shown = report.problems.map(({ reason, instead, ...at }) => [...Object.values(at), reason, instead]);
    expect(shown).toEqual([
      [3, 'Mill', 'date', '11/24/2030', expect.stringContaining('not a date'), '24/11/2030'],
      [3, 'Mill', 'time', '18', expect.stringContaining('not a time'), '18:00'],
      [4, '', '', 'surplus', 'is beyond the last column', expect.any(String)],
      [4, '', 'title', '', 'is missing', 'the title that visitors should see'],
    ]);
    expect(report).toMatchObject({ name: 'events', fault: null, items: 3, problemCount: 4, shrunk: null });
  });
});

describe("'Refresh now'", () => {
  test('reads a URL at once and shows the change on the site', async () => {
    const host = await sheetHost(csv(GOOD));
    const desk = await deskWith(null, fromAddress(host.url), RARELY);
    expect(await desk.titles()).toEqual(['Lathe']);
    host.answer = csv(GOOD.replace('Lathe', 'Mill'));
    expect(await desk.titles()).toEqual(['Lathe']); // read once an hour
    const { condition, report } = await desk.readNow();
    expect([condition.state, report?.items]).toEqual(['current', 1]);
    expect(await desk.titles()).toEqual(['Mill']);
    const requested = desk.logs.filter(({ msg }) => msg === 'the desk requested that the sheet be read');
    expect(requested).toMatchObject([{ sheet: 'events', session: desk.session }]);
    expect(requested[0]).not.toHaveProperty('officer');
  });
});

describe('the check of a file', () => {
  test('reports the problems in a CSV file without storing or publishing it', async () => {
    const desk = await deskWith(GOOD);
    await desk.condition();
    const files = async () => {
      const names = (await readdir(desk.data, { recursive: true }))
        .filter((name) => /\.(?:csv|json)$/.test(name))
        .sort();
      return Promise.all(names.map(async (name) => [name, await readFile(join(desk.data, name), 'utf8')]));
    };
    await eventually(async () => (await files()).length === 9);
    const before = await files();
    const report = await desk.check('title,date\nDrill,01/02/2031\nSaw,soon\n');
    expect(report).toMatchObject({ fault: null, items: 2, problemCount: 1, problems: [{ row: 3, title: 'Saw' }] });
    expect(await desk.titles()).toEqual(['Lathe']);
    expect(await files()).toEqual(before);
    expect(await desk.condition()).toMatchObject({ items: 1, problems: 0 });
  });

  test('rejects a file larger than the sheet limit with 413 before reading it', async () => {
    const desk = await deskWith(GOOD, { sheetLimits: { timeoutMs: 10_000, maxRows: 50, maxBytes: 4000 } });
    const answer = await desk.call('/check?sheet=events', 'x'.repeat(5000));
    expect(answer.status).toBe(413);
    expect(answer.json.message).toContain('at most 4 kB');
  });
});

const ID = '1aB_c-D';

test.each([
  [
    `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=7`,
    `https://docs.google.com/spreadsheets/d/${ID}/edit#gid=7`,
  ],
  [
    `https://docs.google.com/spreadsheets/u/1/d/${ID}/gviz/tq?tqx=out:csv`,
    `https://docs.google.com/spreadsheets/d/${ID}/edit`,
  ],
  [
    'https://docs.google.com/spreadsheets/d/e/2PACX-1/pub?output=csv',
    'https://docs.google.com/spreadsheets/d/e/2PACX-1/pub?output=csv',
  ],
  ['https://user:secret@sheets.example/events.csv', 'https://sheets.example/events.csv'],
])('the link to a spreadsheet is derived from %s', (url, link) => {
  expect(sheetLink({ kind: 'url', url })).toBe(link);
});
