import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { formOf, submit } from '../../support/server/application-form';
import { openConnection } from '../../support/server/listen';
import { running } from '../../support/server/running-server';
import { deskOfficer } from './desk-calls';

/* Bodies that arrive slowly. The clock of the server, which runs in this process, moves only when a test moves it. */

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
afterEach(() => void vi.useRealTimers());

type Server = Awaited<ReturnType<typeof running>>;

/** Sends a request's headers and this part of its body. */
function begin({ url }: Server, path: string, length: number, part: Buffer | string, headers: string[] = []) {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    `Content-Length: ${length}`,
    ...headers,
  ];
  return openConnection(url, `${lines.join('\r\n')}\r\n\r\n${part}`);
}

/** Returns the status of the response on a connection. */
async function statusOf(socket: Socket): Promise<number> {
  const [bytes] = await once(socket, 'data');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(bytes))?.[1]);
}

const from = (address: string) => [`X-Forwarded-For: ${address}`, 'Content-Type: multipart/form-data; boundary=b'];

/** An application whose photo is text, which is refused once all of it has arrived, and the start of its photo. */
const START = '--b\r\nContent-Disposition: form-data; name="profileImage"; filename="a.jpg"\r\n\r\n';
const END = '\r\n--b--\r\n';
const PHOTO = 100_000;
const LENGTH = START.length + PHOTO + END.length;

/** Waits until the server has received this many bytes of each photo. */
async function receivedPhotos({ data }: Server, sizes: number[]) {
  const folder = join(data, 'uploads');
  const sizesOf = async () => {
    const names = await readdir(folder).catch(() => []);
    const all = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ size }) => size)));
    return all.sort((a, b) => a - b);
  };
  await expect.poll(async () => (await sizesOf()).map((size) => Math.ceil(size / 100) * 100)).toEqual(sizes);
}

test('an application that arrives at less than 1 kB/s for 30 s gets 408, and one at 2 kB/s arrives', async () => {
  const server = await running({ trustedProxies: 1 });
  stopClock();
  const [slow, phone] = await Promise.all([
    begin(server, '/users/submit', LENGTH, `${START}${'x'.repeat(29_000)}`, from('192.0.2.1')),
    begin(server, '/users/submit', LENGTH, `${START}${'x'.repeat(60_000)}`, from('192.0.2.2')),
  ]);
  await receivedPhotos(server, [29_000, 60_000]);
  const rejected = statusOf(slow);
  await pass(30_000);
  expect(await rejected).toBe(408);
  await receivedPhotos(server, [60_000]);
  const accepted = statusOf(phone);
  phone.write('x'.repeat(40_000));
  await receivedPhotos(server, [100_000]);
  await pass(29_000);
  phone.write(END);
  expect(await accepted).toBe(422); // the fields are missing
});

test('when a hundred applications are arriving, the slowest gives way to a new one', async () => {
  const server = await running({ trustedProxies: 1, submitsPerMinute: 0 });
  stopClock();
  const begun = Array.from({ length: 100 }, (_, n) => {
    const photo = 'x'.repeat(n === 50 ? 40 : n % 6 ? 100 : 200);
    return begin(server, '/users/submit', LENGTH, START + photo, from(`192.0.2.${Math.floor(n / 6)}`));
  });
  const sockets = await Promise.all(begun);
  await receivedPhotos(server, [...Array(83).fill(100), ...Array(17).fill(200)]);
  const send = () => submit(server.url, formOf(), { headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect((await send()).status).toBe(503); // all have only just begun
  await pass(6000);
  const rejected = Promise.race(sockets.map(async (socket, n) => [n, await statusOf(socket)]));
  expect((await send()).status).toBe(200);
  expect(await rejected).toEqual([50, 503]);
  await receivedPhotos(server, [...Array(82).fill(100), ...Array(17).fill(200)]);
  const lines = server.logs.filter(({ msg }) => msg?.includes('slowest'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 'warn', form: 'applications', bytesPerSecond: expect.any(Number) });
  expect(JSON.stringify(server.logs)).not.toMatch(/192\.0\.2|203\.0\.113/);
});

test.each(['/contacts/submit', '/newsletters/subscribe'])('a slow form at %s gets 408 after 30 s', async (path) => {
  const server = await running({ trustedProxies: 1, submitsPerMinute: 0, receives: ['contact', 'newsletter'] });
  stopClock();
  const headers = ['Content-Type: application/json', 'X-Forwarded-For: 192.0.2.1'];
  const held = await Promise.all(Array.from({ length: 6 }, () => begin(server, path, 99, '{"na', headers)));
  const ask = (address: string) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: '{"email":"ann@example.org"}',
    });
  await vi.waitFor(async () => expect((await ask('192.0.2.1')).status).toBe(429));
  expect((await ask('192.0.2.1')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect([200, 422]).toContain((await ask('192.0.2.2')).status);
  const statuses = Promise.all(held.map(statusOf));
  await pass(30_000);
  expect(await statuses).toEqual(Array(6).fill(408));
});

test('a slow call at the desk gets 408 after 30 s', async () => {
  const server = await running();
  const { cookie } = await deskOfficer(server);
  stopClock();
  const call = await begin(server, '/api/desk/content/check?sheet=events', 900_000, 'title,date\n', [
    `Cookie: ${cookie}`,
  ]);
  const status = statusOf(call);
  await vi.waitFor(async () => {
    await pass(30_000);
    expect(await Promise.race([status, new Promise((resolve) => setImmediate(resolve))])).toBe(408);
  });
});

test('a client has at most six sign-ins in progress, which may take 30 s and 1 kB', async () => {
  const server = await running({ trustedProxies: 1 });
  stopClock();
  const path = '/api/desk/session';
  const held = await Promise.all(
    Array.from({ length: 6 }, () => begin(server, path, 70, '{"token":', ['X-Forwarded-For: 192.0.2.1'])),
  );
  const ask = async (address: string) => {
    const socket = await begin(server, path, 14, '{"token":"ab"}', [`X-Forwarded-For: ${address}`]);
    return String(await once(socket, 'data'));
  };
  await vi.waitFor(async () => expect(await ask('192.0.2.1')).toMatch(/ 429 .*Several sign-ins/s));
  expect(await ask('192.0.2.2')).toContain(' 403 ');
  const large = await begin(server, path, 60_000, '{"token":', ['X-Forwarded-For: 192.0.2.3']);
  expect(await statusOf(large)).toBe(403); // although most of its body never arrives
  const statuses = Promise.all(held.map(statusOf));
  await pass(30_000);
  expect(await statuses).toEqual(Array(6).fill(408));
});
