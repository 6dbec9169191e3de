import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A line of the bench's table. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** As people read it, such as '≥ 0.7'; '' when it is only told. */
  budget: string;
  ok: boolean;
}

const HERE = import.meta.dirname;
const BUILT_CLI = join(HERE, '../../dist/server/ummes.js');
const ROUTE = '/api/sheets/events';
const ROWS = 1000;
/** Ours and the bare server take turns, and the best round of each counts: the one least disturbed. */
const ROUNDS = 6;
const ROUND_MS = 800;
const WARM_UP_MS = 700;
/** How long the server is left alone before its memory is read. */
const IDLE_MS = 2000;

/** Measures the built server against its budgets. @param cli the built command. */
export async function measureServer(cli = BUILT_CLI): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  const children: ChildProcess[] = [];
  const run = async (script: string, args: string[], env = {}) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return { child, url: await announcedUrl(child) };
  };
  try {
    await mkdir(join(folder, 'sheets'));
    await writeFile(join(folder, 'sheets', 'events.csv'), sheetOf(ROWS));
    const begun = performance.now();
    const ours = await run(cli, ['start'], {
      UMMES_DATA: folder,
      UMMES_SHEETS_EVENTS: '',
      UMMES_LOG_LEVEL: 'info',
      PORT: '0',
      HOST: '127.0.0.1',
    });
    while ((await ask(`${ours.url}/healthz`)).status !== 200);
    const startMs = performance.now() - begun;
    const { body } = await ask(ours.url + ROUTE);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const idleMb = memoryMb(ours.child.pid as number);

    await writeFile(join(folder, 'body.br'), body);
    const bare = await run(join(HERE, 'server-bare.mjs'), [join(folder, 'body.br')]);
    const rates = { ours: [] as number[], bare: [] as number[] };
    for (const { url } of [ours, bare]) await load(url, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push(await load(bare.url, ROUND_MS));
      rates.ours.push(await load(ours.url, ROUND_MS));
    }
    const [ourRate, bareRate] = [Math.max(...rates.ours), Math.max(...rates.bare)];
    const share = Math.round((ourRate / bareRate) * 100) / 100;
    return [
      {
        name: `GET ${ROUTE}, ${ROWS} rows, of a bare route`,
        value: share,
        unit: '×',
        budget: '≥ 0.7',
        ok: share >= 0.7,
      },
      { name: '  ours', value: ourRate, unit: 'requests/s', budget: '', ok: true },
      { name: '  bare', value: bareRate, unit: 'requests/s', budget: '', ok: true },
      {
        name: 'server, start to healthy',
        value: Math.round(startMs),
        unit: 'ms',
        budget: '≤ 2000',
        ok: startMs <= 2000,
      },
      { name: 'server, idle memory', value: idleMb, unit: 'MB', budget: '≤ 120', ok: idleMb <= 120 },
      { name: '  after the load', value: memoryMb(ours.child.pid as number), unit: 'MB', budget: '', ok: true },
    ];
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
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
  const child = spawn(process.execPath, [join(HERE, 'server-load.mjs'), url + ROUTE, String(ms)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return Number(Buffer.concat(await child.stdout.toArray()).toString());
}

function ask(url: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, async (answer) =>
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
