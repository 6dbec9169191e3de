import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { atMost, type Measurement, told } from './measurement';

const HERE = import.meta.dirname;
const BUILT_CLI = join(HERE, '../../dist/server/ummes.js');
const ROUTE = '/api/sheets/events';
/** The page with the same data. */
const PAGE = '/events';
const ROWS = 1000;
/** The three take turns, and the best round of each counts: the one least disturbed. */
const ROUNDS = 6;
const ROUND_MS = 800;
const WARM_UP_MS = 700;
/** How long the server is left alone before its memory is read. */
const IDLE_MS = 2000;
/** How long the page may take until it is rendered. */
const RENDER_MS = 10_000;

interface Running {
  url: string;
  pid: number;
}

/** Starts a script that prints its address. */
type Run = (script: string, args: string[], env?: Record<string, string>) => Promise<Running>;

/** Measures the built server against its budgets. @param cli the built command. */
export async function measureServer(cli = BUILT_CLI): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  const children: ChildProcess[] = [];
  const run: Run = async (script, args, env = {}) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return { pid: child.pid as number, url: await announcedUrl(child) };
  };
  try {
    return [...(await measureStart(run, cli, join(folder, 'demo'))), ...(await measureRates(run, cli, folder))];
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

function start(run: Run, cli: string, data: string): Promise<Running> {
  return run(cli, ['start'], {
    ...{ UMMES_DATA: data, UMMES_SHEETS_EVENTS: '', UMMES_LOG_LEVEL: 'info', PORT: '0', HOST: '127.0.0.1' },
  });
}

/** The start and the memory with the samples of the package, without the process that renders: it ends when idle. */
async function measureStart(run: Run, cli: string, data: string): Promise<Measurement[]> {
  const begun = performance.now();
  const server = await start(run, cli, data);
  while ((await ask(`${server.url}/healthz`)).status !== 200);
  const startMs = performance.now() - begun;
  for (const path of [ROUTE, PAGE]) await ask(server.url + path);
  await setTimeout(IDLE_MS);
  const idleMb = memoryMb(server.pid);
  process.kill(server.pid, 'SIGKILL');
  return [
    atMost('server with the samples, start to healthy', startMs, 1000, 'ms'),
    atMost('  idle memory', idleMb, 140, 'MB'),
  ];
}

/** The sheet's call beside a route that does nothing else, and the page beside the sheet's call. */
async function measureRates(run: Run, cli: string, folder: string): Promise<Measurement[]> {
  await mkdir(join(folder, 'sheets'));
  await writeFile(join(folder, 'sheets', 'events.csv'), sheetOf(ROWS));
  const ours = await start(run, cli, folder);
  const { body } = await ask(ours.url + ROUTE);
  const until = performance.now() + RENDER_MS;
  const isRendered = async () => (await ask(ours.url + PAGE, 'identity')).body.includes('id="first-data"');
  while (!(await isRendered()) && performance.now() < until) await setTimeout(100);
  await writeFile(join(folder, 'body.br'), body);
  const bare = await run(join(HERE, 'server-bare.mjs'), [join(folder, 'body.br')]);
  const rates = { bare: 0, sheet: 0, page: 0 };
  const addresses = { bare: bare.url + ROUTE, sheet: ours.url + ROUTE, page: ours.url + PAGE };
  const names = Object.keys(rates) as (keyof typeof rates)[];
  for (const name of names) await load(addresses[name], WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) rates[name] = Math.max(rates[name], await load(addresses[name], ROUND_MS));
  return [
    atLeast(`GET ${ROUTE}, ${ROWS} rows, of a bare route`, rates.sheet / rates.bare, 0.7),
    told('  ours', rates.sheet, 'requests/s'),
    told('  bare', rates.bare, 'requests/s'),
    atLeast(`GET ${PAGE}, of ${ROUTE}`, rates.page / rates.sheet, 0.8),
    told('  the page', rates.page, 'requests/s'),
    told('  memory after the load', memoryMb(ours.pid), 'MB'),
  ];
}

function atLeast(name: string, share: number, limit: number): Measurement {
  return { name, value: Number(share.toFixed(2)), unit: '×', budget: `≥ ${limit}`, ok: share >= limit };
}

function sheetOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, i) => {
    const date = `${String((i % 28) + 1).padStart(2, '0')}/${String((i % 12) + 1).padStart(2, '0')}/${2020 + (i % 12)}`;
    return `event-${i},Workshop ${i},"An evening on bearings, number ${i * 7919}.\nTea is served.",Hall ${i % 9},/pictures/${i}.svg,,${date}`;
  });
  return ['id,title,description,location,imageUrl,otherImages,date', ...lines, ''].join('\n');
}

/** Both servers print their address in a JSON line. */
async function announcedUrl(child: ChildProcess): Promise<string> {
  let text = '';
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The server ended: ${text}`)));
  const told = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      text = (text + chunk).slice(-10_000);
      const url = /"url":"([^"]+)"/.exec(text)?.[1];
      if (url) resolve(url);
    });
  });
  return Promise.race([told, ended]);
}

async function load(url: string, ms: number): Promise<number> {
  const child = spawn(process.execPath, [join(HERE, 'server-load.mjs'), url, String(ms)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return Number(Buffer.concat(await child.stdout.toArray()).toString());
}

function ask(url: string, encoding = 'br'): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': encoding } }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(await answer.toArray()) }),
    ).once('error', reject);
  });
}

/** Resident memory of a process, in megabytes of 1,000,000 bytes. */
function memoryMb(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString();
  return Math.round((Number(kilobytes) * 1024) / 1_000_000);
}
