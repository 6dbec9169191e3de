import { setTimeout } from 'node:timers/promises';
import { ALL_CORES, CLIENT_CORE, pin, SERVER_CORE } from './cores';
import { type Changes, inviteOfficer, startChanges } from './crowd/changes';
import { joinForm } from './crowd/join-form';
import { applyLoad, type Load, percentile, requestsPerSecond } from './crowd/load';
import { startPlainProcess } from './crowd/plain-process';
import { CROWD, type Mix, ONLY_READY, readyPaths, Visitor } from './crowd/visitor';
import { atMost, type Measurement, unlimited } from './measurement';
import { cpuMsOf, type ServerProcess } from './server-process';
import { type SocietySize, writeSociety } from './society';
import { withServer } from './with-server';

const CLIENTS = 200;
const SECONDS = 60;

/** For the growth table. */
const SHORT_SECONDS = 20;
const SIZES: SocietySize[] = [
  { events: 100, people: 100 },
  { events: 2000, people: 1000 },
  { events: 20_000, people: 100 },
  { events: 100, people: 10_000 },
  { events: 20_000, people: 10_000 },
];

/** The product and the plain app take turns, so that whatever else the machine does affects both. */
const ROUNDS = 3;
const ROUND_SECONDS = 5;

/** Time until the pages are rendered, and the server is idle. */
const SETTLE_MS = 3000;

/** A proxy in front of the server tells it the visitors' addresses. */
const SETTINGS = { UMMES_TRUST_PROXY: '1', UMMES_SUBMITS_PER_MINUTE: '0' };

/** Measures the server on one core under 200 clients, and its pages and lists against a plain Hono app. */
export const measureCrowd = () =>
  withCrowd({ events: 100, people: 100 }, async (crowd) => {
    const comparison = await compareWithPlainApp(crowd); // first: the crowd leaves photos that wait to be encoded
    return [...(await crowd.measure(SECONDS)), ...comparison];
  });

/** Measures how the crowd's figures change with the size of the society. */
export async function measureCrowdGrowth(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const size of SIZES) rows.push(...(await withCrowd(size, (crowd) => crowd.measure(SHORT_SECONDS))));
  return rows;
}

interface Crowd {
  server: ServerProcess;
  /** The pages and lists that are requested. */
  paths: string[];
  visitors(mix: Mix): Visitor[];
  /** Measures the crowd while an officer and the editors work. */
  measure(seconds: number): Promise<Measurement[]>;
}

/** Starts a server for a society on one core, and keeps this process on another. */
async function withCrowd(size: SocietySize, use: (crowd: Crowd) => Promise<Measurement[]>): Promise<Measurement[]> {
  const form = await joinForm();
  let token = '';
  const prepare = async (data: string) => {
    await writeSociety(data, size);
    token = await inviteOfficer(data);
  };
  const measure = async (server: ServerProcess, data: string) => {
    await untilRead(server, size);
    const isPinned = pin(server.pid, SERVER_CORE) && pin(process.pid, CLIENT_CORE);
    const paths = readyPaths(await (await fetch(server.url)).text());
    const visitors = (mix: Mix) => Array.from({ length: CLIENTS }, (_, n) => new Visitor(n, { paths, form, mix }));
    const measureChanging = async (seconds: number) => {
      server.peakMb(); // starts again
      const stopChanges = await startChanges(server.url, data, token);
      const before = server.cpuMs();
      const load = await applyLoad(server.url, visitors(CROWD), seconds);
      const cpu = (server.cpuMs() - before) / 1000 / seconds;
      const changes = await stopChanges();
      const { events, people } = size;
      const name = `${CLIENTS} clients, ${events} events, ${people} people${isPinned ? '' : ' (not pinned to a core)'}`;
      return rowsOf(name, load, { changes, cpu, peakMb: server.peakMb() });
    };
    try {
      return await use({ server, paths, visitors, measure: measureChanging });
    } finally {
      pin(process.pid, ALL_CORES);
    }
  };
  return withServer(prepare, measure, SETTINGS);
}

async function untilRead({ url }: ServerProcess, { events }: SocietySize): Promise<void> {
  const last = `Workshop ${events - 1}"`;
  while (!(await (await fetch(`${url}/api/sheets/events`)).text()).includes(last)) await setTimeout(100);
  await setTimeout(SETTLE_MS);
}

/** The rest of what is measured. `cpu` is the share of a core. */
interface Usage {
  changes: Changes;
  cpu: number;
  peakMb: number;
}

function rowsOf(name: string, load: Load, { changes, cpu, peakMb }: Usage): Measurement[] {
  const { ready, unrendered, form } = load.times;
  const all = [...ready, ...unrendered, ...form];
  const errors = [...load.errors].sort();
  return [
    unlimited(name, requestsPerSecond(load), 'requests/s'),
    ...timesOf('all', all),
    ...timesOf('pages, lists and scripts', ready),
    ...timesOf('searches and later pages', unrendered),
    ...timesOf('forms with a photo', form),
    ...errors.map(([error, count]) => unlimited(`  rejected or failed: ${error}`, count, '')),
    unlimited('  changes of a sheet', changes.sheets, ''),
    unlimited('  decisions of an officer', changes.decisions, ''),
    atMost('  of these, failed', changes.failures, 0, ''),
    unlimited('  peak memory of the server', peakMb, 'MB'),
    unlimited('  CPU of the server, share of a core', cpu * 100, '%'),
    unlimited('  CPU of the clients, share of a core', load.clientCpu * 100, '%'),
  ];
}

function timesOf(name: string, times: readonly number[]): Measurement[] {
  return [
    unlimited(`  ${times.length} ${name}: p50`, percentile(times, 0.5), 'ms'),
    unlimited(`  ${times.length} ${name}: p99`, percentile(times, 0.99), 'ms'),
  ];
}

/** Measures pages and lists, while nothing changes, and the same bytes from a plain app. */
async function compareWithPlainApp({ server, paths, visitors }: Crowd): Promise<Measurement[]> {
  const plain = await startPlainProcess(server.url, paths);
  pin(plain.pid, SERVER_CORE);
  const apps = [
    { ...server, rates: [] as number[], cpuMs: [] as number[] },
    { ...plain, rates: [] as number[], cpuMs: [] as number[] },
  ] as const;
  try {
    await applyLoad(plain.url, visitors(ONLY_READY), ROUND_SECONDS); // compiles its code, as the product's is
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { url, pid, rates, cpuMs } of apps) {
        const before = cpuMsOf(pid);
        const load = await applyLoad(url, visitors(ONLY_READY), ROUND_SECONDS);
        if (load.errors.size > 0) throw new Error(`${url}: ${[...load.errors.keys()].join(', ')}`);
        rates.push(requestsPerSecond(load));
        cpuMs.push((cpuMsOf(pid) - before) / (requestsPerSecond(load) * ROUND_SECONDS));
      }
    }
  } finally {
    plain.stop();
  }
  const [own, simple] = apps;
  return [
    unlimited('  only pages, lists and scripts, nothing changing', mean(own.rates), 'requests/s'),
    unlimited('    CPU per request', mean(own.cpuMs), 'ms', 2),
    unlimited('  the same bytes from a plain Hono app', mean(simple.rates), 'requests/s'),
    unlimited('    CPU per request', mean(simple.cpuMs), 'ms', 2),
    unlimited('  ratio of the requests per second', mean(own.rates) / mean(simple.rates), '', 2),
    unlimited(
      '  ratio by CPU per request, which other programs disturb less',
      mean(simple.cpuMs) / mean(own.cpuMs),
      '',
      2,
    ),
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
