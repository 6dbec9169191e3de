// Fault injection: the database's tables are renamed.
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { readSettings } from '../../../src/server/settings/settings';
import { Messages } from '../../../src/server/storage/messages/messages';
import { openStorage } from '../../../src/server/storage/storage';
import { sweepStorage } from '../../../src/server/storage/sweep-storage';
import { describeEachDatabase } from '../../support/server/each-database';
import { running, temporaryFolder } from '../../support/server/running-server';

const CONTACT = '/contacts/submit';
const SUBSCRIBE = '/newsletters/subscribe';
const THANKS = { message: 'Thank you for reaching out! We’ll get back to you soon.' };
const SUBSCRIBED = { message: 'Thank you for subscribing!' };
const INVALID_EMAIL = { message: 'Email is invalid.' };
const KEY = '0123456789abcdef';
const DAY_MS = 86_400_000;
const NOTE = { name: 'Ann', email: 'ann@example.org', message: 'Is the workshop open on Saturday?' };

/** Sends a form as our pages do. */
async function post(url: string, path: string, fields: object, headers: Record<string, string> = {}) {
  const sent = { body: JSON.stringify(fields), headers: { 'content-type': 'application/json', ...headers } };
  const answer = await fetch(url + path, { method: 'POST', ...sent });
  return [answer.status, await answer.json()];
}

test('accepts nothing by default, and responds with a 404 that other origins may read', async () => {
  const { url, storage } = await running();
  for (const path of [CONTACT, `/api${CONTACT}`, SUBSCRIBE, `/api${SUBSCRIBE}`]) {
    expect(await post(url, path, NOTE)).toEqual([404, { message: 'This site does not accept submissions.' }]);
    const preflight = await fetch(url + path, { method: 'OPTIONS', headers: { origin: 'https://dept.example' } });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  }
  expect([await storage.messages.list(), await storage.subscribers.list()]).toEqual([[], []]);
});

test('rejects GET with 405, long bodies with 413 and invalid JSON with 400', async () => {
  const { url, storage } = await running({ receives: ['contact', 'newsletter'] });
  for (const path of [CONTACT, SUBSCRIBE]) {
    expect((await fetch(url + path)).status).toBe(405);
    expect(await post(url, path, { ...NOTE, message: 'x'.repeat(70_000) })).toEqual([413, expect.anything()]);
    const broken = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } };
    expect((await fetch(url + path, broken)).status).toBe(400);
  }
  expect(await storage.messages.list()).toEqual([]);
});

test('rejects every content type that a plain form on another site can send, and stores nothing', async () => {
  const { url, storage } = await running({ receives: ['contact', 'newsletter'] });
  await storage.subscribers.add([NOTE.email]);
  await storage.subscribers.unsubscribe((await storage.subscribers.list())[0]?.token ?? '');
  const parts = new FormData();
  for (const [name, text] of Object.entries(NOTE)) parts.set(name, text);
  const bodies = [new URLSearchParams(NOTE), parts, JSON.stringify(NOTE), new Blob([JSON.stringify(NOTE)])];
  for (const path of [CONTACT, SUBSCRIBE, `/api${SUBSCRIBE}`]) {
    for (const body of bodies) {
      const answer = await fetch(url + path, { method: 'POST', body, headers: { origin: 'https://evil.example' } });
      expect([answer.status, await answer.json()]).toEqual([415, { message: 'Send this as application/json.' }]);
    }
  }
  expect(await storage.messages.list()).toEqual([]);
  expect(await storage.subscribers.list()).toMatchObject([{ unsubscribedAt: expect.any(String), returnedAt: null }]);
});

test('rejects an incomplete message with the same error as the form', async () => {
  const { url, storage } = await running({ receives: ['contact'] });
  const cases: [object, string][] = [
    [{}, 'Name is required.'],
    [{ ...NOTE, email: 'ann@example.org\nbcc@example.org' }, 'Email is invalid.'],
    [{ ...NOTE, message: 'x'.repeat(5001) }, 'Message is too long: 5,000 characters at most.'],
    [{ ...NOTE, message: { $ne: 1 } }, 'Message is required.'],
    [[NOTE], 'Name is required.'],
  ];
  for (const [fields, message] of cases)
    expect(await post(url, CONTACT, fields), JSON.stringify(fields).slice(0, 80)).toEqual([422, { message }]);
  expect(await storage.messages.list()).toEqual([]);
  expect((await post(url, CONTACT, { ...NOTE, message: '\u0d9a'.repeat(5000) }))[0]).toBe(200); // Sinhala
});

test('accepts only listed origins', async () => {
  const { url } = await running({ receives: ['contact', 'newsletter'], origins: ['https://dept.example'] });
  expect(await post(url, CONTACT, NOTE, { origin: 'https://dept.example' })).toEqual([200, THANKS]);
  expect((await post(url, CONTACT, NOTE, { origin: 'https://evil.example' }))[0]).toBe(403);
  expect((await post(url, SUBSCRIBE, NOTE, { origin: 'https://evil.example' }))[0]).toBe(403);
});

describeEachDatabase('a site that receives messages', ({ fresh }) => {
  const server = async () => running({ database: await fresh(), receives: ['contact', 'newsletter'] });

  test('stores a message before responding, but only once per key and text', async () => {
    const { url, storage, logs } = await server();
    const sent = { ...NOTE, attemptId: KEY };
    expect(await post(url, CONTACT, sent)).toEqual([200, THANKS]);
    expect(await storage.messages.list()).toMatchObject([{ ...NOTE, answeredAt: null }]);
    const again = await Promise.all([1, 2, 3].map(() => post(url, `/api${CONTACT}`, sent)));
    expect(again).toEqual([1, 2, 3].map(() => [200, THANKS]));
    expect(await storage.messages.list()).toHaveLength(1);
    await post(url, CONTACT, { ...sent, message: 'Another message with the same key' });
    await post(url, CONTACT, NOTE);
    await post(url, CONTACT, NOTE);
    expect(await storage.messages.list()).toHaveLength(4);
    expect(JSON.stringify(logs)).not.toMatch(/ann@example|workshop|0123456789abcdef/);
  });

  test('stores hostile input as plain text without control characters', async () => {
    const { url, storage } = await server();
    const name = "Robert'); DROP TABLE messages;--\u202e\0";
    const message = '<script>alert(1)</script>\r\n=1+1\0\u0007\t\u202eend\u2069 ක්\u200dර \ud800';
    expect(await post(url, CONTACT, { ...NOTE, name, message })).toEqual([200, THANKS]);
    const [stored] = await storage.messages.list();
    expect(stored).toMatchObject({
      name: "Robert'); DROP TABLE messages;--",
      message: '<script>alert(1)</script>\n=1+1\tend ක්\u200dර \ufffd',
    });
  });

  test('stores an address only once if it subscribes repeatedly, and always gives the same response', async () => {
    const { url, storage } = await server();
    const answers = [
      await post(url, SUBSCRIBE, { email: ' Ann@Example.org ' }),
      await post(url, SUBSCRIBE, { email: 'ann@example.org' }, { origin: 'https://dept.example' }),
      ...(await Promise.all([1, 2, 3].map(() => post(url, `/api${SUBSCRIBE}`, { email: 'ANN@example.org' })))),
    ];
    expect(answers).toEqual(answers.map(() => [200, SUBSCRIBED]));
    expect(await storage.subscribers.list()).toMatchObject([{ email: 'ann@example.org', source: 'unknown' }]);
    for (const email of ['', 'ann', 'a b@example.org']) expect((await post(url, SUBSCRIBE, { email }))[0]).toBe(422);
    expect(await storage.subscribers.list()).toHaveLength(1);
  });

  test('rejects addresses that no mail system delivers to, and removes invisible characters from others', async () => {
    const { url, storage } = await server();
    const bad = [
      '<a@example.com>',
      '=cmd|x@example.com',
      'a..b@example.com',
      'a@-example.com',
      `${'x'.repeat(65)}@x.lk`,
    ];
    for (const email of bad) {
      expect([email, await post(url, CONTACT, { ...NOTE, email })]).toEqual([email, [422, INVALID_EMAIL]]);
      expect([email, await post(url, SUBSCRIBE, { email })]).toEqual([email, [422, INVALID_EMAIL]]);
    }
    const email = '\u200eann\u200b@exam\u00adple.org\u202e\u200d\ufeff';
    await post(url, CONTACT, { ...NOTE, name: 'A\u200dnn\u061c', email });
    await post(url, SUBSCRIBE, { email });
    expect(await storage.messages.list()).toMatchObject([{ name: 'Ann', email: 'ann@example.org' }]);
    expect(await storage.subscribers.list()).toMatchObject([{ email: 'ann@example.org' }]);
  });

  test("records a sign-up's source as the site, another site's origin or unknown", async () => {
    const { url, storage } = await server();
    const origins = { a: url, b: 'https://dept.example', c: 'https://x.example/<script>', d: '=1+1', e: '' };
    for (const [name, origin] of Object.entries(origins))
      await post(url, SUBSCRIBE, { email: `${name}@example.org` }, { origin });
    const sources = (await storage.subscribers.list()).map(({ source }) => source);
    expect(sources).toEqual(['site', 'https://dept.example', 'unknown', 'unknown', 'unknown']);
  });

  test('lets an unsubscribed address subscribe again, and keeps its unsubscribe link', async () => {
    const { url, storage } = await server();
    await storage.subscribers.add(['ann@example.org', 'bob@example.org']);
    const tokens = (await storage.subscribers.list()).map(({ token }) => token);
    for (const token of tokens) await fetch(`${url}/newsletters/unsubscribe?id=${token}`, { method: 'POST' });
    expect(await post(url, SUBSCRIBE, { email: 'ann@example.org' }, { origin: url })).toEqual([200, SUBSCRIBED]);
    await storage.subscribers.add(['bob@example.org']); // an import does not resubscribe anyone
    const [ann, bob] = await storage.subscribers.list();
    expect(ann).toMatchObject({ token: tokens[0], unsubscribedAt: null, source: 'site' });
    expect(ann?.returnedAt).toMatch(/^\d{4}-/);
    expect(bob).toMatchObject({ unsubscribedAt: expect.stringMatching(/^\d{4}-/), returnedAt: null });
    await fetch(`${url}/newsletters/unsubscribe?id=${tokens[0]}`, { method: 'POST' });
    expect((await storage.subscribers.list())[0]?.unsubscribedAt).toMatch(/^\d{4}-/);
  });

  test('responds with 503 and a reason while nothing can be stored', async () => {
    const { url, storage } = await server();
    for (const table of ['messages', 'subscribers'])
      await storage.database.run(`ALTER TABLE ${table} RENAME TO gone_${table}`);
    const [contact, newsletter] = [await post(url, CONTACT, NOTE), await post(url, SUBSCRIBE, NOTE)];
    expect([contact, newsletter]).toEqual([
      [503, { message: expect.stringContaining('Your message could not be stored at the moment.') }],
      [503, { message: expect.stringContaining('Your address could not be stored at the moment.') }],
    ]);
  });

  test('removes messages older than a year', async () => {
    const { storage, data } = await server();
    const { messages } = storage;
    const old = await messages.store('old-key-1', NOTE);
    const recent = await messages.store('new-key-1', NOTE);
    // Sweeps with a clock ahead of the server's, so the server's own sweep removes neither message.
    const inTwoDays = new Date(Date.now() + 2 * DAY_MS).toISOString();
    await storage.database.run('UPDATE messages SET "receivedAt" = $1 WHERE id = $2', [inTwoDays, recent]);
    const inAYear = new Date(Date.now() + 366 * DAY_MS);
    expect((await messages.list()).map(({ id }) => id)).toEqual([old, recent]);
    expect(await messages.sweep(inAYear)).toBe(1);
    await sweepStorage(storage, data, new Date());
    expect((await messages.list()).map(({ id }) => id)).toEqual([recent]);
    expect(await new Messages(storage.database).sweep(inAYear)).toBe(0);
  });
});

test('writes to disk for new and existing subscribers alike, so timing does not reveal who is subscribed', async () => {
  const UMMES_DATA = await temporaryFolder();
  const { subscribers, close } = await openStorage(readSettings({ UMMES_DATA }));
  const other = new DatabaseSync(join(UMMES_DATA, 'ummes.db'));
  /** Changes whenever another connection has written something (https://sqlite.org/pragma.html#pragma_data_version). */
  const version = () => other.prepare('PRAGMA data_version').get();
  for (const subscriber of ['new', 'existing']) {
    const before = version();
    await subscribers.signUp('ann@example.org', 'site');
    expect(version(), subscriber).not.toEqual(before);
  }
  other.close();
  await close();
});
