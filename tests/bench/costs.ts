import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { EVENTS, layOut } from './cost-data';
import { type Route, routes } from './cost-routes';
import { atMost, type Measurement, median, told } from './measurement';
import { delayMsOf, type ServerProcess, startServerProcess } from './server-process';

/** What an anonymous request may cost. */
const MAX_CPU_MS = 100;
const MAX_MEMORY_MB = 20;
/** Requests per route: enough that a garbage collection does not count. */
const REQUESTS = 100;
/** No more are begun after this time, so that the bench ends when a route is far too slow. */
const MAX_ROUTE_MS = 5000;
/** Single requests of which the memory is measured. */
const SAMPLES = 5;

/** How long a monitor's call may wait while a sheet is read. */
const MAX_WAIT_MS = 50;

/** How often the list is read until an edit shows in it. */
const POLL_MS = 100;

/** The CPU time and memory of every route, on a server with 20,000 events and 10,000 alumni. */
export async function measureCosts(): Promise<Measurement[]> {
  if (process.platform !== 'linux')
    return [told("costs per route: this system does not report a process's CPU time", 0, '')];
  const data = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  let server: ServerProcess | undefined;
  try {
    await layOut(data);
    const all = await routes();
    const begun = performance.now();
    const limits = { UMMES_READS_PER_MINUTE: '0', UMMES_SUBMITS_PER_MINUTE: '0' };
    server = await startServerProcess({ UMMES_DATA: data, UMMES_TIME_ZONE: 'Asia/Colombo', ...limits });
    const rows = [atMost('20,000 events, 10,000 alumni: start', performance.now() - begun, 2000, 'ms')];
    await eventsRead(server);
    rows.push(atMost('  memory when all is read', server.memoryMb(), 220, 'MB'));
    rows.push(told('  the most memory until then', server.peakMb(), 'MB'));
    for (const route of all) rows.push(...(await measureRoute(server, route)));
    rows.push(...(await measureEdit(server, data, all)));
    rows.push(atMost('  memory after all requests', server.memoryMb(), 220, 'MB'));
    return rows;
  } finally {
    await server?.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/**
 * One line: the CPU time and memory of the first request or of those after it, whichever is more. The process that
 * renders counts with the server; its start, which idle times cause and not requests, does not.
 */
async function measureRoute(server: ServerProcess, route: Route): Promise<Measurement[]> {
  const { name, form, requests = REQUESTS } = route;
  await startRenderer(server);
  const child = server.childCpuMs();
  const first = await costOf(server, route, requests);
  const firstInChild = Math.max(0, server.childCpuMs() - child);
  const cpu = server.cpuMs();
  const end = performance.now() + MAX_ROUTE_MS;
  let done = 0;
  while (done < requests && performance.now() < end) await ask(server.url, route, done++);
  const later = (server.cpuMs() - cpu) / done;
  const inChild = Math.max(0, (server.childCpuMs() - child) / (done + 1));
  const samples: number[] = [];
  while (samples.length < SAMPLES) samples.push((await costOf(server, route, samples.length)).mb);
  const mb = Math.max(first.mb, median(samples));
  // A photo is encoded for a form alone, under limits of its own.
  const most = form ? Math.max(first.cpu, later) : Math.max(first.cpu + firstInChild, later + inChild);
  return [
    {
      name: form ? name : `GET ${name}`,
      value: Number(most.toFixed(2)),
      unit: `ms CPU, ${mb.toFixed(1)} MB`,
      budget: `≤ ${MAX_CPU_MS} ms, ${MAX_MEMORY_MB} MB`,
      ok: most <= MAX_CPU_MS && mb <= MAX_MEMORY_MB,
    },
    ...(inChild > 1
      ? [told(`  in the process that ${form ? 'encodes photos' : 'renders'}`, inChild, 'ms CPU', 1)]
      : []),
  ];
}

let searches = 0;

/** Has something rendered that was not asked for before. */
async function startRenderer(server: ServerProcess): Promise<void> {
  searches += 1;
  await ask(server.url, { path: () => `/alumni?name=warm+${searches}` });
}

/** The CPU time and memory of a single request. */
async function costOf(server: ServerProcess, route: Route, index: number): Promise<{ cpu: number; mb: number }> {
  const before = server.memoryMb();
  server.peakMb();
  const cpu = server.cpuMs();
  await ask(server.url, route, index);
  return { cpu: server.cpuMs() - cpu, mb: Math.max(0, server.peakMb() - before) };
}

/** What an edit of the sheet costs, how long other requests wait meanwhile, and the first request to each route then. */
async function measureEdit(server: ServerProcess, data: string, all: readonly Route[]): Promise<Measurement[]> {
  const cpu = server.endedCpuMs();
  await appendFile(join(data, 'sheets', 'events.csv'), 'new,New,,,,01/02/2031,,\n');
  let [slowest, most] = [0, 0];
  let isDone = false;
  const read = eventsRead(server, 'New').finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const delayed = () => server.delayMs() + delayMsOf(process.pid);
    const [begun, delay] = [performance.now(), delayed()];
    await ask(server.url, { path: () => '/healthz' });
    const waited = performance.now() - begun;
    slowest = Math.max(slowest, waited);
    most = Math.max(most, waited - (delayed() - delay));
    await setTimeout(1);
  }
  await read;
  const edit = server.endedCpuMs() - cpu;
  const firsts: { name: string; cpu: number }[] = [];
  for (const route of all)
    if (!route.form) firsts.push({ name: route.name, cpu: (await costOf(server, route, 2 * REQUESTS)).cpu });
  const [worst] = firsts.sort((a, b) => b.cpu - a.cpu);
  return [
    told('an edit of 20,000 events, with the calendar, in the background', edit, 'ms CPU'),
    atMost('  the longest that /healthz waits meanwhile, on a machine without other work', most, MAX_WAIT_MS, 'ms'),
    told('  as it was', slowest, 'ms'),
    atMost(`  the most expensive first request after it: ${worst?.name}`, worst?.cpu ?? 0, MAX_CPU_MS, 'ms CPU', 2),
  ];
}

async function eventsRead(server: ServerProcess, title = `Workshop ${EVENTS - 1}`): Promise<void> {
  const read = (path: string) => ask(server.url, { path: () => path });
  while (!(await read('/api/sheets/events')).includes(`"title":"${title}"`)) await setTimeout(POLL_MS);
  for (const path of ['/api/users/all', '/api/sheets/news', '/api/sheets/student-life']) await read(path);
}

const agent = new Agent({ keepAlive: true });

async function ask(url: string, { path, headers, form }: Omit<Route, 'name'>, index = 0): Promise<string> {
  const sent = form && new Response(await form(index));
  const body = sent && Buffer.from(await sent.arrayBuffer());
  const all: OutgoingHttpHeaders = {
    ...headers?.(index),
    ...(sent && { 'content-type': sent.headers.get('content-type') ?? '' }),
  };
  return new Promise((resolve, reject) => {
    // The path as it is: a URL would be tidied up.
    const [, host = '', port] = /^http:\/\/([^:/]+):(\d+)/.exec(url) ?? [];
    const options = { host, port, path: path(index), agent, headers: all, method: body ? 'POST' : 'GET' };
    request(options, async (answer) => resolve(Buffer.concat(await answer.toArray()).toString()))
      .once('error', reject)
      .end(body);
  });
}
