import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { clientAddress, clientKey } from '../../../src/server/http/client-address';
import { builtPackage, startWithSheets } from '../../support/server/running-server';

const EVENTS = '/api/sheets/events';

const startServer = (settings = {}) =>
  startWithSheets({ events: `title,date\n${'Lathe,01/02/2030\n'.repeat(50)}` }, settings);

test('the same events are served as Brotli, gzip and plain text, each with a distinct ETag', async () => {
  const server = await startServer();
  const br = await server.get(EVENTS, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await server.get(EVENTS, { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
  const plain = await server.get(EVENTS);
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(br.headers.vary).toContain('Accept-Encoding');
  expect(br.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' });
});

test('a client that has the current events gets a 304 until they change', async () => {
  const server = await startServer();
  const { headers } = await server.get(EVENTS);
  const again = await server.get(EVENTS, { 'if-none-match': `"other", W/${headers.etag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  expect(again.headers['access-control-allow-origin']).toBe('*');
  expect((await server.get(EVENTS, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('pages from any origin may read and embed every response, including errors', async () => {
  const server = await startServer();
  for (const path of [
    EVENTS,
    '/api/nothing',
    '/demo/states/empty/api/sheets/events',
    '/demo/states/error/api/users/all',
  ]) {
    const { headers } = await server.get(path, { origin: 'https://department.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  }
  const preflight = await server.get(
    EVENTS,
    { origin: 'https://a.example', 'access-control-request-headers': 'x-a' },
    'OPTIONS',
  );
  expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([204, 'x-a']);
});

test('with an allow-list, only its origins may read responses, and responses vary by origin', async () => {
  const server = await startServer({ origins: ['https://a.example'] });
  const allowed = await server.get(EVENTS, { origin: 'https://a.example' });
  const other = await server.get(EVENTS, { origin: 'https://b.example' });
  expect(allowed.headers['access-control-allow-origin']).toBe('https://a.example');
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
  expect(other.headers.vary).toContain('Origin');
});

test('an unknown API address gets a 404 with a message', async () => {
  const server = await startServer();
  const unknown = await server.get('/api/sheets/secrets');
  expect([unknown.status, Object.keys(JSON.parse(unknown.body.toString()))]).toEqual([404, ['message']]);
});

const EVENT_PAGE = '<html lang="en"><head></head><body><div id="root"></div></body></html>';

/** A server with files, pages, an event and every route. */
const wholeServer = async () => {
  const files = {
    'events/index.html': EVENT_PAGE,
    'event/index.html': EVENT_PAGE,
    'unsubscribe/index.html': EVENT_PAGE,
    'folder/index.html': EVENT_PAGE,
    'widgets/ummes.js': 'a',
    'pictures/lathe one.svg': '<svg/>',
    'robots.txt': 'a',
  };
  const pages = [
    { path: '/events', file: 'events/index.html', title: 'Page' },
    { path: '/events/{id}', file: 'event/index.html', title: 'Page' },
    { path: '/unsubscribe', file: 'unsubscribe/index.html', title: 'Page' },
  ];
  const events = 'id,title,date\nlathe,Lathe,01/02/2030\n';
  return startWithSheets({ events }, { receives: ['contact'] }, await builtPackage(files, pages));
};

const READ = 'GET, HEAD';
/** Paths of each kind, with the methods that they accept. */
const ACCEPTED: [path: string, allow: string][] = [
  ['/events', READ],
  ['/events/', READ],
  ['/events/lathe?page=1', READ],
  ['/folder', READ],
  ['/widgets/ummes.js', READ],
  ['/pictures/lathe%20one.svg', READ],
  ['/robots.txt', READ],
  [EVENTS, READ],
  ['/api/users/all', READ],
  ['/api/users', READ],
  ['/events.ics', READ],
  ['/news.atom', READ],
  ['/events.atom', READ],
  ['/embed/events.html', READ],
  ['/frame/events', READ],
  ['/oembed', READ],
  ['/healthz', READ],
  ['/demo/states/many/api/sheets/events', 'GET, HEAD, POST'],
  ['/dev/reload', READ],
  ['/unsubscribe', 'GET, HEAD, POST'],
  ['/newsletters/unsubscribe', 'GET, HEAD, POST'],
  ['/users/submit', 'POST'],
  ['/api/contacts/submit', 'POST'],
  ['/demo/csp-report', 'POST'],
];
const UNKNOWN = [
  '/nothing',
  '/events/unknown',
  '/events/lathe/more',
  '/nothing.svg',
  '/pictures',
  '/pictures/%2e%2e/%2e%2e/pages.json',
  '/pictures/%00.svg',
  '/pictures/%ff.svg',
  '/embed/events.txt',
  '/demo/states/unknown',
  '/api/nothing',
];

test('a method that a path does not accept gets a 405 with Allow, and an unknown path a 404', async () => {
  const server = await wholeServer();
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE']) {
    for (const [path, allow] of ACCEPTED.filter(([, allow]) => !allow.split(', ').includes(method))) {
      const { status, headers } = await server.get(path, {}, method);
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, allow]);
      expect([headers.location, headers['cache-control']]).toEqual([undefined, 'no-store']);
    }
    for (const path of UNKNOWN) {
      const { status, headers } = await server.get(path, {}, method);
      expect([method, path, status, headers.allow]).toEqual([method, path, 404, undefined]);
    }
  }
});

test('every response has the security headers, with HSTS only for HTTPS sites', async () => {
  const plain = await startServer({ publicUrl: 'http://society.example' });
  const secure = await startServer({ publicUrl: 'https://society.example' });
  for (const path of [EVENTS, EVENTS, '/healthz', '/nothing', '/api/nothing']) {
    const { headers } = await plain.get(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  expect((await secure.get('/nothing')).headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
});

test('a client that sends too many requests is rate limited, and other clients are not', async () => {
  const server = await startServer({ readsPerMinute: 3, trustedProxies: 1 });
  const from = (address: string) => server.get(EVENTS, { 'x-forwarded-for': address });
  for (let i = 0; i < 3; i++) expect((await from('192.0.2.1')).status).toBe(200);
  const limited = await from('203.0.113.9, 192.0.2.1'); // the address that the visitor claims is ignored
  expect(limited.status).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(limited.body.toString()).message).toBeTruthy();
  expect((await from('192.0.2.2')).status).toBe(200);
});

test('only X-Forwarded-For entries from trusted proxies count, and an IPv6 network is one client', () => {
  const headers = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' };
  const request = { headers, socket: { remoteAddress: '::ffff:10.0.0.1' } } as never;
  const clients = [0, 1, 2, 3].map((proxies) => clientAddress(request, proxies));
  expect(clients).toEqual(['10.0.0.1', '2.2.2.2', '1.1.1.1', 'no address']);
  expect(clientKey('2001:db8::1')).toBe(clientKey('2001:db8:0:0:ffff::2'));
  expect(clientKey('2001:db8::1')).not.toBe(clientKey('2001:db8:0:1::1'));
});

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['unknown', 'no address'],
  ['_hidden', 'no address'],
  ['203.0.113.9.1', 'no address'],
  ['127.0.0.1.evil.example', 'no address'],
  ['[203.0.113.9', 'no address'],
  ['', 'no address'],
])('the X-Forwarded-For entry %s identifies the client as %s', (entry, address) => {
  const headers = { 'x-forwarded-for': `1.1.1.1, ${entry}` };
  const request = { headers, socket: { remoteAddress: '10.0.0.1' } } as never;
  expect(clientAddress(request, 1)).toBe(address);
});

test.each([
  [1, ['', ' ', '192.0.2.1,', '192.0.2.2, ']],
  [2, ['192.0.2.1', '192.0.2.2', ' , 192.0.2.3', '']],
])(
  'behind %d trusted proxies, requests forwarded without an address count as one client',
  async (trustedProxies, entries) => {
    const { get } = await startServer({ readsPerMinute: 3, trustedProxies });
    const statuses = [];
    for (const entry of entries) statuses.push((await get(EVENTS, { 'x-forwarded-for': entry })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await get(EVENTS)).status).toBe(200); // a direct request, for example from this machine
  },
);

test('a response that is not a page has a policy that allows no content', async () => {
  const server = await startServer();
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  const feeds = ['/events.ics', '/news.atom', '/events.atom'];
  const paths = ['/api/users/all', '/api/nothing', ...feeds, '/embed/events.html', '/oembed', '/healthz'];
  for (const path of [...paths, '/demo/states/empty/api/users/all', '/nothing', '/photos/none.webp'])
    expect((await server.get(path)).headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect((await server.get('/embed/events.html')).headers['content-security-policy']).toBe(policy);
});

const SHEETS = { events: 'id,title,date,link\ntalk,Talk,01/02/2030,/join\n', news: 'title,content\nNews,Text\n' };
const site = (settings = {}) => startWithSheets(SHEETS, settings);

const FEEDS = ['/events.ics', '/news.atom', '/events.atom', '/embed/events.html', '/embed/news.html'];

test.each([
  '<script>alert(1)</script>',
  'a.example/path',
  'user@a.example',
  'a.example:99999',
  '[::1',
  'a b.example',
  'a"b',
])('an invalid Host header never appears in a response: %s', async (host) => {
  const { get } = await site();
  for (const path of ['/api/sheets/events', ...FEEDS]) {
    const { body, headers } = await get(path, { host });
    expect(String(body) + JSON.stringify(headers)).not.toContain(host);
  }
});

test.each([
  ['the public address', { publicUrl: 'https://society.example' }, 'https://society.example/'],
  ['localhost', {}, 'http://localhost:'],
])('links begin with %s, whatever the Host header contains', async (_, settings, start) => {
  const { get } = await site(settings);
  for (const path of FEEDS) {
    const own = await get(path);
    expect(await get(path, { host: 'other.example' })).toMatchObject({ body: own.body, status: 200 });
    expect(String(own.body)).toContain(start);
  }
});
