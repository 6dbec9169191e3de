import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { DailyCap } from '../../../src/server/intake/daily-cap';
import { formOf, submit } from '../../support/server/application-form';
import { running } from '../../support/server/running-server';
import { controlClocks } from './clocks';

const DAY_MS = 86_400_000;
const LONG = { timeout: 120_000 };
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('rejects the 201st application of a network in a day with 429, and accepts it the next day', LONG, async () => {
  const clocks = controlClocks();
  const { url, storage } = await running({ trustedProxies: 1, submitsPerMinute: 0 });
  const send = (address: string) => submit(url, formOf(), from(address));
  for (let sent = 0; sent < 200; sent++) expect((await send('203.0.113.7')).status).toBe(200);
  const attemptId = newAttemptId();
  const answer = await fetch(`${url}/users/submit`, {
    method: 'POST',
    body: formOf({ attemptId }),
    ...from('203.0.113.7'),
  });
  expect([answer.status, Number(answer.headers.get('retry-after')) > 80_000, await answer.json()]).toEqual([
    429,
    true,
    { message: expect.stringContaining('Please try again tomorrow') },
  ]);
  expect(await storage.applications.list()).toHaveLength(200);
  expect((await send('203.0.113.8')).status, 'another network').toBe(200);
  expect((await send('127.0.0.1')).status, 'a program on this machine').toBe(200);
  clocks.pass(DAY_MS);
  await expect.poll(async () => (await send('203.0.113.7')).status).toBe(200);
});

test('rejects the 201st message of a network in a day with 429', LONG, async () => {
  const { url, storage } = await running({ trustedProxies: 1, submitsPerMinute: 0, receives: ['contact'] });
  const send = async (address: string, message: string) => {
    const body = JSON.stringify({ name: 'Ann', email: 'ann@example.org', message });
    const headers = { 'content-type': 'application/json', ...from(address).headers };
    return (await fetch(`${url}/contacts/submit`, { method: 'POST', body, headers })).status;
  };
  for (let sent = 0; sent < 200; sent++) expect(await send('203.0.113.7', `Message ${sent}`)).toBe(200);
  expect(await send('203.0.113.7', 'One more')).toBe(429);
  expect(await send('203.0.113.8', 'From another network')).toBe(200);
  expect(await storage.messages.list()).toHaveLength(201);
});

test('limits the bytes that a client stores in a day', async () => {
  const clocks = controlClocks();
  const cap = new DailyCap({ submissions: 10, bytes: 1000 });
  cap.count('a', 600);
  expect(cap.secondsToWait('a')).toBe(0);
  clocks.pass(3_600_000);
  cap.count('a', 400);
  await expect.poll(() => cap.secondsToWait('a')).toBe(23 * 3600); // lru-cache reads the clock once per millisecond
  expect(cap.secondsToWait('b')).toBe(0);
});

test('never limits programs on this machine', () => {
  const cap = new DailyCap({ submissions: 1, bytes: 1 });
  for (let sent = 0; sent < 3; sent++) cap.count(null, 100);
  expect(cap.secondsToWait(null)).toBe(0);
});
