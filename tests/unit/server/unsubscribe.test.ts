import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { builtPackage, running } from '../../support/server/running-server';

const PAGE = `<head>
<meta name="referrer" content="no-referrer">
<script>early()</script>
<script type="application/json" id="code">[["/site/main.js"],["/widgets/chunks/a.js"]]</script>
</head>
<h1 class="a">Confirm Unsubscribe</h1><p>You will no longer get our newsletter.</p><form method="post"><button>Yes, Unsubscribe</button></form><p data-help="">Write to us</p><a href="/">UMMES</a>`;

const PAGES = [{ path: '/unsubscribe', file: 'unsubscribe/index.html', csp: { 'script-src': ["'sha256-early='"] } }];

async function subscribed() {
  const server = await running({}, await builtPackage({ 'unsubscribe/index.html': PAGE }, PAGES));
  const { subscribers } = server.storage;
  await subscribers.add(['other@example.org', 'reader@example.org']);
  const [, { token = '' } = {}] = await subscribers.list();
  /** Returns whether the other address and the one with the token get the newsletter. */
  const onList = async () => (await subscribers.list()).map(({ unsubscribedAt }) => unsubscribedAt === null);
  const post = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, { method: 'POST', ...init });
    const html = await answer.text();
    return { status: answer.status, headers: answer.headers, html, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] };
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
    expect(String((await get(location)).body)).toContain('<form method="post"><button>Yes, Unsubscribe</button>');
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
      const { status, heading, html } = await post(path);
      expect([status, heading]).toEqual([200, 'Unsubscribed']);
      expect(html).toContain('<p role="status">You have been unsubscribed successfully.</p>');
      expect(html).not.toMatch(/<form|main\.js|Write to us/);
      expect(html).toContain('<a href="/">');
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

  test('shows Invalid Link for a missing or unknown token', async () => {
    const { post, onList } = await subscribed();
    for (const query of ['', '?token=', '?token=unknown', `?id=${'x'.repeat(5000)}`, '?token=%00', '?token=<b>']) {
      const { status, heading, html } = await post(`/unsubscribe${query}`);
      expect([status, heading]).toEqual([404, 'Invalid Link']);
      expect(html).toContain('The unsubscribe link you followed is invalid or expired.');
      expect(html).not.toContain('<form');
      expect(html).toContain('Write to us');
    }
    expect(await onList()).toEqual([true, true]);
  });

  test('shows the form again when saving fails', async () => {
    const { token, post, data } = await subscribed();
    const database = new DatabaseSync(join(data, 'ummes.db'));
    database.exec('ALTER TABLE subscribers RENAME TO away');
    database.close();
    const { status, headers, html, heading } = await post(`/unsubscribe?token=${token}`);
    expect([status, heading, headers.get('retry-after')]).toEqual([503, 'Confirm Unsubscribe', '30']);
    expect(html).toContain('Something went wrong. Please try again later.');
    expect(html).toContain('<form method="post">');
  });
});
