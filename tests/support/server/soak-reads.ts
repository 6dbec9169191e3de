import type { SoakKind } from './soak';

/* What a soak reads. Every request has an address, and a path, query or header, that no other has. */

const PAGES = ['/', '/events', '/news', '/alumni', '/about', '/contact', '/search', '/sitemap.xml'];
const LISTS = ['/api/sheets/events', '/api/sheets/news', '/api/sheets/student-life', '/api/users/all'];
const LINKED = ['/events.ics', '/news.atom', '/embed/events.html', '/embed/news.html', '/'];
/** The numbers of pages that are not there lead to the last one. */
const TURNED = ['/events?upcoming=', '/events?past=', '/student-life?page=', '/alumni?page='];
const SEARCHES = ['/api/users?name=', '/api/users?page=', '/alumni?name=', '/alumni?batch='];
/** Attributes with a value each, and values that change nothing. */
const EMBEDDED = [
  '/embed/events.html?event-href=/e/',
  '/embed/news.html?lang=en&x=',
  '/embed/alumni.html?x=',
  '/embed/events.html?lang=x-',
];
const STATES = ['empty', 'unsuccessful', 'html', 'many'];
const ENCODINGS = ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0.5'];
const METHODS = ['OPTIONS', 'PUT', 'DELETE', 'HEAD'];

/** @param eventIds of events that there are. @param largeFile path of a file that takes many packets. */
export function soakReads(eventIds: readonly string[], largeFile: string): SoakKind[] {
  return [
    { name: 'page', share: 80, statuses: [200], make: (i, n) => [`${at(PAGES, n)}?from=${i}`, conditional(i)] },
    { name: 'unknown page', share: 60, statuses: [404], make: (i) => [`/none-${i}/${i % 7}`] },
    { name: 'strange spelling', share: 60, statuses: [308, 400, 404], make: (i, n) => [spelling(i, n)] },
    { name: 'list', share: 85, statuses: [200], make: (i, n) => [`${at(LISTS, n)}?t=${i}`, conditional(i)] },
    { name: 'page of a list', share: 20, statuses: [200], make: (i, n) => [at(TURNED, n) + i] },
    { name: 'search of the directory', share: 20, statuses: [200], make: (i, n) => [at(SEARCHES, n) + i] },
    { name: 'first view of a tag', share: 15, statuses: [200], make: (i, n) => [at(EMBEDDED, n) + i] },
    { name: 'unknown list', share: 30, statuses: [404], make: (i) => [`/api/none-${i}`] },
    {
      name: 'event',
      share: 80,
      statuses: [200],
      make: (i, n) => [`/events/${at(eventIds, n)}?s=${i}`, conditional(i)],
    },
    { name: 'unknown event', share: 40, statuses: [404], make: (i) => [`/events/none-${i}`] },
    { name: 'item by query', share: 40, statuses: [200], make: (i) => [`/news?item=none-${i}`] },
    {
      name: 'host',
      share: 80,
      statuses: [200],
      make: (i, n) => [at(LINKED, n), { host: `h-${i}.example:${i % 60_000}` }],
    },
    {
      name: 'event at a host',
      share: 20,
      statuses: [200],
      make: (i, n) => [`/events/${at(eventIds, n)}`, { host: `h-${i}` }],
    },
    { name: 'broken host', share: 5, statuses: [400], make: (i) => ['/', { host: `no host ${i}` }] },
    { name: 'file', share: 60, statuses: [200], make: (i, n) => [`/widgets/ummes.js?v=${i}`, encoding(i, n)] },
    { name: 'unknown file', share: 30, statuses: [404], make: (i) => [`/widgets/none-${i}.js`] },
    { name: 'unknown photo', share: 40, statuses: [404], make: (i) => [`/photos/${String(i).padStart(32, '0')}.webp`] },
    {
      name: 'state',
      share: 20,
      statuses: [200],
      make: (i, n) => [`/demo/states/${at(STATES, n)}/${i}${at(LISTS, n >> 2)}`],
    },
    {
      name: 'method',
      share: 40,
      statuses: [200, 204, 404, 405],
      make: (i, n) => [at([...LISTS, ...PAGES], i), origin(i), { method: at(METHODS, n) }],
    },
    { name: 'health', share: 9, statuses: [200, 503], make: (i, n) => [`${at(['/healthz', '/readyz'], n)}?${i}`] },
    {
      name: 'left before the response',
      share: 10,
      statuses: [],
      make: (i, n) => [`${at(PAGES, n)}?left=${i}`, {}, { leave: 'sent' }],
    },
    {
      name: 'left within a file',
      share: 10,
      statuses: [],
      make: (i) => [`${largeFile}?left=${i}`, {}, { leave: 'headers' }],
    },
  ];
}

export function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

function conditional(index: number): Record<string, string> {
  return index % 2
    ? { 'if-none-match': `"etag-${index}"` }
    : { 'accept-language': `x-${index}`, 'accept-encoding': 'br' };
}

function encoding(index: number, nth: number): Record<string, string> {
  return { 'accept-encoding': at(ENCODINGS, nth), range: `bytes=${index}-` };
}

function origin(index: number): Record<string, string> {
  return { origin: `https://site-${index}.example`, 'access-control-request-method': 'POST' };
}

function spelling(index: number, nth: number): string {
  const spellings = [
    `${'/'.repeat(2 + (index % 40))}about?${index}`,
    `/about/${index}/../index.html`,
    `/%61bout/index.html?${index}`,
    `/ABOUT/${index}`,
    `/about%2f${index}`,
    `/%zz${index}`,
    `/about/index.html/${'./'.repeat(index % 9)}${index}`,
    `/\\about${index}`,
  ];
  return at(spellings, nth);
}
