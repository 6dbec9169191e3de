import { expect, test } from 'vitest';
import { running } from '../../support/server/running-server';

async function subscribed() {
  const server = await running();
  await server.storage.subscribers.add(['reader@example.org', 'other@example.org']);
  const list = await server.storage.subscribers.list();
  const { token = '' } = list.find(({ email }) => email === 'reader@example.org') ?? {};
  const state = async () =>
    (await server.storage.subscribers.list()).map(({ email, unsubscribedAt }) => [email, unsubscribedAt !== null]);
  return { ...server, token, state };
}

test('removes the address from the list, and responds the same when repeated', async () => {
  const server = await subscribed();
  for (const path of ['/newsletters/unsubscribe', '/api/newsletters/unsubscribe', '/newsletters/unsubscribe/']) {
    const answer = await fetch(`${server.url}${path}?id=${server.token}`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { message: 'You have been unsubscribed successfully.' },
    ]);
  }
  expect(await server.state()).toEqual([
    ['other@example.org', false],
    ['reader@example.org', true],
  ]);
});

test('supports the one-click button of mail programs (RFC 8058)', async () => {
  const server = await subscribed();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const answer = await fetch(`${server.url}/newsletters/unsubscribe?id=${server.token}`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect((await server.state())[1]).toEqual(['reader@example.org', true]);
});

test('changes nothing when a scanner opens the link', async () => {
  const server = await subscribed();
  for (const method of ['GET', 'HEAD', 'PUT'])
    expect((await server.get(`/newsletters/unsubscribe?id=${server.token}`, {}, method)).status).toBe(405);
  expect((await server.state())[1]).toEqual(['reader@example.org', false]);
});

test('responds with an error for an unknown token', async () => {
  const server = await subscribed();
  for (const query of ['?id=unknown', '', '?id=', `?id=${'x'.repeat(5000)}`, "?id=' OR 1=1 --"]) {
    const answer = await fetch(`${server.url}/newsletters/unsubscribe${query}`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([404, { error: expect.stringContaining('not known') }]);
  }
});
