import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HONEYPOT_PART } from '../../../src/model/application/application-parts';
import { formOf } from '../../support/server/application-form';
import { running } from '../../support/server/running-server';
import { type RawResponse, sendRaw } from './raw-request';

/* Malformed and hostile requests. `npm run test:all` sends a hundred times as many. fast-check prints the seed. */

const TIMES = process.env.UMMES_TEST_LONG ? 100 : 1;

const PATHS = `/ /events /events/1 /api/sheets/events /api/users/all /users/submit /api/nothing /events.ics /news.atom
  /events.atom /embed/events.html /frame/events /oembed /photos/x.webp /healthz /demo/states/ /widgets/ummes.js /newsletters/unsubscribe /sitemap.xml
  /csp-report /desk /api/desk/session /api/desk/content/check`.split(/\s+/);
const METHODS = 'GET HEAD POST PUT DELETE OPTIONS PATCH TRACE PROPFIND'.split(' ');
const SEGMENTS = '.. . %2e%2e %2F %5c %00 % %zz %C3 %C3%A9 \\ ; :id * {id} __proto__'.split(' ');
const HEADERS =
  `Accept Accept-Encoding Accept-Language Content-Type Cookie Forwarded Host If-Modified-Since If-None-Match
  If-Range Origin Range Referer X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto Access-Control-Request-Method
  Access-Control-Request-Headers`.split(/\s+/);
const VALUES = `* */*;q=x br;q=0,gzip;q=9 bytes=5-2 bytes=- bytes=0-0,1-1 null https://evil.example a:b:c [::1 1.2.3.4:5
  " W/" __proto__ multipart/form-data % é`.split(/\s+/);
const PIECES = ['\r\n', '--', '\r\n\r\n', '"', ';', 'name=', '\0', 'Content-Disposition: form-data', '\x80'];

/** Text for a request line or headers: one byte per character, no line breaks. */
const latin = (maxLength: number) =>
  fc.stringMatching(/^[\x21-\x7e\x80-\xff]*$/).map((text) => text.slice(0, maxLength));

const path = fc
  .tuple(fc.constantFrom(...PATHS), fc.array(fc.oneof(fc.constantFrom(...SEGMENTS), latin(12)), { maxLength: 4 }))
  .chain(([start, segments]) =>
    fc.constantFrom(
      start,
      `${start}/${segments.join('/')}`,
      `/${segments.join('/')}${start}`,
      `${start}?${segments.join('&')}`,
      start.replaceAll('/', '//'),
      `http://evil.example${start}`,
    ),
  );
const header = fc.tuple(fc.constantFrom(...HEADERS), fc.oneof(fc.constantFrom(...VALUES, 'x'.repeat(4000)), latin(40)));
/** Where the network splits the request. */
const cuts = fc.array(fc.nat(100_000), { maxLength: 8 });

/** Stops at the first wrong response, because shrinking a request that hangs would take too long. */
const fuzz = <Values>(runs: number, property: fc.IAsyncProperty<Values>) =>
  fc.assert(property, { numRuns: runs * TIMES, endOnFailure: true });

/** Expects no server error except 505 or a 503 with Retry-After, and a message in every JSON error. */
function expectValidResponse({ status, headers, body }: RawResponse, sent: string): void {
  const isBusy = status === 503 && headers.includes('retry-after:');
  if (!isBusy && status !== 505) expect(status, `${sent}\n${body.slice(0, 300)}`).toBeLessThan(500);
  if (status < 400 || !body || !headers.includes('application/json')) return;
  const { message, error } = JSON.parse(body);
  expect(message ?? error, sent).toEqual(expect.any(String));
}

async function bodyOf(form: FormData): Promise<{ body: Buffer; type: string }> {
  const made = new Response(form);
  return { type: made.headers.get('content-type') ?? '', body: Buffer.from(await made.arrayBuffer()) };
}

function apply(url: string, body: Buffer, type: string, cuts: number[]): Promise<RawResponse> {
  const lines = ['POST /users/submit HTTP/1.1', 'Host: society.example', 'Connection: close'];
  const head = [...lines, `Content-Type: ${type}`, `Content-Length: ${body.length}`, '', ''].join('\r\n');
  return sendRaw(url, Buffer.concat([Buffer.from(head), body]), cuts);
}

test('no path or header causes a server error', async () => {
  const { url, get } = await running({ readsPerMinute: 0 });
  const headers = fc.array(header, { maxLength: 6 });
  await fuzz(
    100,
    fc.asyncProperty(fc.constantFrom(...METHODS), path, headers, async (method, path, headers) => {
      const host = headers.some(([name]) => name === 'Host') ? [] : ['Host: society.example'];
      const lines = [...host, ...headers.map((pair) => pair.join(': ')), 'Connection: close'];
      const text = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
      expectValidResponse(await sendRaw(url, Buffer.from(text, 'latin1')), text.slice(0, 500));
    }),
  );
  expect((await get('/healthz')).status).toBe(200);
});

test('a request with a damaged body gets a response, and every acknowledged application is stored', async () => {
  const { url, storage } = await running({ submitsPerMinute: 0 });
  let acknowledged = 0;
  const insert = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 30 }));
  const changes = fc.array(fc.record({ at: fc.nat(3000), drop: fc.nat(60), insert }), { minLength: 1, maxLength: 4 });
  await fuzz(
    40,
    fc.asyncProperty(fc.boolean(), changes, cuts, async (hasPhoto, changes, cuts) => {
      const form = formOf({ photo: hasPhoto ? Buffer.from('not a picture') : undefined });
      form.delete(HONEYPOT_PART); // text in it would get the application acknowledged but not stored
      const { body, type } = await bodyOf(form);
      const damaged = changes.reduce((bytes, { at, drop, insert }) => {
        const start = at % (bytes.length + 1);
        return Buffer.concat([bytes.subarray(0, start), Buffer.from(insert), bytes.subarray(start + drop)]);
      }, body);
      const answer = await apply(url, damaged, type, cuts);
      expectValidResponse(answer, damaged.toString('latin1').slice(0, 3000));
      if (answer.status === 200) acknowledged += 1;
    }),
  );
  expect(await storage.applications.list()).toHaveLength(acknowledged);
});
