import fc from 'fast-check';
import { type RawAnswer, sendRaw } from './raw-request';

/* Requests that nobody should send, and what every response to them has to be. */

const PATHS = [
  '/',
  '/events',
  '/events/1',
  '/api/sheets/events',
  '/api/users/all',
  '/users/submit',
  '/api/nothing',
  '/events.ics',
  '/news.atom',
  '/embed/events.html',
  '/photos/x.webp',
  '/healthz',
  '/demo/states/',
  '/widgets/ummes.js',
  '/newsletters/unsubscribe',
  '/sitemap.xml',
  '/csp-report',
  '/desk',
  '/api/desk/session',
  '/api/desk/sheets/events/check',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'];
const SEGMENTS = [
  '..',
  '.',
  '',
  '%2e%2e',
  '%2F',
  '%5c',
  '%00',
  '%',
  '%zz',
  '%C3',
  '%C3%A9',
  '\\',
  ';',
  ':id',
  '*',
  '{id}',
  '__proto__',
];
const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Cache-Control',
  'Content-Type',
  'Cookie',
  'Forwarded',
  'Host',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Origin',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Access-Control-Request-Method',
  'Access-Control-Request-Headers',
];
const VALUES = [
  '',
  '*',
  '*/*;q=x',
  'br;q=0, gzip;q=9',
  'bytes=5-2',
  'bytes=-',
  'bytes=0-0,1-1',
  'null',
  'https://evil.example',
  'a:b:c',
  '[::1',
  '1.2.3.4:5',
  'Thu, 99 Foo 2026',
  '"',
  'W/"',
  '__proto__',
  'multipart/form-data',
  'x'.repeat(4000),
  '%',
  'é',
];

/** Text as it may stand in the first lines of a request: one byte a character, no line break. */
const latin = (maxLength: number) =>
  fc
    .array(
      fc.integer({ min: 0x21, max: 0xff }).filter((code) => code !== 0x7f),
      { maxLength },
    )
    .map((codes) => String.fromCharCode(...codes));

const path = fc
  .tuple(
    fc.constantFrom(...PATHS),
    fc.array(fc.oneof(fc.constantFrom(...SEGMENTS), latin(12)), { maxLength: 4 }),
    latin(20),
  )
  .chain(([start, segments, query]) =>
    fc.constantFrom(
      start,
      `${start}/${segments.join('/')}`,
      `/${segments.join('/')}${start}`,
      `${start}?${query}`,
      start.replaceAll('/', '//'),
      start.toUpperCase(),
      `http://evil.example${start}`,
    ),
  );

/** A request without a body, with whatever headers. */
const request = fc.record({
  method: fc.constantFrom(...METHODS),
  path,
  headers: fc.array(fc.tuple(fc.constantFrom(...HEADERS), fc.oneof(fc.constantFrom(...VALUES), latin(40))), {
    maxLength: 6,
  }),
});

/** @throws unless the response is one that a careful server may give. */
export function assertCareful({ status, headers, body }: RawAnswer, asked: string): void {
  const isExcused = status === 503 && headers.includes('retry-after:');
  if (status >= 500 && status !== 505 && !isExcused) throw new Error(`${status} for ${asked}: ${body.slice(0, 300)}`);
  if (!headers.includes('application/json')) return;
  if (status >= 400 && body) {
    const { message, error } = JSON.parse(body);
    if (typeof (message ?? error) !== 'string') throw new Error(`no message for ${asked}: ${body.slice(0, 300)}`);
  }
}

/** Sends requests of any path and headers; every one has its response. @throws with the seed and the request. */
export function fuzzRequests(url: string, runs: number): Promise<void> {
  const property = fc.asyncProperty(request, async ({ method, path, headers }) => {
    const host = headers.some(([name]) => name === 'Host') ? [] : ['Host: society.example'];
    const lines = [...host, ...headers.map(([name, value]) => `${name}: ${value}`), 'Connection: close'];
    const text = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
    assertCareful(await sendRaw(url, Buffer.from(text, 'latin1')), JSON.stringify(text.slice(0, 500)));
  });
  // Each attempt to shorten a request that hangs would take as long as the first.
  return fc.assert(property, { numRuns: runs, endOnFailure: true });
}
