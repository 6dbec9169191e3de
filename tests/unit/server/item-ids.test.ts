import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { ADDRESS_PLACEHOLDER, EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../../../src/model/addresses/api-paths';
import { command } from '../../support/server/command-line';
import { builtPackage, startWithSheets } from '../../support/server/running-server';

const HEAD = `<head><title>Page</title>
<meta name="description" content="x">
<meta property="og:title" content="x">
<meta property="og:description" content="x">
<meta property="og:image" content="${ADDRESS_PLACEHOLDER}/og.png">
</head>`;

const PATHS = { events: EVENTS_PATH, news: NEWS_PATH, 'student-life': STUDENT_LIFE_PATH };

/** Ids with characters that browsers, servers and proxies could read differently in a URL. */
const IDS = [
  ...[
    'a/b',
    '/',
    '//',
    'a\\b',
    '\\',
    '..\\x',
    '../x',
    './',
    '..',
    '.',
    '...',
    'a.',
    '.a',
    'a..b',
    '%',
    '%2e',
    '%2E%2e',
    '%252e',
    '%2F',
    '%5C',
  ],
  ...[
    '%zz',
    '100%',
    '?',
    'a?b',
    '#',
    'a#b',
    '+',
    'a+b',
    'a b',
    '  a  b  ',
    'a&b=c',
    'item=x',
    ';',
    'a;b',
    'a,b',
    ':',
    'a:b',
    '@',
    '!',
    "'",
    '"',
    '<b>',
  ],
  ...[
    '$&',
    '$1',
    '{id}',
    '[x]',
    '|',
    '^',
    '`',
    '~',
    '*',
    '(x)',
    '=1+1',
    '-',
    '_',
    'a\nb',
    'a\tb',
    'c\u0001d',
    'a\u200bb',
    'a\u200eb',
    'a\u00a0b',
  ],
  ...[
    '\u00e9',
    'e\u0301',
    'ශ්‍රී',
    'தமிழ்',
    '👩‍🔧',
    'half\ud800',
    'poster',
    'index.html',
    '_id.html',
    '404',
    'robots.txt',
    'favicon.ico',
    'a.png',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'null',
    '0',
    '1',
    '-1',
    '007',
    'x'.repeat(200),
    'x'.repeat(201),
    'ශ'.repeat(200),
    'y'.repeat(20_000),
  ],
];

async function siteWith(ids: readonly string[]) {
  const csv = Papa.unparse(
    ids.map((id, index) => ({ id, title: `Title ${index}.`, date: '01/02/2030', description: 'x' })),
  );
  const pages = [
    { path: '/events/{id}', file: 'events/_id.html', title: 'Page' },
    { path: '/events/{id}/poster', file: 'events/_poster.html', title: 'Page' },
    { path: '/news', file: 'news/index.html', title: 'Page' },
    { path: '/student-life', file: 'student-life/index.html', title: 'Page' },
  ];
  const root = await builtPackage(Object.fromEntries(pages.map(({ file }) => [file, HEAD])), pages);
  const sheets = { events: csv, news: csv, 'student-life': csv };
  return startWithSheets(sheets, { publicUrl: 'https://society.example' }, root);
}

test.each([
  ['events', (id: string) => `/events/${encodeURIComponent(id)}`],
  ['news', (id: string) => `/news?item=${encodeURIComponent(id)}`],
  ['student-life', (id: string) => `/student-life?item=${encodeURIComponent(id)}`],
] as const)('every item of the %s sheet has a page that opens it, whatever its id', async (sheet, addressOf) => {
  const { readJson, get } = await siteWith(IDS);
  const { data } = await readJson(PATHS[sheet]);
  expect(data).toHaveLength(IDS.length);
  expect(new Set(data.map(({ id }: { id: string }) => id)).size).toBe(IDS.length);
  for (const { id, title } of data) {
    // A browser resolves a link like this.
    const { pathname, search } = new URL(addressOf(id), 'https://society.example');
    const { status, body } = await get(pathname + search);
    expect([id, status, /<title>([^<·]*)/.exec(String(body))?.[1]?.trim()]).toEqual([id, 200, title]);
  }
});

test('an id that no path can carry is reported, and another is used instead', async () => {
  const { data, readJson } = await siteWith(['.', 'a', '..', 'x'.repeat(201), '1', '']);
  const { data: events } = await readJson(EVENTS_PATH);
  expect(events.map(({ id }: { id: string }) => id)).toEqual(['0', 'a', '2', '3', '1', '5']);
  const { out } = await command(['sheets', 'check', '--json'], { UMMES_DATA: data });
  const [, { problems }, news] = JSON.parse(out); // the first is `site`
  expect(problems.map(({ row, column, reason }: Record<string, unknown>) => [row, column, reason])).toEqual(
    [2, 4, 5].map((row) => [row, 'id', 'cannot be part of a URL; another id is used instead']),
  );
  expect(news.problems).toHaveLength(3);
});
