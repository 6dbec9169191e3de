import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openStorage } from '../../src/server/storage/storage';
import { addPeople } from '../support/server/people';
import { atMost, type Measurement, told } from './measurement';
import { type ServerProcess, startServerProcess } from './server-process';

/** One below the most rows that are read: an edit adds one. */
const EVENTS = 19_999;
const NEWS = 20_000;
const PROJECTS = 5000;
const PEOPLE = 10_000;

/** What an anonymous request may cost. */
const MAX_CPU_MS = 100;
const MAX_MEMORY_MB = 20;
/** Requests per route: enough that a garbage collection does not count. */
const REQUESTS = 100;
/** No more are begun after this time, so that the bench ends when a route is far too slow. */
const MAX_ROUTE_MS = 5000;

/** How often the list is read until an edit shows in it. */
const POLL_MS = 100;

interface Route {
  name: string;
  /** The path of a request, by its number: the most expensive input that is known. */
  path: (index: number) => string;
  headers?: (index: number) => OutgoingHttpHeaders;
}

const BR = { 'accept-encoding': 'br' };
const anyHost = (index: number) => ({ host: `host-${index}.example` });

/** Every route that anybody may read, with its worst known input. */
const ROUTES: readonly Route[] = [
  { name: '/api/sheets/events', path: () => '/api/sheets/events' },
  { name: '/api/sheets/events, slash and query', path: (i) => `/api/sheets/events/?x=${i}` },
  { name: '/api/sheets/news', path: () => '/api/sheets/news' },
  { name: '/api/sheets/student-life', path: () => '/api/sheets/student-life' },
  { name: '/api/users/all', path: () => '/api/users/all' },
  { name: '/api/nothing', path: (i) => `/api/nothing-${i}` },
  { name: '/events.ics', path: () => '/events.ics', headers: () => BR },
  { name: '/events.ics, other hosts', path: () => '/events.ics', headers: anyHost },
  { name: '/news.atom', path: () => '/news.atom', headers: () => BR },
  { name: '/news.atom, other hosts', path: () => '/news.atom', headers: anyHost },
  { name: '/embed/events.html, other hosts', path: () => '/embed/events.html', headers: anyHost },
  { name: '/embed/news.html, other hosts', path: () => '/embed/news.html', headers: anyHost },
  { name: '/', path: () => '/', headers: () => BR },
  { name: '/events', path: () => '/events', headers: () => BR },
  { name: '/events/{id}, one', path: () => `/events/event-${EVENTS - 1}`, headers: () => BR },
  { name: '/events/{id}, each another', path: (i) => `/events/event-${i * 150}`, headers: () => BR },
  { name: '/events/{id}, other hosts', path: () => `/events/event-${EVENTS - 1}`, headers: anyHost },
  { name: '/events/{id}, unknown', path: (i) => `/events/none-${i}`, headers: () => BR },
  { name: '/news?item=, each another', path: (i) => `/news?item=news-${i * 150}`, headers: () => BR },
  { name: '/student-life?item=, each another', path: (i) => `/student-life?item=project-${i}`, headers: () => BR },
  { name: '//about/index.html, other spellings', path: (i) => `${'/'.repeat(i + 2)}about/index.html` },
  { name: '/no-such-page', path: (i) => `/no-such-page-${i}`, headers: () => BR },
  { name: '/sitemap.xml', path: () => '/sitemap.xml' },
  { name: '/widgets/ummes.js', path: () => '/widgets/ummes.js' },
  { name: '/photos/{id}.webp, unknown', path: (i) => `/photos/${String(i).padStart(32, '0')}.webp` },
  { name: '/healthz', path: () => '/healthz' },
  { name: '/demo/states/many, events', path: () => '/demo/states/many/api/sheets/events', headers: () => BR },
  {
    name: '/demo/states/many, in turn',
    path: (i) => `/demo/states/many/api/${['sheets/events', 'sheets/news', 'users/all', 'sheets/student-life'][i % 4]}`,
    headers: () => BR,
  },
  { name: '/demo/states/empty', path: () => '/demo/states/empty/api/sheets/events' },
];

/** The CPU time and memory of every route, on a server with 20,000 events and 10,000 alumni. @param cli as in `startServerProcess`. */
export async function measureCosts(cli?: string): Promise<Measurement[]> {
  if (process.platform !== 'linux')
    return [told("costs per route: this system does not report a process's CPU time", 0, '')];
  const data = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  let server: ServerProcess | undefined;
  try {
    await layOut(data);
    const begun = performance.now();
    server = await startServerProcess(
      { UMMES_DATA: data, UMMES_TIME_ZONE: 'Asia/Colombo', UMMES_READS_PER_MINUTE: '0' },
      cli,
    );
    const rows = [atMost('20,000 events, 10,000 alumni: start', performance.now() - begun, 2000, 'ms')];
    await eventsRead(server);
    rows.push(atMost('  memory when all is read', server.memoryMb(), 220, 'MB'));
    for (const route of ROUTES) rows.push(...(await measureRoute(server, route)));
    rows.push(...(await measureEdit(server, data)));
    rows.push(atMost('  memory after all requests', server.memoryMb(), 220, 'MB'));
    return rows;
  } finally {
    await server?.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function measureRoute(server: ServerProcess, { name, path, headers }: Route): Promise<Measurement[]> {
  const read = (index: number) => ask(server.url + path(index), headers?.(index));
  const atFirst = server.cpuMs();
  await read(REQUESTS); // what is built once per change
  const first = server.cpuMs() - atFirst;
  const before = server.memoryMb();
  server.peakMb();
  const cpu = server.cpuMs();
  const end = performance.now() + MAX_ROUTE_MS;
  let requests = 0;
  while (requests < REQUESTS && performance.now() < end) await read(requests++);
  const perRequest = (server.cpuMs() - cpu) / requests;
  const grown = Math.max(0, server.peakMb() - before);
  return [
    atMost(`GET ${name}`, perRequest, MAX_CPU_MS, 'ms CPU', 2),
    ...(first > MAX_CPU_MS / 2 ? [told('  the first, once per change', first, 'ms CPU')] : []),
    ...(grown > MAX_MEMORY_MB / 2 ? [told(`  ${requests} of them, peak`, grown, 'MB')] : []),
  ];
}

/** What an edit of the sheet costs, and how long other requests wait meanwhile. */
async function measureEdit(server: ServerProcess, data: string): Promise<Measurement[]> {
  const cpu = server.cpuMs();
  await appendFile(join(data, 'sheets', 'events.csv'), 'new,New,,,,01/02/2031,,\n');
  let slowest = 0;
  let isDone = false;
  const calendar = eventsRead(server, 'New').then(async () => {
    const begun = performance.now();
    await ask(`${server.url}/events.ics`, BR);
    isDone = true;
    return performance.now() - begun;
  });
  while (!isDone) {
    const begun = performance.now();
    await ask(`${server.url}/healthz`);
    slowest = Math.max(slowest, performance.now() - begun);
    await setTimeout(1);
  }
  return [
    told('an edit of 20,000 events, with the calendar', server.cpuMs() - cpu, 'ms CPU'),
    told('  the first calendar after it', await calendar, 'ms'),
    told('  the longest that /healthz waits meanwhile', slowest, 'ms'),
  ];
}

async function eventsRead(server: ServerProcess, title = `Workshop ${EVENTS - 1}`): Promise<void> {
  for (;;) {
    const events = await ask(`${server.url}/api/sheets/events`);
    if (events.includes(`"title":"${title}"`)) break;
    await setTimeout(POLL_MS);
  }
  for (const path of ['/api/users/all', '/api/sheets/news', '/api/sheets/student-life']) await ask(server.url + path);
}

const agent = new Agent({ keepAlive: true });

function ask(url: string, headers: OutgoingHttpHeaders = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    // The path as it is: a URL would be tidied up.
    const [, host = '', port, path] = /^http:\/\/([^:/]+):(\d+)(.*)$/.exec(url) ?? [];
    get({ host, port, path, agent, headers }, async (answer) =>
      resolve(Buffer.concat(await answer.toArray()).toString()),
    ).once('error', reject);
  });
}

async function layOut(data: string): Promise<void> {
  await mkdir(join(data, 'sheets'));
  const day = (i: number) =>
    `${String((i % 28) + 1).padStart(2, '0')}/${String((i % 12) + 1).padStart(2, '0')}/${2018 + (i % 14)}`;
  const text = (i: number) =>
    `"An evening on bearings, number ${i * 7919}.\nTea is served, bring a sketch and a question."`;
  const sheets: Record<string, [header: string, rows: number, row: (i: number) => string]> = {
    events: [
      'id,title,description,location,imageUrl,date,time,link',
      EVENTS,
      (i) => `event-${i},Workshop ${i},${text(i)},Hall ${i % 9},/pictures/${i}.jpg,${day(i)},18:30-20:00,/join`,
    ],
    news: [
      'id,title,description,content,publishedAt',
      NEWS,
      (i) => `news-${i},Report ${i},${text(i)},${text(i)},${day(i)}`,
    ],
    'student-life': ['id,title,description,category', PROJECTS, (i) => `project-${i},Project ${i},${text(i)},Robotics`],
  };
  for (const [name, [header, rows, row]] of Object.entries(sheets)) {
    const lines = Array.from({ length: rows }, (_, index) => row(index));
    await writeFile(join(data, 'sheets', `${name}.csv`), `${[header, ...lines].join('\n')}\n`);
  }
  const storage = await openStorage({ data, database: `sqlite:${join(data, 'ummes.db')}`, bucket: null });
  await addPeople(storage.applications, PEOPLE);
  await storage.close();
}
