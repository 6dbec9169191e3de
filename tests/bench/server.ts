import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { formOf, picture, png, submit } from '../support/server/application-form';
import { atMost, type Measurement, unlimited } from './measurement';
import type { ServerProcess } from './server-process';
import { LARGEST, writeSociety } from './society';
import { withServer } from './with-server';

/** A list and the page with the same data. Both are in memory after the first request. */
const FROM_MEMORY = ['/api/sheets/events', '/events'];
/** Enough to average out garbage collection. */
const REQUESTS = 3000;
/** Time until the pages are rendered and idle processes have ended. */
const IDLE_MS = 10_000;

/** Time until everything that depends on a sheet is updated. */
const SETTLE_MS = 5000;

/** Requests whose responses are never in memory, because each one is different. */
const NOT_IN_MEMORY: Record<string, (index: number) => string> = {
  '/api/users?name=…': (i) => `/api/users?name=person+${i}`,
  '/alumni?name=…': (i) => `/alumni?name=person+${i}`,
  '/events?past=…': (i) => `/events?past=${i + 2}`,
  '/events/{id}': (i) => `/events/event-${i * 150}`,
  '/embed/event-detail.html?event-id=…': (i) => `/embed/event-detail.html?event-id=event-${i * 150}`,
  'a missing page': (i) => `/no-such-page-${i}`,
};
const OTHER_REQUESTS = 100;

/** Number of simultaneous photo uploads, as on a busy afternoon. */
const UPLOADS = 40;

export const measureServer = () =>
  withServer(
    async () => {},
    async (server) => {
      const rows = [atMost('server with the samples, start to healthy', server.startMs, 1000, 'ms')];
      for (const path of FROM_MEMORY) await ask(server, path);
      await setTimeout(IDLE_MS);
      rows.push(atMost('  idle memory', server.memoryMb(), 170, 'MB'));
      for (const path of FROM_MEMORY) {
        const cost = await cpuOf(server, REQUESTS, () => path);
        rows.push(atMost(`  CPU of GET ${path}`, cost, 0.6, 'ms', 2));
      }
      return rows;
    },
  );

const writeLargest = (data: string) => writeSociety(data, LARGEST);

export const measureLargeSociety = () =>
  withServer(writeLargest, async (server, data) => {
    const rows = [atMost('20,000 events, 10,000 alumni: start', server.startMs, 2000, 'ms')];
    while (!(await ask(server, '/api/sheets/events')).includes(`Workshop ${LARGEST.events - 1}"`))
      await setTimeout(100);
    rows.push(atMost('  memory after reading everything', server.memoryMb(), 300, 'MB'));
    rows.push(...(await measureEdit(server, data)));
    for (const [name, path] of Object.entries(NOT_IN_MEMORY))
      rows.push(atMost(`  CPU of GET ${name}`, await cpuOf(server, OTHER_REQUESTS, path), 100, 'ms', 2));
    const memoryMb = server.memoryMb();
    rows.push(atMost('  memory after all requests', memoryMb, 300, 'MB'));
    for (const path of Object.values(NOT_IN_MEMORY))
      await cpuOf(server, 10 * OTHER_REQUESTS, (index) => path(OTHER_REQUESTS + index));
    rows.push(atMost('  memory growth after ten times as many requests', server.memoryMb() - memoryMb, 30, 'MB'));
    return rows;
  });

async function measureEdit(server: ServerProcess, data: string): Promise<Measurement[]> {
  const file = join(data, 'sheets', 'events.csv');
  const edited = (await readFile(file, 'utf8')).replace('Workshop 0,', 'Edited,');
  let isServed = false;
  let pauseMs = 0;
  const watching = (async () => {
    while (!isServed) {
      const startedAt = performance.now();
      await ask(server, '/healthz');
      pauseMs = Math.max(pauseMs, performance.now() - startedAt);
      await setTimeout(2);
    }
  })();
  await writeFile(file, edited);
  const startedAt = performance.now();
  const { headers } = await fetch(`${server.url}/api/sheets/events`);
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  while ((await fetch(`${server.url}/api/sheets/events`, { method: 'HEAD', headers: known })).status === 304)
    await setTimeout(10);
  const servedMs = performance.now() - startedAt;
  await setTimeout(SETTLE_MS); // the pages and the calendar are updated later
  isServed = true;
  await watching;
  return [
    atMost('  time until an edit to the events is served', servedMs, 3000, 'ms'),
    atMost('  slowest /healthz response in that time', pauseMs, 30, 'ms'),
  ];
}

/** Measures many simultaneous photo uploads, and one photo that is huge when decoded. */
export const measureUploads = () =>
  withServer(
    async () => {},
    async (server) => {
      const photo = await picture('jpeg', 2800, 2800);
      server.peakMb();
      const startedAt = performance.now();
      const answers = await Promise.all(Array.from({ length: UPLOADS }, () => submit(server.url, formOf({ photo }))));
      const seconds = (performance.now() - startedAt) / 1000;
      const peakMb = server.peakMb();
      const bombAt = performance.now();
      const { status } = await submit(server.url, formOf({ photo: png(25_000, 25_000) }));
      const bombMs = performance.now() - bombAt;
      const rejected = answers.filter((answer) => answer.status !== 200).length;
      return [
        atMost(`${UPLOADS} uploads of ${(photo.length / 1e6).toFixed(1)} MB at once, peak memory`, peakMb, 350, 'MB'),
        unlimited('  total time', seconds, 's', 1),
        atMost('  rejected', rejected, 0, ''),
        atMost('time to reject 625 megapixels in a small file', bombMs, 1000, 'ms'),
        atMost('  not rejected', status === 422 ? 0 : 1, 0, ''),
      ];
    },
  );

/** Returns the average CPU time per request, in milliseconds. */
async function cpuOf(server: ServerProcess, requests: number, path: (index: number) => string): Promise<number> {
  const before = server.cpuMs();
  for (let index = 0; index < requests; index += 1) await ask(server, path(index));
  return (server.cpuMs() - before) / requests;
}

async function ask({ url }: ServerProcess, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}
