import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Measurement, median, told } from './measurement';
import { fillWithPeople } from './people';
import { type ServerProcess, startServerProcess } from './server-process';

const PEOPLE = 100_000;
const CALLS = 60;
/** A letter that is in nearly every name, its last page, parts of names, one that nobody has, and a year. */
const QUERIES = [
  '?name=a',
  '?name=a&page=1000000',
  '?name=an',
  '?name=perera',
  '?name=zzz',
  '?page=1000000',
  '?batch=2001',
];

/** 100,000 approved people: the time of an answer, the CPU time of a call, and memory. @param cli as in `startServerProcess`. */
export async function measureLargeDirectory(cli?: string): Promise<Measurement[]> {
  if (process.platform !== 'linux') return [];
  const data = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  let server: ServerProcess | undefined;
  try {
    await fillWithPeople(data, PEOPLE);
    const begun = performance.now();
    server = await startServerProcess({ UMMES_DATA: data, UMMES_READS_PER_MINUTE: '0' }, cli);
    const rows = [atMost('100,000 alumni: start', performance.now() - begun, 2000, 'ms')];
    await ask(`${server.url}/api/users`);
    rows.push(told('  until the first page', performance.now() - begun, 'ms'));
    rows.push(atMost('  memory', server.memoryMb(), 220, 'MB'));
    rows.push(...(await measureCalls(server, '')));
    for (const query of QUERIES) rows.push(...(await measureCalls(server, query)));
    rows.push(atMost('  memory after these', server.memoryMb(), 240, 'MB'));
    server.peakMb();
    const cpu = server.cpuMs();
    const { bytes, ms } = await ask(`${server.url}/api/users/all`);
    rows.push(told('GET /api/users/all, first', ms, 'ms'), told('  size in brotli', bytes / 1000, 'kB'));
    rows.push(told('  CPU', server.cpuMs() - cpu, 'ms'), told('  peak memory', server.peakMb(), 'MB'));
    return rows;
  } finally {
    await server?.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function measureCalls(server: ServerProcess, query: string): Promise<Measurement[]> {
  await ask(`${server.url}/api/users${query}`);
  const cpu = server.cpuMs();
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) times.push((await ask(`${server.url}/api/users${query}`)).ms);
  const perCall = (server.cpuMs() - cpu) / CALLS;
  return [atMost(`  GET /api/users${query}`, median(times), 20, 'ms', 1), told('    CPU of a call', perCall, 'ms', 1)];
}

const agent = new Agent({ keepAlive: true });

function ask(url: string): Promise<{ ms: number; bytes: number }> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const { length } = Buffer.concat(await answer.toArray());
      resolve({ ms: performance.now() - begun, bytes: length });
    }).once('error', reject);
  });
}
