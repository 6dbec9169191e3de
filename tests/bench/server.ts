import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { atMost, type Measurement } from './measurement';
import { type ServerProcess, startServerProcess } from './server-process';

/** A list and the page with the same data: both are in memory once they have been asked for. */
const FROM_MEMORY = ['/api/sheets/events', '/events'];
const REQUESTS = 3000;
/** Until the page has been rendered and the process that renders has ended. */
const IDLE_MS = 10_000;

/** The server with the samples of a first start, against its budgets. */
export async function measureServer(): Promise<Measurement[]> {
  const data = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  let server: ServerProcess | undefined;
  try {
    const begun = performance.now();
    server = await startServerProcess({ UMMES_DATA: data, UMMES_READS_PER_MINUTE: '0' });
    await ask(`${server.url}/healthz`);
    const rows = [atMost('server with the samples, start to healthy', performance.now() - begun, 1000, 'ms')];
    for (const path of FROM_MEMORY) await ask(server.url + path);
    await setTimeout(IDLE_MS);
    rows.push(atMost('  idle memory', server.memoryMb(), 170, 'MB'));
    for (const path of FROM_MEMORY) {
      const cpu = server.cpuMs();
      for (let request = 0; request < REQUESTS; request += 1) await ask(server.url + path);
      rows.push(atMost(`  CPU of GET ${path}`, (server.cpuMs() - cpu) / REQUESTS, 0.6, 'ms', 2));
    }
    return rows;
  } finally {
    await server?.stop();
    await rm(data, { recursive: true, force: true });
  }
}

const agent = new Agent({ keepAlive: true });

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}
