import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
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
  await server.storage.subscribers.add(['reader@example.org']);
  const [{ token = '' } = {}] = await server.storage.subscribers.list();
  const isOnList = async () => (await server.storage.subscribers.list()).every((one) => one.unsubscribedAt === null);
  const post = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, { method: 'POST', ...init });
    const html = await answer.text();
    return { status: answer.status, headers: answer.headers, html, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] };
  };
  return { ...server, token, isOnList, post };
}

test('the form works without JavaScript, and can be sent again with the same outcome', async () => {
  const { token, post, isOnList } = await subscribed();
  for (const path of [`/unsubscribe?token=${token}`, `/unsubscribe?id=%20${token}`, `/unsubscribe/?token=${token}`]) {
    const { status, heading, html } = await post(path);
    expect([status, heading]).toEqual([200, 'Unsubscribed']);
    expect(html).toContain('<p role="status">You have been unsubscribed successfully.</p>');
    expect(html).not.toMatch(/<form|main\.js|Write to us/);
    expect(html).toContain('<a href="/">');
  }
  expect(await isOnList()).toBe(false);
});

test('the outcome page has a policy, no caching and no referrer', async () => {
  const { token, post } = await subscribed();
  const { headers } = await post(`/unsubscribe?token=${token}`);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-early='");
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
});

test('accepts a form without an origin, as pages without referrer send it, and ignores its body', async () => {
  const { token, post, isOnList } = await subscribed();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await post(`/unsubscribe?token=${token}`, { headers: { origin: 'null' }, body })).status).toBe(200);
  expect(await isOnList()).toBe(false);
});

test('opening the page changes nothing', async () => {
  const { token, get, isOnList } = await subscribed();
  for (const method of ['GET', 'HEAD']) expect((await get(`/unsubscribe?token=${token}`, {}, method)).status).toBe(200);
  expect((await get(`/unsubscribe?token=${token}`, {}, 'PUT')).status).toBe(404);
  expect(await isOnList()).toBe(true);
});

test('a missing or unknown token makes a link invalid', async () => {
  const { post, isOnList } = await subscribed();
  for (const query of ['', '?token=', '?token=unknown', `?id=${'x'.repeat(5000)}`, '?token=%00', '?token=<b>']) {
    const { status, heading, html } = await post(`/unsubscribe${query}`);
    expect([status, heading]).toEqual([404, 'Invalid Link']);
    expect(html).toContain('The unsubscribe link you followed is invalid or expired.');
    expect(html).not.toContain('<form');
    expect(html).toContain('Write to us');
  }
  expect(await isOnList()).toBe(true);
});

test('shows the form again when storing fails', async () => {
  const { token, post, data } = await subscribed();
  const database = new DatabaseSync(join(data, 'ummes.db'));
  database.exec('ALTER TABLE subscribers RENAME TO away');
  database.close();
  const { status, headers, html, heading } = await post(`/unsubscribe?token=${token}`);
  expect([status, heading, headers.get('retry-after')]).toEqual([503, 'Confirm Unsubscribe', '30']);
  expect(html).toContain('Something went wrong. Please try again later.');
  expect(html).toContain('<form method="post">');
});

test('responds with a message when the site has no such page', async () => {
  const { url } = await running();
  const answer = await fetch(`${url}/unsubscribe?token=x`, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('<p>The unsubscribe link')]);
});
