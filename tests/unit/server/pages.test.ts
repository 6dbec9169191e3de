import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ADDRESS_PLACEHOLDER } from '../../../src/model/addresses/api-paths';
import { builtPackage, eventually, running, writeFiles } from '../../support/server/running-server';

const HASH = "'sha256-abc='";
const PAGES = [
  { path: '/', file: 'index.html' },
  { path: '/events', file: 'events/index.html', csp: { 'style-src': [HASH] } },
  { path: '/events/{id}', file: 'events/event.html' },
];
const FILES = {
  'index.html': 'home',
  'events/index.html': 'events',
  'events/event.html': 'event',
  '404.html': 'not found',
  'demo/index.html': 'workbench',
  'demo/department.html': 'department',
  'widgets/ummes.js': 'loader',
  'widgets/ummes.js.br': brotliCompressSync('loader'),
  'widgets/chunks/list-ABC.js': 'chunk',
  'widgets/1.2.3/ummes.js': 'old loader',
  'widgets/1.2.4-dev.0/ummes.js': 'next loader',
  'pictures/events/a.svg': '<svg/>',
};

async function site() {
  const root = await builtPackage(FILES, PAGES);
  await writeFiles(root.build.web, { '../secret.txt': 'secret' });
  const server = await running({}, root);
  const read = async (path: string) => {
    const { status, body } = await server.get(path);
    return `${status} ${body}`;
  };
  return { ...server, root, read };
}

test('pages are served at their paths', async () => {
  const { read } = await site();
  for (const path of ['/', '/?utm=1']) expect(await read(path)).toBe('200 home');
  for (const path of ['/events', '/events?page=2']) expect(await read(path)).toBe('200 events');
  for (const path of ['/events/7', '/events/a%20b.c', '/events/a%2Fb']) expect(await read(path)).toBe('200 event');
});

test('a trailing slash makes no difference', async () => {
  const { read } = await site();
  for (const path of ['/events/', '/events/?page=2&x=/']) expect(await read(path)).toBe('200 events');
  expect(await read('/events/a%2Fb/')).toBe('200 event');
});

test.each([
  '//elsewhere.example',
  '//elsewhere.example/',
  '//elsewhere.example/%2e%2e',
  '/%2f%2felsewhere.example/',
  '/%5celsewhere.example/',
  '/events/%2e%2e/about',
  '/x/../events',
  '/./events',
  '//events/',
  '/events//',
  '/EVENTS',
  '/index.html',
  '/events/event.html/more',
])('%s is not the address of a page', async (path) => {
  const { get } = await site();
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([404, undefined]);
});

test('a backslash in a path is never treated as a slash', async () => {
  const { get } = await site();
  for (const path of ['/\\elsewhere.example/', '/events/\\elsewhere.example/']) {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([expect.toBeOneOf([400, 404]), undefined]);
  }
});

test('an address with a malformed id gets the event page, not an error', async () => {
  const { read } = await site();
  for (const path of ['/events/%', '/events/%E0%A4%A', '/events/%00', '/events/..%2f..'])
    expect(await read(path)).toBe('200 event');
});

test('an unknown path gets the not-found page with status 404', async () => {
  const { read, get } = await site();
  for (const path of ['/nope', '/events/7/more', '/nope.png', '/404.html', '/404', '/%', '/widgets/chunks/']) {
    expect(await read(path)).toBe('404 not found');
  }
  expect((await get('/nope')).headers['content-type']).toBe('text/html; charset=utf-8');
});

test('pages are compressed, and have a strong ETag and a policy against inline scripts', async () => {
  const { get } = await site();
  // The page is served as built until the worker has published it.
  await eventually(async () => (await get('/', { 'accept-encoding': 'br' })).headers['content-encoding'] === 'br');
  const { headers } = await get('/', { 'accept-encoding': 'br' });
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.etag).toMatch(/^"/);
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  const policy = headers['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test("an inline style's hash is allowed only on its own page", async () => {
  const { get } = await site();
  expect((await get('/events')).headers['content-security-policy']).toContain(`style-src 'self' ${HASH};`);
  expect((await get('/')).headers['content-security-policy']).not.toContain(HASH);
});

test('an image opened directly may not be framed or run scripts', async () => {
  const { get } = await site();
  expect((await get('/pictures/events/a.svg')).headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; img-src data:",
  );
});

test('the department demo has its own policy, and the server accepts its violation reports', async () => {
  const { get } = await site();
  const { headers } = await get('/demo/department.html');
  expect(headers['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; report-uri /demo/csp-report",
  );
  expect((await get('/demo/csp-report', {}, 'POST')).status).toBe(204);
});

test('a demo folder redirects to its index at an address with a trailing slash', async () => {
  const { get, read } = await site();
  expect(await read('/demo/')).toBe('200 workbench');
  const { status, headers } = await get('/demo');
  expect([status, headers.location]).toEqual([308, '/demo/']);
});

test('any page may load widgets, and only immutable files are cached forever', async () => {
  const { get } = await site();
  const caching = async (path: string) => {
    const { status, headers } = await get(path);
    expect([status, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      '*',
      'cross-origin',
    ]);
    return headers['cache-control'];
  };
  expect(await caching('/widgets/ummes.js')).toBe('public, max-age=60, stale-while-revalidate=86400');
  expect(await caching('/pictures/events/a.svg')).toBe('no-cache');
  expect(await caching('/widgets/chunks/list-ABC.js')).toContain('immutable');
  expect(await caching('/widgets/1.2.3/ummes.js')).toContain('immutable');
  expect(await caching('/widgets/1.2.4-dev.0/ummes.js')).toBe('no-cache');
});

test('files are precompressed, HEAD and conditional requests work, and invalid ranges are ignored', async () => {
  const { get } = await site();
  const br = await get('/widgets/ummes.js', { 'accept-encoding': 'br' });
  expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect((await get('/widgets/ummes.js', { 'accept-encoding': 'br;q=0' })).body.toString()).toBe('loader');
  const etag = br.headers.etag ?? '';
  expect((await get('/widgets/ummes.js', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
  const head = await get('/widgets/ummes.js', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '6', 0]);
  expect((await get('/widgets/ummes.js', { range: 'bytes=5-2' })).body.toString()).toBe('loader');
});

test('only files in the static root are served', async () => {
  const { get } = await site();
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/x/..\\..\\..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//..//secret.txt',
  ]) {
    const { body } = await get(path);
    expect(body.toString()).not.toBe('secret');
  }
});

test('pages, the sitemap and robots.txt use the public address, or localhost without one', async () => {
  const built = {
    'index.html': `<link rel="canonical" href="${ADDRESS_PLACEHOLDER}/"><meta property="og:image" content="${ADDRESS_PLACEHOLDER}/og.png">`,
    'sitemap.xml': `<loc>${ADDRESS_PLACEHOLDER}/events</loc>`,
    'robots.txt': `Sitemap: ${ADDRESS_PLACEHOLDER}/sitemap.xml`,
  };
  const root = await builtPackage(built, [{ path: '/', file: 'index.html' }]);
  const read = async (publicUrl?: string) => {
    const { get, url } = await running({ publicUrl }, root);
    const answers = await Promise.all(['/', '/sitemap.xml', '/robots.txt'].map((path) => get(path)));
    const own = url.replace('127.0.0.1', 'localhost');
    return answers.map(({ body, headers }) => [headers['content-type'], String(body).replaceAll(own, 'OWN')]);
  };
  const types = ['text/html', 'text/xml', 'text/plain'].map((type) => `${type}; charset=utf-8`);
  const texts = Object.values(built);
  expect(await read()).toEqual(
    types.map((type, index) => [type, texts[index]?.replaceAll(ADDRESS_PLACEHOLDER, 'OWN')]),
  );
  expect(await read('https://society.example')).toEqual(
    types.map((type, index) => [type, texts[index]?.replaceAll(ADDRESS_PLACEHOLDER, 'https://society.example')]),
  );
});
