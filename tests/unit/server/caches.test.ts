// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { requestCounter } from '../../../src/server/http/rate-limit';
import { builtPackage, lay, running, temporaryFolder } from '../../support/server/running-server';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const REQUESTS = 1000;
const EVENTS = 1000;
/** What is in use after the requests may differ from before by the bounds of all caches together, and no more. */
const MAX_GROWTH_MB = 40;
/** As large as the site's pages, and not to be compressed to nothing. */
const PAGE = `<head><title>x</title></head>${randomBytes(25_000).toString('hex')}`;

const FILES = { 'index.html': PAGE, 'about/index.html': PAGE, 'events/_id.html': PAGE, '404.html': PAGE };
const PAGES = [
  { path: '/', file: 'index.html' },
  { path: '/about', file: 'about/index.html' },
  { path: '/events/{id}', file: 'events/_id.html' },
];

async function site() {
  const data = await temporaryFolder();
  const rows = Array.from({ length: EVENTS }, (_, id) => `event-${id},Lathe ${id},01/02/2030`);
  await lay(data, {
    'sheets/events.csv': ['id,title,date', ...rows, ''].join('\n'),
    'sheets/news.csv': 'title,content\nNews,Text\n',
  });
  const server = await running({ data, trustedProxies: 1 }, await builtPackage(FILES, PAGES));
  for (const name of ['events', 'news']) await server.get(`/api/sheets/${name}`);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { hostname, port } = new URL(server.url);
  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<void>((resolve, reject) => {
      request({ hostname, port, path, headers: { 'accept-encoding': 'br', ...headers }, agent }, (answer) =>
        answer.resume().once('end', resolve),
      )
        .once('error', reject)
        .end();
    });
  return { ...server, ask, close: () => agent.destroy() };
}

/** Bytes in use in this process, in megabytes: the server runs in it. */
function usedMb(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_000_000;
}

const PATHS = ['/', '/events.ics', '/news.atom', '/embed/events.html', '/embed/news.html', '/events/event-1'];

test.each<[what: string, address: (index: number) => [path: string, headers?: Record<string, string>]]>([
  ['spellings of a page', (i) => [`${'/'.repeat(2 + i)}about/index.html`]],
  ['spellings of what is no page', (i) => [`/no${i}/../about/./index.html`]],
  ['ids of events', (i) => [`/events/event-${i}`]],
  ['ids of no event', (i) => [`/events/none-${i}`]],
  ['encodings of an id', (i) => [`/events/${[...'event-1'].map((c, n) => ((i >> n) & 1 ? hex(c) : c)).join('')}`]],
  ['queries', (i) => [`${PATHS[i % PATHS.length]}?${i}`]],
  ['hosts', (i) => [PATHS[i % PATHS.length] ?? '', { host: `host-${i}.example` }]],
  ['ports of this host', (i) => [PATHS[i % PATHS.length] ?? '', { host: `localhost:${i + 1}` }]],
  ['addresses', (i) => [PATHS[i % PATHS.length] ?? '', { 'x-forwarded-for': `2001:db8:${i.toString(16)}::1` }]],
  ['states of the workbench', (i) => [`/demo/states/many/${i}/api/sheets/news`]],
])('distinct %s do not fill the memory', async (_, address) => {
  const { ask, close } = await site();
  for (const path of PATHS) await ask(path, {});
  const before = usedMb();
  const next = Array.from({ length: REQUESTS }, (_, index) => index);
  const worker = async () => {
    for (let index = next.pop(); index !== undefined; index = next.pop()) {
      const [path, headers = {}] = address(index);
      await ask(path, headers);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  close();
  expect(usedMb() - before).toBeLessThan(MAX_GROWTH_MB);
});

test('counts of more addresses than the table has room for do not fill the memory', () => {
  const secondsToWait = requestCounter(10, () => 0);
  const before = usedMb();
  for (let index = 0; index < 400_000; index++) secondsToWait(`2001:db8:${index.toString(16)}:1`);
  expect(usedMb() - before).toBeLessThan(20);
  expect(secondsToWait('192.0.2.1')).toBe(0);
});

function hex(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}
