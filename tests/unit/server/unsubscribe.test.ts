import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { builtPackage, eventually, running, writeFiles } from '../../support/server/running-server';
import { AS_BUILT, renderModule } from './rendering-package';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta name="referrer" content="no-referrer">
<script>early()</script>
</head>
<body>
<div id="root"><div><p>${AS_BUILT}</p></div></div>
</body>
</html>
`;

const CSP = { 'script-src': ["'sha256-early='"] };
const PAGES = [{ path: '/unsubscribe', file: 'unsubscribe/index.html', title: 'Unsubscribe', csp: CSP }];

/** Starts a server whose page shows the path and the query that it was rendered with. @param module the renderer. */
async function subscribed(module = renderModule('page')) {
  const root = await builtPackage({ 'unsubscribe/index.html': PAGE }, PAGES);
  await writeFiles(dirname(root.build.pages), {
    'server/render.js': module,
    'server/package.json': '{"type":"module"}',
  });
  const server = await running({}, root);
  await eventually(async () => !(await server.read('/unsubscribe')).includes(AS_BUILT) || !module);
  const { subscribers } = server.storage;
  await subscribers.add(['other@example.org', 'reader@example.org']);
  const [, { token = '' } = {}] = await subscribers.list();
  /** Returns whether the other address and the one with the token get the newsletter. */
  const onList = async () => (await subscribers.list()).map(({ unsubscribedAt }) => unsubscribedAt === null);
  const post = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, { method: 'POST', ...init });
    const html = await answer.text();
    const [, outcome] = /data-path="\/unsubscribe\?outcome=([a-z-]*)"/.exec(html) ?? [];
    return { status: answer.status, headers: answer.headers, html, outcome };
  };
  return { ...server, token, onList, post };
}

/** The body that mail clients send (RFC 8058). */
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

describe('the unsubscribe call', () => {
  const CALL = '/newsletters/unsubscribe';

  test("from the page or a mail client's one-click button removes the address, and can be repeated", async () => {
    for (const init of [{}, { body: ONE_CLICK }]) {
      const { token, post, onList } = await subscribed();
      for (const path of [CALL, `/api${CALL}`, `${CALL}/`]) {
        const { status, html } = await post(`${path}?id=${token}`, init);
        expect([status, JSON.parse(html)]).toEqual([200, { message: 'You have been unsubscribed successfully.' }]);
      }
      expect(await onList()).toEqual([true, false]);
    }
  });

  test('shows the page with the button when the link is opened, and changes nothing', async () => {
    const { token, get, onList } = await subscribed();
    for (const path of [CALL, `/api${CALL}`, `${CALL}/`]) {
      for (const method of ['GET', 'HEAD']) {
        for (const [query, page] of [
          [`?id=${token}`, `/unsubscribe?token=${token}`],
          [`?token=%20${token}&id=other`, `/unsubscribe?token=${token}`],
          ['?id=a%26b%0d%0aX:%20c', '/unsubscribe?token=a%26b+X%3A+c'],
          ['?id=', '/unsubscribe'],
          ['', '/unsubscribe'],
        ] as const) {
          const { status, headers } = await get(path + query, {}, method);
          expect([path, query, status, headers.location]).toEqual([path, query, 303, page]);
          expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
        }
      }
    }
    const { location = '' } = (await get(`${CALL}?id=${token}`)).headers;
    expect(String((await get(location)).body)).toContain('data-path="/unsubscribe?"');
    expect(await onList()).toEqual([true, true]);
  });

  test('rejects other methods, and changes nothing', async () => {
    const { token, get, onList } = await subscribed();
    const { status, headers } = await get(`${CALL}?id=${token}`, {}, 'PUT');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect(await onList()).toEqual([true, true]);
  });

  test('responds with an error for an unknown token', async () => {
    const { post } = await subscribed();
    for (const query of ['?id=unknown', '', '?id=', `?id=${'x'.repeat(5000)}`, "?id=' OR 1=1 --"]) {
      const { status, html } = await post(CALL + query);
      expect([status, JSON.parse(html)]).toEqual([404, { error: expect.stringContaining('not recognised') }]);
    }
  });
});

describe('the unsubscribe page', () => {
  test('has a form that works without JavaScript, and can be submitted again', async () => {
    const { token, post, onList } = await subscribed();
    for (const path of [`/unsubscribe?token=${token}`, `/unsubscribe?id=%20${token}`, `/unsubscribe/?token=${token}`]) {
      const { status, outcome } = await post(path);
      expect([status, outcome]).toEqual([200, 'done']);
    }
    expect(await onList()).toEqual([true, false]);
  });

  test('sends the outcome with a CSP, and forbids caching and referrers', async () => {
    const { token, post } = await subscribed();
    const { headers } = await post(`/unsubscribe?token=${token}`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-early='");
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
  });

  test('accepts a form with the origin "null", which no-referrer pages send, and ignores its body', async () => {
    const { token, post, onList } = await subscribed();
    expect((await post(`/unsubscribe?token=${token}`, { headers: { origin: 'null' }, body: ONE_CLICK })).status).toBe(
      200,
    );
    expect(await onList()).toEqual([true, false]);
  });

  test('changes nothing when it is opened', async () => {
    const { token, get, onList } = await subscribed();
    for (const method of ['GET', 'HEAD'])
      expect((await get(`/unsubscribe?token=${token}`, {}, method)).status).toBe(200);
    expect((await get(`/unsubscribe?token=${token}`, {}, 'PUT')).status).toBe(405);
    expect(await onList()).toEqual([true, true]);
  });

  test('answers a missing or unknown token with Invalid Link', async () => {
    const { post, onList } = await subscribed();
    for (const query of ['', '?token=', '?token=unknown', `?id=${'x'.repeat(5000)}`, '?token=%00', '?token=<b>']) {
      const { status, outcome } = await post(`/unsubscribe${query}`);
      expect([status, outcome]).toEqual([404, 'invalid']);
    }
    expect(await onList()).toEqual([true, true]);
  });

  test('shows the form again when saving fails', async () => {
    const { token, post, data } = await subscribed();
    const database = new DatabaseSync(join(data, 'ummes.db'));
    database.exec('ALTER TABLE subscribers RENAME TO away');
    database.close();
    const { status, headers, outcome } = await post(`/unsubscribe?token=${token}`);
    expect([status, outcome, headers.get('retry-after')]).toEqual([503, 'failed', '30']);
  });

  test('never shows an outcome because its address has one', async () => {
    const { token, get, onList } = await subscribed();
    for (const query of [`?token=${token}&outcome=done`, '?outcome=done']) {
      const { status, body } = await get(`/unsubscribe${query}`);
      expect([status, String(body)]).toEqual([200, expect.stringContaining('data-path="/unsubscribe?"')]);
    }
    expect(await onList()).toEqual([true, true]);
  });

  test('is replaced by a plain one if it cannot be rendered', async () => {
    const { token, post, onList } = await subscribed('');
    const { status, headers, html } = await post(`/unsubscribe?token=${token}`);
    expect([status, html]).toEqual([200, expect.stringContaining('You have been unsubscribed successfully.')]);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(html).not.toContain(AS_BUILT);
    expect(await onList()).toEqual([true, false]);
    expect((await post('/unsubscribe')).html).toContain('The unsubscribe link you followed is invalid or expired.');
  });
});
