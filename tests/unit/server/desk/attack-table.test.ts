import { describe, expect, test } from 'vitest';
import type { Role } from '../../../../src/model/desk/session';
import type { Settings } from '../../../../src/server/settings/settings';
import { describeEachDatabase } from '../../../support/server/each-database';
import { person, storeRecords } from '../../../support/server/people';
import { type DeskRequest, deskCalls, deskServer, PRIVATE_HEADERS, type RegisteredCall } from '../desk-calls';
import { sendRaw } from '../raw-request';
import { storedContent } from './stored-content';

/* Attacks every call of the desk as an officer, as an editor, without a session and with an expired one. */

type Access = 'anyone' | 'editors' | 'officers';

/** The role that each call requires. Officers may make editors' calls too. Add new calls here. */
const ACCESS: Record<string, Access> = {
  'POST /session': 'anyone',
  'GET /session': 'editors',
  'DELETE /session': 'editors',
  'GET /waiting': 'editors',
  'GET /first-steps': 'editors',
  'POST /first-steps/dismiss': 'editors',
  'GET /content': 'editors',
  'GET /content/template.xlsx': 'editors',
  'GET /content/ummes.xlsx': 'editors',
  'GET /content/:name/report': 'editors',
  'POST /content/:name/read': 'editors',
  'GET /content/:name/sheet.xlsx': 'editors',
  'GET /content/:name/sheet.csv': 'editors',
  'GET /content/:name/cells': 'editors',
  'GET /content/:name/versions': 'editors',
  'GET /content/:name/versions/:number/report': 'editors',
  'GET /content/:name/versions/:number/sheet.csv': 'editors',
  'POST /content/check': 'editors',
  'POST /content/publish': 'editors',
  'POST /content/check-link': 'editors',
  'POST /content/publish-link': 'editors',
  'POST /content/restore': 'editors',
  'GET /pictures': 'editors',
  'POST /pictures': 'editors',
  'PATCH /pictures/:id': 'editors',
  'DELETE /pictures/:id': 'editors',
  'GET /sessions': 'officers',
  'DELETE /sessions/:id': 'officers',
  'POST /invitations': 'officers',
  'GET /applications': 'officers',
  'GET /applications/export.csv': 'officers',
  'GET /applications/:id': 'officers',
  'PATCH /applications/:id': 'officers',
  'POST /applications/decisions': 'officers',
  'POST /applications/remove': 'officers',
  'POST /applications/:id/turn': 'officers',
  'GET /photos/:name': 'officers',
  'GET /newsletter': 'officers',
  'POST /newsletter/remove': 'officers',
  'POST /newsletter/preview': 'officers',
  'POST /newsletter/import': 'officers',
  'GET /newsletter/export.csv': 'officers',
  'GET /newsletter/links.csv': 'officers',
  'GET /messages': 'officers',
  'POST /messages/mark': 'officers',
  'POST /messages/remove': 'officers',
  'GET /messages/export.csv': 'officers',
};

/** Paths at which editors may use every method. */
const EDITORS_PATH = /^\/(content|pictures)(\/|$)/;

const CALLERS = ['officer', 'editor', 'no session', 'expired session'] as const;
type Caller = (typeof CALLERS)[number];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Bodies that no call accepts. */
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '{}',
  '"\0"',
  '{"__proto__":{"role":"officer"},"role":"officer"}',
  '['.repeat(20_000),
  Buffer.from('{"name":"\xff"}', 'latin1'),
];

/** Queries that change nothing about what a call does. */
const QUERIES = ['', '?_method=DELETE&role=officer', "?search=%00'%20OR%201=1%20--&page=-1", '?filter=nothing'];

const HOSTS = ['evil.example', 'www.society.example', 'society.example.evil.example', '127.0.0.1', ''];

/** An error response: its status and code. */
type Refusal = [status: number, code: string];
const SIGNED_OUT: Refusal = [401, 'signed-out'];
const FORBIDDEN: Refusal = [403, 'forbidden'];
const FOR_OFFICERS: Refusal = [403, 'forbidden-for-editors'];
const MISDIRECTED: Refusal = [421, 'misdirected'];

/** Statuses of calls that the guard lets through. */
const LET_THROUGH = [200, 400, 404, 405, 409, 413, 422];

const DAY_MS = 86_400_000;

/** Returns how the guard refuses a call; null if it lets the call through. */
function refusalOf(access: Access, caller: Caller, isCrossSite = false): Refusal | null {
  if (access !== 'anyone' && caller !== 'officer' && caller !== 'editor') return SIGNED_OUT;
  if (isCrossSite) return FORBIDDEN;
  return access === 'officers' && caller === 'editor' ? FOR_OFFICERS : null;
}

const accessOf = ({ name }: RegisteredCall): Access => ACCESS[name] ?? 'officers';

/** Starts a desk with personal data, at which each caller has a cookie. */
async function attackedDesk(own: Partial<Settings> = {}) {
  const server = await deskServer({ receives: ['contact', 'newsletter'], ...own });
  const { publicUrl } = server.settings;
  const { call, clock, signIn, origin, storage, settings } = server;
  await storeRecords(storage.database, [{ ...person(1), status: 'pending', name: 'Findable Applicant' }]);
  await storage.subscribers.add(['findable@example.org']);
  const message = { name: 'Findable', email: 'findable@example.org', message: 'Findable?', website: '', page: '' };
  await storage.messages.store('findable-message', message);
  clock.now = new Date(clock.now.getTime() - 31 * DAY_MS);
  const { cookie: expired } = await signIn('Findable Past Officer');
  clock.now = new Date(clock.now.getTime() + 31 * DAY_MS);
  const cookies: Record<Caller, string> = {
    officer: (await signIn('Findable Officer')).cookie,
    editor: (await signIn('Editor', 'editor')).cookie,
    'no session': '',
    'expired session': expired,
  };
  const calls = deskCalls(settings, storage);

  const headersOf = (caller: Caller): Record<string, string> => (cookies[caller] ? { cookie: cookies[caller] } : {});

  /** Makes a call, and checks how it is refused, if it is. @returns the response. */
  async function attack(
    { name, method, path }: RegisteredCall,
    caller: Caller,
    { headers = { origin: publicUrl ?? origin }, body }: DeskRequest,
    refusal: Refusal | null,
  ) {
    const isEnding = name === 'DELETE /session' && !refusal;
    const cookie = isEnding ? (await signIn(caller, caller as Role)).cookie : cookies[caller];
    const request = { headers: { ...(cookie && { cookie }), ...headers }, ...(body !== undefined && { body }) };
    const answer = await call(method, path, request);
    const label = `${caller}: ${method} ${path} ${JSON.stringify(headers)} ${String(body).slice(0, 50)}`;
    const got = [answer.status, method === 'HEAD' ? refusal?.[1] : answer.json?.code];
    if (refusal) expect(got, label).toEqual(refusal);
    else if (name === 'POST /session') expect([403, 429], label).toContain(answer.status);
    else expect(LET_THROUGH, label).toContain(answer.status);
    expect(answer.headers, label).toMatchObject(PRIVATE_HEADERS);
    expect(Object.keys(answer.headers).join(), label).not.toContain('access-control-');
    return answer;
  }

  return { ...server, calls, attack, headersOf, stored: () => storedContent(storage.database) };
}

test('the table has a line for every call', async () => {
  const { settings, storage } = await deskServer();
  const names = deskCalls(settings, storage).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

describeEachDatabase('every call of the desk', ({ fresh }) => {
  test.each(CALLERS)(
    'is answered only to those who may make it, and changes nothing if malformed: %s',
    async (caller) => {
      const { calls, attack, stored } = await attackedDesk({ database: await fresh() });
      const before = await stored();
      for (const each of calls) {
        const refusal = refusalOf(accessOf(each), caller);
        const requests: [path: string, request: DeskRequest][] =
          each.method === 'GET'
            ? QUERIES.map((query) => [each.path + query, { headers: { 'x-http-method-override': 'DELETE' } }])
            : BODIES.map((body) => [each.path, { body }]);
        for (const [path, request] of requests) await attack({ ...each, path }, caller, request, refusal);
      }
      expect(await stored()).toEqual(before);
    },
  );

  test('sends editors no personal data, not even if its path is misspelt', async () => {
    const { calls, call, get, headersOf } = await attackedDesk({ database: await fresh() });
    const reads = calls.filter(({ method }) => method === 'GET').map(({ path }) => path);
    const paths = new Set(
      reads.flatMap((path) => ['k7m2xq9hbt4c', 'events', 'person1'].map((id) => path.replace('k7m2xq9hbt4c', id))),
    );
    const personal: Record<string, string[]> = { officer: [], editor: [] };
    for (const path of paths) {
      for (const caller of ['officer', 'editor'] as const) {
        const { body } = await call('GET', path, { headers: headersOf(caller) });
        if (/findable/i.test(body)) personal[caller]?.push(path);
      }
    }
    expect(personal.officer?.toSorted()).toEqual([
      '/applications',
      '/applications/export.csv',
      '/applications/person1',
      '/messages',
      '/messages/export.csv',
      '/newsletter',
      '/newsletter/export.csv',
      '/session',
      '/sessions',
    ]);
    expect(personal.editor).toEqual([]);
    const { json } = await call('GET', '/waiting', { headers: headersOf('editor') });
    expect([json.applications, json.messages]).toEqual([undefined, undefined]);

    for (const path of [
      '/sessions/',
      '/./sessions',
      '/content/../sessions',
      '/content/%2e%2e/sessions',
      '/content/..%2fsessions',
      '/content\\..\\sessions',
      '/content//../../sessions',
      '/pictures/../applications',
      '/pictures/%2e%2e/applications/person1',
      '//sessions',
      '/%73essions',
      '/sessions?/content',
      '/sessions#/content',
      '/session/../sessions',
      '/SESSIONS',
      '/sessions;/content',
      '/applications/export.csv?path=/content',
      '/applications/person1/',
    ]) {
      const { status, body } = await get(`/api/desk${path}`, headersOf('editor'));
      expect([400, 403, 404], path).toContain(status);
      expect(String(body), path).not.toMatch(/findable/i);
    }
  });
});

/* What the guard refuses without the database's help. */
describe('every call of the desk', () => {
  test.each(CALLERS)('is refused to other sites if it is a write, and never readable by them: %s', async (caller) => {
    const { calls, attack, stored, origin } = await attackedDesk();
    const before = await stored();
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: '' },
      { origin: 'https://evil.example' },
      { origin: `${origin}.evil.example` },
      { origin: `${origin}:1` },
      { origin: `${origin}, https://evil.example` },
      { referer: `${origin}/desk`, 'sec-fetch-site': 'same-origin' },
    ];
    for (const each of calls) {
      const refusal = refusalOf(accessOf(each), caller, each.method !== 'GET');
      for (const headers of foreign) {
        const body = each.method === 'GET' ? {} : { body: '{}' };
        await attack(each, caller, { headers, ...body }, refusal);
      }
    }
    expect(await stored()).toEqual(before);
  });

  test('is answered only at the public address', async () => {
    const { calls, attack, stored } = await attackedDesk({ publicUrl: 'https://society.example' });
    const before = await stored();
    for (const each of calls) {
      for (const caller of CALLERS) {
        for (const host of HOSTS)
          await attack(each, caller, { headers: { host, origin: `https://${host}` } }, MISDIRECTED);
      }
    }
    expect(await stored()).toEqual(before);
  });

  test('has only its own methods, and an unknown path has none', async () => {
    const { calls, attack, stored, origin } = await attackedDesk();
    const before = await stored();
    const known = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    const isKnown = (method: string, path: string) =>
      known.has(`${method} ${path}`) || (method === 'HEAD' && known.has(`GET ${path}`));
    const unknown = ['', '/', '/nowhere', '/contents', '/content-', '/CONTENT', '/session/x', '/first-steps/x', '//'];
    const paths = [
      ...new Set([...calls.map(({ path }) => path), ...unknown, '/content', '/content/x', '/pictures/x/y']),
    ];
    for (const path of paths) {
      for (const method of METHODS.filter((method) => !isKnown(method, path))) {
        for (const caller of CALLERS) {
          const refusal = refusalOf(EDITORS_PATH.test(path) ? 'editors' : 'officers', caller);
          const headers = { origin, 'access-control-request-method': 'POST' };
          const answer = await attack({ name: '', method, path }, caller, { headers }, refusal);
          // PATCH /applications/decisions is a change to an application with this id.
          if (!refusal) expect([400, 404, 405], `${method} ${path}`).toContain(answer.status);
        }
      }
    }
    expect(await stored()).toEqual(before);
  });

  test('is refused without reading its body', async () => {
    const { calls, url, headersOf, stored, origin } = await attackedDesk();
    const before = await stored();
    const isWrite = ({ name, method }: RegisteredCall) => method !== 'GET' && !name.endsWith(' /session');
    for (const caller of CALLERS) {
      const sending = calls.filter(isWrite).map(async (each) => {
        const { cookie = '' } = headersOf(caller);
        const head =
          `${each.method} /api/desk${each.path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${origin}\r\n` +
          `Cookie: ${cookie}\r\nContent-Length: 900000000\r\n\r\n`;
        const { status, headers, body } = await sendRaw(url, Buffer.from(`${head}${'x'.repeat(10_000)}`)); // the rest is never sent
        const refusal = refusalOf(accessOf(each), caller);
        if (refusal) expect([status, JSON.parse(body).code], `${caller}: ${each.name}`).toEqual(refusal);
        else if (each.name === 'DELETE /pictures/:id')
          expect(status).toBe(200); // there is no such picture any more
        else expect([404, 409, 413], `${caller}: ${each.name}`).toContain(status);
        expect(headers).toContain('cache-control: no-store');
      });
      await Promise.all(sending);
    }
    expect(await stored()).toEqual(before);
  });
});
