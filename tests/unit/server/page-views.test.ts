import { describe, expect, test } from 'vitest';
import { addDays, type Day, sheetDay } from '../../../src/model/time/day';
import { addPeople, person } from '../../support/server/people';
import {
  type Answer,
  eventually,
  MISSING_SOURCE,
  onlyEvents,
  running,
  startWithSheets,
  writeFiles,
} from '../../support/server/running-server';
import { AS_BUILT, renderingPackage, renderModule } from './rendering-package';

/* Tests the real server and its rendering process, with a small module in place of the site's renderer. */

const TODAY: Day = '2030-06-15';
const day = (offset: number) => sheetDay(addDays(TODAY, offset));
const sheet = (...events: [title: string, offset: number][]) =>
  `id,title,date\n${events.map(([title, offset]) => `${title.replace(/\W/g, '')},"${title}",${day(offset)}\n`).join('')}`;

const EVENTS = sheet(['Gone', -1], ['Current', 0], ['Next', 1]);
const MANY = sheet(
  ...Array.from({ length: 20 }, (_, i): [string, number] => [`Past ${i}`, -1 - i]),
  ...Array.from({ length: 8 }, (_, i): [string, number] => [`Coming ${i}`, 1 + i]),
);
const SHEETS = {
  events: EVENTS,
  news: 'id,title,content\nn1,First news,Text\nn2,Second news,Text\n',
  'student-life': `id,title,category\n${Array.from({ length: 12 }, (_, i) => `p${i},Project ${i},x\n`).join('')}`,
};

async function site({ module = renderModule('first'), sheets = {}, settings = {} } = {}) {
  const root = await renderingPackage(module);
  const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
  const all = { timeZone: 'UTC', ...settings };
  const server = await startWithSheets({ ...SHEETS, ...sheets }, all, root, { now: () => clock.now });
  const page = async (path: string) => pageOf(await server.get(path));
  /** Requests a page until it matches, because a slow render appears only in a later response. */
  const becomes = (path: string, matches: (page: ReturnType<typeof pageOf>) => boolean) =>
    eventually(async () => matches(await page(path)));
  return { ...server, clock, page, becomes };
}

function pageOf(answer: Answer) {
  const html = String(answer.body);
  const [, json] = /<script type="application\/json" id="snapshot">(.*?)<\/script>/s.exec(html) ?? [];
  return {
    ...answer,
    html,
    snapshot: json && JSON.parse(json),
    events: json && JSON.parse(json).answers['/api/sheets/events']?.all,
    people: json && JSON.parse(json).answers['/api/users/all']?.all,
    titles: [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title),
    address: /data-path="([^"]*)"/.exec(html)?.[1],
    module: /data-module="([^"]*)"/.exec(html)?.[1],
  };
}

const isRendered = ({ snapshot }: ReturnType<typeof pageOf>) => snapshot !== undefined;

describe('a page', () => {
  test('includes its items in both its content and its snapshot', async () => {
    const { becomes, page } = await site();
    await becomes('/events', isRendered);
    const { status, html, titles, snapshot, events } = await page('/events');
    expect(status).toBe(200);
    expect(titles).toEqual(['Gone', 'Current', 'Next']);
    expect(html).not.toContain(AS_BUILT);
    expect(snapshot.day).toBe(TODAY);
    expect(events.items[1]).toMatchObject({ title: 'Current', date: TODAY, otherImages: [] });
    expect(html).toMatch(/<div id="root"><main .*<\/main><\/div>\n<script type="application\/json"/s);
  });

  test.each([
    ['/', ['Gone', 'Current', 'Next', 'First news', 'Second news']],
    ['/news', ['First news', 'Second news']],
    ['/student-life', Array.from({ length: 12 }, (_, i) => `Project ${i}`)],
    ['/events/Next', ['Next']],
  ])('%s shows its items', async (path, titles) => {
    const { becomes, page } = await site();
    await becomes(path, isRendered);
    expect((await page(path)).titles).toEqual(titles);
  });

  test("treats cells as text, which can't end the page or add markup", async () => {
    const hostile = '</script><script>alert(1)</script><!--<img onerror=x>\u2028';
    const { becomes, page } = await site({ sheets: { events: sheet([hostile, 1]) } });
    await becomes('/events', isRendered);
    const { html, events } = await page('/events');
    expect(events.items[0].title).toContain('</script><script>alert(1)</script><!--');
    expect(html).not.toMatch(/<script>|<img|<!--|\u2028(?!<\/h2>)/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('a page is re-rendered', () => {
  test('after an edit to its sheet', async () => {
    const { becomes, data } = await site();
    await becomes('/events', isRendered);
    await writeFiles(data, { 'sheets/events.csv': sheet(['Edited', 1]) });
    await becomes('/events', ({ titles }) => titles.join() === 'Edited');
    await becomes('/', ({ titles }) => titles[0] === 'Edited');
  });

  test('after a decision, and includes only one page of the directory', async () => {
    const { becomes, page, storage } = await site();
    await becomes('/alumni', ({ people }) => people?.total === 0);
    await addPeople(storage, 30);
    await becomes('/alumni', ({ people }) => people?.total === 30);
    expect((await page('/alumni')).titles).toHaveLength(12);
    await becomes('/alumni?page=9', ({ snapshot }) => snapshot?.search === 'page=3');
    expect((await page(`/alumni?name=${'x'.repeat(101)}`)).html).toContain(AS_BUILT);
    await storage.applications.decide([String(person(0).id)], 'rejected');
    await becomes('/alumni', ({ people }) => people?.total === 29);
  });

  test("at midnight in the society's time zone", async () => {
    const { becomes, page, clock } = await site({ settings: { timeZone: 'Asia/Colombo' } });
    await becomes('/events', ({ snapshot }) => snapshot?.day === TODAY);
    clock.now = new Date(`${TODAY}T18:29:59Z`);
    expect((await page('/events')).snapshot.day).toBe(TODAY);
    clock.now = new Date(`${TODAY}T18:30:00Z`);
    await becomes('/events', ({ snapshot }) => snapshot?.day === addDays(TODAY, 1));
  });
});

test('a page is published again when an event of today has ended', async () => {
  const events = `id,title,date,time\ntalk,Talk,${day(0)},12:00-12:30\nfair,Fair,${day(0)},18:00-20:00\n`;
  const { becomes, page, clock } = await site({ sheets: { events } });
  const noon = clock.now.getTime();
  await becomes('/events', ({ snapshot }) => snapshot?.now === noon);
  clock.now = new Date(noon + 29 * 60_000);
  expect((await page('/events')).snapshot.now).toBe(noon);
  clock.now = new Date(noon + 30 * 60_000);
  await becomes('/events', ({ snapshot }) => snapshot?.now === clock.now.getTime());
});

describe('a page with a query', () => {
  test.each([
    ['/events?past=2', '/events?past=2'],
    ['/events?past=2&upcoming=2&utm=1', '/events?upcoming=2&#38;past=2'],
    ['/events?past=99', '/events?past=4'],
    ['/events?past=0&upcoming=x', '/events?'],
    ['/news?item=n2', '/news?item=n2'],
    ['/news?item=none', '/news?'],
    ['/student-life?page=2&item=p3', '/student-life?page=2&#38;item=p3'],
    ['/student-life?page=1e9', '/student-life?page=2'],
  ])('%s is rendered as %s', async (path, address) => {
    const { becomes, page } = await site({ sheets: { events: MANY } });
    await becomes(path, isRendered);
    expect((await page(path)).address).toBe(address);
  });

  test.each([
    ['/events?type=Lecture', '/events?type=lecture'],
    ['/events?past=2&type=lecture', '/events?type=lecture'],
    ['/events?type=party', '/events?'],
  ])('%s is rendered as %s, if there are lectures but no parties', async (path, address) => {
    const rows = Array.from({ length: 8 }, (_, i) => `t${i},Talk ${i},${day(-1 - i)},${i < 3 ? 'Lecture' : 'Tour'}\n`);
    const { becomes, page } = await site({ sheets: { events: `id,title,date,type\n${rows.join('')}` } });
    await becomes(path, isRendered);
    expect((await page(path)).address).toBe(address);
  });

  test('has the title of the selected item', async () => {
    const { becomes, page } = await site({ settings: { publicUrl: 'https://society.example' } });
    await becomes('/news?item=n2', isRendered);
    const { html } = await page('/news?item=n2');
    expect(html).toContain('<title>Second news · ');
    expect(html).toContain('<meta property="og:title" content="Second news">');
  });
});

describe("while pages can't be rendered", () => {
  const faults = ({ logs }: { logs: { level: string; view?: unknown }[] }) =>
    logs.filter(({ level, view }) => level === 'error' && view === '/events');

  test.each([
    ['throws', renderModule('x'), 'Events that throw'],
    ['never ends', renderModule('x'), 'Events that hang'],
    ["can't be loaded", 'not a module at all (', 'Events'],
    ['exits', 'export const renderPage = () => process.exit(1);', 'Events'],
  ])(
    'they are served as built, and the server logs once that the renderer %s',
    async (_, module, title) => {
      const served = await site({ module, sheets: { events: sheet([title, 1]) } });
      expect((await served.page('/events')).html).toContain(AS_BUILT);
      // Each render that never ends is stopped after eight seconds, and several views render the events.
      await eventually(
        async () => (await served.readJson('/healthz')).views.split(/[ ,]+/).includes('/events'),
        90_000,
      );
      const { status, html } = await served.page('/events');
      expect([status, html.includes(AS_BUILT), html.includes('as="fetch"')]).toEqual([200, true, true]);
      expect((await served.get('/readyz')).body.toString()).not.toContain('views');
      for (let visit = 0; visit < 5; visit++) await served.page('/events');
      expect(faults(served)).toHaveLength(1);
    },
    120_000,
  );

  test('a page whose sheet has no good copy is served as built', async () => {
    const { get } = await running({ sheets: onlyEvents(MISSING_SOURCE) }, await renderingPackage());
    const { status, html } = pageOf(await get('/events'));
    expect([status, html.includes(AS_BUILT), html.includes('as="fetch"')]).toEqual([200, true, true]);
  });
});
