import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type PublicationPlan, publicationPlan } from '../../../../src/model/desk/publication';
import { type SheetCondition, sheetConditions } from '../../../../src/model/desk/sheet-report';
import { sheetVersions } from '../../../../src/model/desk/sheet-version';
import type { SheetName } from '../../../../src/model/sheets/sheet-kind';
import type { Settings } from '../../../../src/server/settings/settings';
import { describeEachDatabase } from '../../../support/server/each-database';
import { eventually, running, temporaryFolder, writeFiles } from '../../../support/server/running-server';
import { type DeskOfficer, deskOfficer } from '../desk-calls';
import { csv, sheetHost } from '../sheet-host';

const eventsCsv = (...titles: string[]) =>
  `title,date\n${titles.map((title, at) => `${title},0${at + 1}/02/2030\n`).join('')}`;
const boardCsv = (...names: string[]) => `name,position\n${names.map((name) => `${name},Member\n`).join('')}`;

interface Options {
  basedOn?: number;
  isConfirmed?: boolean;
  kind?: 'upload' | 'edit';
  name?: string;
}

/** Returns what an editor can do with a server's sheets. */
function editorOf(officer: DeskOfficer) {
  const query = (params: Record<string, string>) => new URLSearchParams(params).toString();
  return {
    ...officer,
    check: async (body: string | Uint8Array, name = 'events.csv', sheet = ''): Promise<PublicationPlan> =>
      publicationPlan.parse((await officer.postCsv(`/content/check?${query({ name, sheet })}`, body)).json),
    publish: (sheet: SheetName, body: string | Uint8Array, options: Options = {}) => {
      const { basedOn = 0, isConfirmed = false, kind = 'upload', name = `${sheet}.csv` } = options;
      const publish = JSON.stringify([{ sheet, basedOn, isConfirmed }]);
      return officer.postCsv(`/content/publish?${query({ name, kind, sheet, publish })}`, body);
    },
    publishAll: (sheets: readonly SheetName[], body: Uint8Array) => {
      const publish = JSON.stringify(sheets.map((sheet) => ({ sheet, basedOn: 0, isConfirmed: false })));
      return officer.postCsv(`/content/publish?${query({ name: 'a.xlsx', publish })}`, body);
    },
    restore: (sheet: SheetName, number: number | null, basedOn: number, isConfirmed = false) =>
      officer.post('/content/restore', { sheet, number, basedOn, isConfirmed }),
    versions: async (sheet: SheetName) => sheetVersions.parse((await officer.get(`/content/${sheet}/versions`)).json),
    condition: async (sheet: SheetName): Promise<SheetCondition | undefined> =>
      sheetConditions.parse((await officer.get('/content')).json).find(({ name }) => name === sheet),
  };
}

describeEachDatabase('publishing at the desk', ({ fresh }) => {
  async function editing(settings: Partial<Settings> = {}, files: Record<string, string> = {}) {
    const data = settings.data ?? (await temporaryFolder());
    await writeFiles(data, files);
    const server = await running({ database: await fresh(), ...settings, data }, undefined, {
      allowPrivateLinks: true,
    });
    return { ...server, ...editorOf(await deskOfficer(server, 'Nimali')) };
  }

  test('a file is reported on before anything changes, then shown to visitors at once', async () => {
    const desk = await editing({}, { 'sheets/events.csv': eventsCsv('Lathe', 'Mill') });
    await eventually(async () => (await desk.condition('events'))?.state === 'current');
    const file = `${eventsCsv('Lathe', 'Drill').replace('Lathe,01', 'Lathe,05')}Saw,soon\n`;
    const { sheets, unknown } = await desk.check(file, 'Society 2030 - events (2).csv');
    expect(unknown).toEqual([]);
    expect(sheets).toMatchObject([
      {
        sheet: 'events',
        basedOn: 0,
        pinnedBy: null,
        report: {
          items: 3,
          problemCount: 1,
          problems: [{ row: 4, column: 'date', value: 'soon' }],
          changes: {
            before: 2,
            added: {
              count: 2,
              titles: ['Drill (date: 02/02/2030)', expect.stringMatching(/^Saw/)],
            },
            changed: { count: 1, titles: [expect.stringMatching(/^Lathe \(date: .*01.* → .*05.*\)$/)] },
            removed: { count: 1, titles: ['Mill'] },
          },
        },
      },
    ]);
    expect(await desk.titles()).toEqual(['Lathe', 'Mill']);
    expect((await desk.publish('events', file)).status).toBe(200);
    expect(await desk.titles()).toEqual(['Lathe', 'Drill', 'Saw']);
    const published = { number: 1, publishedBy: 'Nimali', kind: 'upload', name: 'events.csv', items: 3, problems: 1 };
    expect(await desk.condition('events')).toMatchObject({ place: 'desk', published, unused: ['sheets/events.csv'] });
  });

  test('all tabs of a workbook are published together, or none', async () => {
    const desk = await editing();
    const tab = (name: string, text: string) => ({
      name,
      rows: text
        .trim()
        .split('\n')
        .map((row) => row.split(',')),
    });
    const sheets = [tab('Events', eventsCsv('Lathe')), tab('board', boardCsv('Amara')), tab('Budget', 'a,b\n1,2\n')];
    const workbook = await writeXlsx({ sheets });
    const plan = await desk.check(workbook, 'content.xlsx');
    expect(plan.sheets.map(({ sheet, report }) => [sheet, report.items])).toEqual([
      ['events', 1],
      ['board', 1],
    ]);
    expect(plan.unknown).toEqual(['Budget']);
    await desk.publish('board', boardCsv('Bimal'));
    const answer = await desk.publishAll(['events', 'board'], workbook);
    expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
    expect(answer.json.conflicts).toMatchObject([{ sheet: 'board', number: 1, publishedBy: 'Nimali' }]);
    expect((await desk.versions('events')).versions).toEqual([]);
    expect((await desk.publishAll(['events'], workbook)).status).toBe(200);
    expect(await desk.titles()).toEqual(['Lathe']);
  });

  test('of two editors who publish at once, one succeeds and the other sees the version of the first', async () => {
    const desk = await editing();
    const other = editorOf(await deskOfficer(desk, 'Kasun'));
    const answers = await Promise.all([
      desk.publish('events', eventsCsv('Lathe')),
      other.publish('events', eventsCsv('Mill')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = answers[0]?.status === 200 ? ['Nimali', answers[1]] : ['Kasun', answers[0]];
    expect(loser?.json).toMatchObject({ code: 'conflict', conflicts: [{ number: 1, publishedBy: winner }] });
    const { versions } = await desk.versions('events');
    expect(versions).toHaveLength(1);
  });

  test('a publication that is repeated after a lost response is stored once', async () => {
    const desk = await editing();
    for (let tries = 0; tries < 3; tries++) expect((await desk.publish('events', eventsCsv('Lathe'))).status).toBe(200);
    expect((await desk.versions('events')).versions).toHaveLength(1);
  });

  test('a sheet that would lose more than half of its items asks once more', async () => {
    const desk = await editing();
    await desk.publish('events', eventsCsv('Lathe', 'Mill', 'Drill'));
    const answer = await desk.publish('events', eventsCsv('Lathe'), { basedOn: 1 });
    expect([answer.status, answer.json.code, answer.json.shrinking]).toEqual([409, 'shrinks', ['events']]);
    expect(await desk.titles()).toHaveLength(3);
    expect((await desk.publish('events', eventsCsv('Lathe'), { basedOn: 1, isConfirmed: true })).status).toBe(200);
    expect(await desk.titles()).toEqual(['Lathe']);
  });

  test('an earlier version can be looked at, downloaded and restored', async () => {
    const desk = await editing();
    await desk.publish('events', eventsCsv('Lathe', 'Mill'));
    await desk.publish('events', eventsCsv('Lathe', 'Drill'), { basedOn: 1 });
    const report = (await desk.get('/content/events/versions/1/report')).json;
    expect(report).toMatchObject({
      items: 2,
      changes: {
        before: 2,
        added: { titles: [expect.stringMatching(/^Mill \(date: /)] },
        removed: { titles: ['Drill'] },
      },
    });
    const file = await desk.get('/content/events/versions/1/sheet.csv');
    expect(file.headers['content-disposition']).toContain('events-1.csv');
    expect(file.body).toBe(`\ufeff${eventsCsv('Lathe', 'Mill')}`);
    expect((await desk.restore('events', 1, 2)).status).toBe(200);
    expect(await desk.titles()).toEqual(['Lathe', 'Mill']);
    const { versions } = await desk.versions('events');
    expect(versions.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect((await desk.restore('events', 2, 2)).json.code).toBe('conflict');
  });

  test('twenty versions are kept', async () => {
    const desk = await editing();
    const { sheetVersions: stored } = desk.storage;
    const counts = { items: 1, problems: 0 };
    for (let basedOn = 0; basedOn < 22; basedOn++) {
      const content = { bytes: Buffer.from(boardCsv(`Amara ${basedOn}`)), digest: `digest ${basedOn}`, found: '[]' };
      const publication = { sheet: 'board', kind: 'upload', name: 'board.csv', ...counts, basedOn, content } as const;
      await stored.publish([publication], 'Nimali', new Date());
    }
    const { versions } = await desk.versions('board');
    expect(versions.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => 22 - at));
    expect((await desk.restore('board', 2, 22)).json.message).toContain('no longer kept');
  });

  test('a sheet can come from the files on the server again, or be empty again if there are none', async () => {
    const desk = await editing({}, { 'sheets/events.csv': eventsCsv('Lathe') });
    await desk.publish('events', eventsCsv('Mill'));
    expect((await desk.versions('events')).onServer).toBe('sheets/events.csv');
    expect((await desk.restore('events', null, 1)).status).toBe(200);
    expect(await desk.titles()).toEqual(['Lathe']);
    expect(await desk.condition('events')).toMatchObject({ place: 'file', published: null });
    await writeFile(join(desk.data, 'sheets/events.csv'), eventsCsv('Lathe', 'Saw'));
    await eventually(async () => (await desk.titles()).length === 2);

    await desk.publish('board', boardCsv('Amara'));
    const shrinks = await desk.restore('board', null, 1);
    expect(shrinks.json.code).toBe('shrinks');
    expect((await desk.restore('board', null, 1, true)).status).toBe(200);
    expect(await desk.condition('board')).toMatchObject({ state: 'none', items: 0, place: null });
    expect((await desk.readJson('/api/sheets/board')).data).toEqual([]);
    expect((await desk.restore('board', 1, 2)).status).toBe(200);
    expect((await desk.readJson('/api/sheets/board')).data).toMatchObject([{ name: 'Amara' }]);
  });

  test('a link is read and reported on before it is used, and then followed', async () => {
    const host = await sheetHost(csv(eventsCsv('Lathe')));
    const desk = await editing();
    const link = host.url.replace('127.0.0.1', '127.0.0.1');
    const checked = await desk.post('/content/check-link', { link, sheet: 'events' });
    expect(publicationPlan.parse(checked.json).sheets).toMatchObject([{ sheet: 'events', report: { items: 1 } }]);
    const publish = [{ sheet: 'events', basedOn: 0, isConfirmed: false }];
    expect((await desk.post('/content/publish-link', { link, sheet: 'events', publish })).status).toBe(200);
    expect(await desk.titles()).toEqual(['Lathe']);
    expect(await desk.condition('events')).toMatchObject({ place: 'link', link });
    host.answer = csv(eventsCsv('Lathe', 'Mill'));
    await eventually(async () => (await desk.titles()).length === 2);
    await desk.publish('events', eventsCsv('Drill', 'Saw'), { basedOn: 1 });
    expect(await desk.titles()).toEqual(['Drill', 'Saw']);
    expect((await desk.restore('events', 1, 2)).status).toBe(200);
    await eventually(async () => (await desk.titles()).join() === 'Lathe,Mill');
  });

  test.each([
    ['an address without a host', 'events', 'This is not a web address'],
    ['another scheme', 'file:///etc/passwd', 'This is not a web address'],
    ['a page of this site', 'OWN/events', 'leads to this website itself'],
  ])('a link is refused: %s', async (_, link, message) => {
    const desk = await editing({ publicUrl: undefined });
    const sent = link.replace('OWN', desk.url);
    const answer = await desk.post('/content/check-link', { link: sent, sheet: null });
    expect([answer.status, answer.json.message]).toEqual([422, expect.stringContaining(message)]);
  });

  test('a setting pins its sheet, and the workbook setting pins all', async () => {
    const data = await temporaryFolder();
    const path = join(data, 'elsewhere.csv');
    await writeFiles(data, { 'elsewhere.csv': eventsCsv('Lathe') });
    const desk = await editing({ data, sheets: { events: { kind: 'file', path } } });
    expect((await desk.check(eventsCsv('Mill'))).sheets[0]?.pinnedBy).toBe('UMMES_SHEETS_EVENTS');
    const answer = await desk.publish('events', eventsCsv('Mill'));
    expect([answer.status, answer.json.code]).toEqual([409, 'pinned']);
    expect(answer.json.message).toContain('UMMES_SHEETS_EVENTS');
    expect((await desk.publish('board', boardCsv('Amara'))).status).toBe(200);
  });

  test('a sheet that can’t be used is not published', async () => {
    const desk = await editing({ sheetLimits: { timeoutMs: 10_000, maxRows: 50, maxBytes: 4000 } });
    const cases: [body: string, message: string][] = [
      ['', 'This is empty'],
      ['name,place\na,b\n', 'has the wrong columns'],
      ['title,date\n1,"never clo', 'cut off'],
      [eventsCsv(...Array.from({ length: 60 }, (_, at) => `E${at}`)), 'more than'],
      ['<!doctype html><title>Sign in</title>', 'is a web page'],
    ];
    for (const [body, message] of cases) {
      const answer = await desk.publish('events', body);
      expect([answer.status, answer.json.message], body.slice(0, 20)).toEqual([422, expect.stringContaining(message)]);
    }
    expect((await desk.publish('events', 'x'.repeat(5000))).status).toBe(413);
    expect((await desk.versions('events')).versions).toEqual([]);
  });

  test('a file in another encoding, or in several, keeps its letters', async () => {
    const desk = await editing();
    const text = 'title,date\nCafé,01/02/2030\n';
    const encoded: Buffer[] = [
      Buffer.from(`\ufeff${text}`, 'utf8'),
      Buffer.from(text, 'latin1'),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    ];
    let basedOn = 0;
    for (const body of encoded) {
      await desk.publish('events', body, { basedOn: basedOn++, name: `${basedOn}.csv` });
      expect(await desk.titles()).toEqual(['Café']);
    }
    const mixed = Buffer.concat([Buffer.from(`${text}Wörk,02/02/2030\n`), Buffer.from('Zoé,03/02/2030\n', 'latin1')]);
    const [planned] = (await desk.check(mixed)).sheets;
    expect(planned?.report.problems).toMatchObject([{ row: 4, reason: expect.stringContaining('Windows-1252') }]);
  });

  test('a second server on the same database shows what the first publishes', async () => {
    const database = await fresh();
    const [first, second] = [await editing({ database }), await editing({ database })];
    await first.publish('events', eventsCsv('Lathe'));
    await eventually(async () => (await second.condition('events'))?.published?.number === 1);
    expect(await second.titles()).toEqual(['Lathe']);
    const conflict = await second.publish('events', eventsCsv('Mill'));
    expect(conflict.json.code).toBe('conflict');
  });

  test('a report and a form are never older than the version that they are based on', async () => {
    const database = await fresh();
    const first = await editing({ database });
    const rarely = { pollMs: 3_600_000, visitedMs: 3_600_000, unvisitedMs: 3_600_000 };
    const server = await running({ database }, undefined, { times: rarely });
    const second = { ...server, ...editorOf(await deskOfficer(server, 'Kasun')) };
    await eventually(async () => (await second.condition('board'))?.state === 'none');
    await first.publish('board', boardCsv('Amara', 'Bimal'));
    const cells = (await second.get('/content/board/cells')).json;
    expect([cells.basedOn, cells.rows.length]).toEqual([1, 3]);
    await first.publish('events', eventsCsv('Lathe'));
    const [planned] = (await second.check(eventsCsv('Lathe'))).sheets;
    expect([planned?.basedOn, planned?.report.changes?.before]).toEqual([1, 1]);
  });

  test('a restart shows the published version, even without the files of the first server', async () => {
    const database = await fresh();
    const first = await editing({ database });
    await first.publish('events', eventsCsv('Lathe'));
    await first.stop();
    const second = await editing({ database });
    await eventually(async () => (await second.titles()).join() === 'Lathe');
  });

  test('what is online can be downloaded as a workbook, and published again without a change', async () => {
    const desk = await editing({}, { 'sheets/news.csv': 'title,description\n+94 11,=SUM(A1)\n' });
    await desk.publish('events', eventsCsv('Lathe', 'Mill'));
    await desk.publish('site', 'key,value\nphone1,+94 11 000 0001\nPhone 2,0112\n');
    await eventually(async () => (await desk.condition('news'))?.state === 'current');
    const answer = await fetch(`${desk.url}/api/desk/content/ummes.xlsx`, { headers: { cookie: desk.cookie } });
    const plan = await desk.check(new Uint8Array(await answer.arrayBuffer()), 'ummes.xlsx');
    const withItems = plan.sheets.filter(({ report }) => report.items > 0);
    expect(withItems.map(({ sheet }) => sheet)).toEqual(['site', 'events', 'news']);
    for (const { sheet, report } of withItems) {
      const { added, changed, removed } = report.changes ?? {};
      expect([sheet, added?.count, changed?.count, removed?.count]).toEqual([sheet, 0, 0, 0]);
    }
  });
});

test('on a full disk, a sheet is not published, and the sheet before it stays', async () => {
  const server = await running();
  const desk = editorOf(await deskOfficer(server, 'Nimali'));
  await desk.publish('events', eventsCsv('Lathe'));
  const { database } = server.storage;
  const [{ page_count: pages = 0 } = {}] = await database.all<{ page_count: number }>('PRAGMA page_count');
  await database.transaction((statements) => statements.all(`PRAGMA max_page_count = ${pages}`));
  const noise = Array.from({ length: 5000 }, () => `${randomUUID()},01/02/2030\n`).join('');
  const answer = await desk.publish('events', `title,date\n${noise}`, { basedOn: 1 });
  expect([answer.status, answer.json.code]).toEqual([503, 'unavailable']);
  expect(answer.json.message).toContain('Nothing was changed.');
  expect(await server.titles()).toEqual(['Lathe']);
  expect((await desk.versions('events')).versions).toHaveLength(1);
});

test('a link into a private network is refused, and so is a redirect into one', async () => {
  const host = await sheetHost(csv(eventsCsv('Lathe')));
  const server = await running();
  const desk = await deskOfficer(server, 'Nimali');
  for (const link of [
    host.url,
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/x.csv',
    'http://[::1].nip.io/',
  ]) {
    const { status, json } = await desk.post('/content/check-link', { link, sheet: 'events' });
    expect([link, status], json.message).toEqual([link, 422]);
  }
  const { json } = await desk.post('/content/check-link', { link: host.url, sheet: 'events' });
  expect(json.message).toContain('private network');
  expect(host.asked).toBe(0);
});

test('a workbook with 300 tabs finds its sheets, and names the other tabs', async () => {
  const desk = editorOf(await deskOfficer(await running(), 'Nimali'));
  const tabs = Array.from({ length: 299 }, (_, at) => ({ name: `Tab ${at}`, rows: [['a'], ['b']] }));
  const events = {
    name: 'events',
    rows: [
      ['title', 'date'],
      ['Lathe', '01/02/2030'],
    ],
  };
  const plan = await desk.check(await writeXlsx({ sheets: [...tabs, events] }), 'all.xlsx');
  expect(plan.sheets.map(({ sheet }) => sheet)).toEqual(['events']);
  expect(plan.unknown).toHaveLength(299);
});
