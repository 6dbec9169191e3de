// @vitest-environment node
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { PackageRoot } from '../../../src/server/settings/package-root';
import { lay, running, temporaryFolder } from '../../support/server/running-server';

const EVENTS = 'id,title,date,link\ntalk,Talk,01/02/2030,/join\n';

async function site(settings = {}, root?: PackageRoot) {
  const data = await temporaryFolder();
  await lay(data, { 'sheets/events.csv': EVENTS, 'sheets/news.csv': 'title,content\nNews,Text\n' });
  const server = await running({ data, ...settings }, root);
  for (const name of ['events', 'news']) await server.get(`/api/sheets/${name}`); // read behind the start
  return server;
}

/** Sends a request byte by byte as it is. @returns all that comes back. */
function send(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes) => (answer += bytes));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

const FAST = '/api/sheets/events';
const FEEDS = ['/events.ics', '/news.atom', '/embed/events.html', '/embed/news.html'];

test.each([FAST, '/', '/widgets/ummes.js', ...FEEDS])('two Host headers are a bad request: %s', async (path) => {
  const { url } = await site();
  const answer = await send(url, `GET ${path} HTTP/1.1\r\nHost: a.example\r\nhOST: b.example\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('Connection: close');
  expect(answer).not.toContain('.example');
});

test.each([
  '<script>alert(1)</script>',
  'a.example/path',
  'user@a.example',
  'a.example:123456',
  'a.example:99999',
  '[::1',
  '1.2.3.4.5',
  'a b.example',
  `${'a'.repeat(254)}.example`,
  'a"b',
])('a Host header that is no host is a bad request, and comes back nowhere: %s', async (host) => {
  const { get } = await site();
  for (const path of [FAST, ...FEEDS]) {
    const { status, body, headers } = await get(path, { host });
    expect([status, String(body) + JSON.stringify(headers)]).toEqual([400, expect.not.stringContaining(host)]);
  }
});

test('with a public address, no Host header has an effect', async () => {
  const { get } = await site({ publicUrl: 'https://society.example' });
  for (const path of FEEDS) {
    const own = await get(path);
    expect(await get(path, { host: 'other.example' })).toMatchObject({ body: own.body, status: 200 });
    expect(String(own.body)).toContain('https://society.example/');
  }
});
