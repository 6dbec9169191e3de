import { expect, test } from 'vitest';
import { addPeople } from '../../support/server/people';
import { eventually, startWithSheets } from '../../support/server/running-server';
import { renderingPackage, renderModule } from './rendering-package';

/* Tests the real server and its worker. The renderer numbers its renders, so a second render has another ETag. */

const NUMBERING = renderModule('first')
  .replace('function view(', 'let renders = 0;\nfunction view(')
  .replace('return { html: titles.map(', "return { html: '<i>' + ++renders + '</i>' + titles.map(");

const past = Array.from({ length: 20 }, (_, i) => `old${i},Old ${i},${String(i + 1).padStart(2, '0')}/05/2030\n`);
const SHEETS = {
  events: `id,title,date\n${past.join('')}next,Next,16/06/2030\n`,
  news: 'id,title,content\nn1,First,x\nn2,Second,x\n',
  'student-life': `id,title,category\n${Array.from({ length: 12 }, (_, i) => `p${i},Project ${i},Sports\n`).join('')}`,
};

async function site(settings = {}) {
  const now = () => new Date('2030-06-15T12:00:00Z');
  const all = { timeZone: 'UTC', ...settings };
  const server = await startWithSheets(SHEETS, all, await renderingPackage(NUMBERING), { now });
  await addPeople(server.storage, 30);
  await expect.poll(() => server.readJson('/api/users')).toMatchObject({ all: 30 });
  const etag = async (path: string) => (await server.get(path)).headers.etag;
  const renders = async (path: string) => Number(/<i>(\d+)<\/i>/.exec(await server.read(path))?.[1]);
  // Wait for the pages that are rendered in advance: then, one request makes one render.
  let address = 0;
  const next = () => renders(`/embed/events.html?event-href=/${address++}/{id}`);
  await eventually(async () => {
    const first = await next();
    return (await next()) === first + 1 && (await next()) === first + 2;
  });
  return { ...server, etag, renders };
}

const LOADER = '/widgets/ummes.js';

const SAME = {
  '/embed/events.html?lang=en-GB': [
    'x=1&lang=en-GB',
    'lang=EN-gb',
    'lang=en-GB&limit=0',
    'lang=en-GB&show=ALL&show=past',
  ],
  '/embed/events.html': [
    ...['lang=en', 'lang=xx', 'lang=en-ZZ', 'lang=-', 'limit=101', 'limit=all', 'show=all', 'show=none'],
    ...['heading-level=7', 'event-href=/no-placeholder', 'event-href=', 'api=/x', 'theme=dark'],
  ],
  '/embed/events.html?limit=3&show=past': ['show=past&limit=3', 'limit=03&show=Past&limit=4&y', 'show=+past&limit=3+'],
  '/embed/student-life.html?category=Sports': ['category=sPORTS', 'category=+sports+', 'category=Sports&page=2'],
  [`${LOADER}?first=events,join`]: [
    ...['first=join,events,join', 'first=events,join,made-up,constructor', 'first=events,join&event-id=made-up'],
    ...[
      'first=events,join,student-life&category=made-up',
      'first=join,event-detail,events&event-id=1',
      'x=1&first=events,join',
    ],
  ],
  '/frame/events': ['theme=light', 'theme=pink', 'limit=0', 'show=none', 'api=/evil', 'email=a@b.example', 'x=1'],
  '/frame/events?limit=3&theme=dark': ['theme=DARK&limit=03', 'x=1&limit=3&theme=dark&theme=light'],
  '/events': ['past=0', 'upcoming=x', 'upcoming=9', 'today=-1', 'page=2', 'past=1.5', 'utm_source=a'],
  '/events?past=4': ['past=99', 'past=1e9', 'past=4.9&x=1', 'past=Infinity', 'past=+4+'],
  '/events/next': ['x=1', '/events/%6eext', '/events/%6E%65xt?past=2', '/events/next/'],
  '/news': ['item=none', 'page=2', 'item=&page=&x', 'page=-1'],
  '/news?item=n2': ['page=3&item=n2', 'item=n2&item=n1'],
  '/student-life?page=2': ['page=3', 'page=2&page=1', 'item=none&page=99'],
  '/alumni?page=3': ['page=4', 'page=3&name=+', 'batch=&page=99'],
  '/alumni': ['page=0', 'page=none', 'x'],
  '/api/users?name=person&page=3': [
    'page=9&name=person',
    'name=+person&page=1e6&x=1',
    'batch=&page=3&name=person&name=x',
  ],
} satisfies Record<string, string[]>;

test('made-up parameters, invalid values and other spellings get the same render', async () => {
  const { etag, renders, get } = await site();
  for (const [path, others] of Object.entries(SAME)) {
    const expected = await etag(path);
    const base = path.split('?')[0];
    for (const other of others) {
      const url = other.startsWith('/') ? other : `${base}?${other}`;
      expect(await etag(url), `${url} and ${path}`).toBe(expected);
    }
  }
  const before = await renders('/embed/events.html?limit=7');
  for (const [path, others] of Object.entries(SAME)) {
    const base = path.split('?')[0];
    for (const other of others) await get(other.startsWith('/') ? other : `${base}?${other}`);
  }
  for (let n = 0; n < 20; n++) await get(`/embed/event-detail.html?event-id=made-up-${n}`);
  for (let n = 0; n < 20; n++) await get(`/embed/student-life.json?category=made-up-${n}`);
  for (let n = 0; n < 20; n++) await get(`/frame/event-detail?event-id=made-up-${n}`);
  for (let n = 0; n < 20; n++) await get(`/alumni?name=${'x'.repeat(101 + n)}`);
  expect(await renders('/embed/events.html?limit=8')).toBe(before + 1);
});

test('a loader without valid names is the loader itself', async () => {
  const { etag } = await site();
  const plain = await etag(LOADER);
  for (const first of ['', 'constructor', 'made-up,', 'event-detail&event-id=made-up'])
    expect(await etag(`${LOADER}?first=${first}`), first).toBe(plain);
});
