import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formOf, picture } from '../support/server/application-form';
import { startServed } from '../support/server/built-server.mjs';
import { childrenOf } from '../support/server/processes';

const WARM_UP = 50_000;
const REQUESTS = 200_000;
/** Fewer than the upload slots. */
const AT_A_TIME = 32;
/** The smallest possible leak, a map entry for each request after the warm-up, takes 10 MB. */
const MAX_HEAP_GROWTH_MB = 8;
/** Includes freed memory that the allocator has not yet returned. */
const MAX_RESIDENT_GROWTH_MB = 30;
/** A file that exists only during a readiness check. */
const IN_A_CHECK = /check-[^/]*$/;
/** A photo process ends 30 s after the last photo, or later on a busy machine. */
const SOON = { timeout: 120_000, interval: 500 };

/** Starts a server that collects garbage before it writes its memory to a file (long/report-memory.mjs). */
async function served() {
  const reports = await mkdtemp(join(tmpdir(), 'ummes-soak-'));
  const memoryFile = join(reports, 'memory.json');
  const server = await startServed({
    HOST: '127.0.0.1',
    // Each request comes from another address, which avoids the rate limits.
    UMMES_TRUST_PROXY: '1',
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'report-memory.mjs')}`,
    UMMES_TEST_MEMORY_FILE: memoryFile,
  });
  onTestFinished(async () => {
    await server.stop();
    await rm(reports, { recursive: true, force: true });
  });
  return { ...server, memoryFile };
}

/** Returns what an idle server keeps. */
async function kept({ pid, data, memoryFile }: Awaited<ReturnType<typeof served>>) {
  await expect.poll(() => childrenOf(pid), SOON).toEqual([]);
  await rm(memoryFile, { force: true });
  process.kill(pid, 'SIGUSR2');
  const read = () => readFile(memoryFile, 'utf8').catch(() => '');
  await expect.poll(read, SOON).not.toBe('');
  const { rss, heapUsed, external } = JSON.parse(await read());
  const files = (await readdir(data, { recursive: true })).filter((name) => !IN_A_CHECK.test(name)).sort();
  return { residentMb: rss / 1e6, heapMb: (heapUsed + external) / 1e6, files };
}

test('200,000 requests with different addresses, paths and bodies leave memory and files unchanged', async () => {
  const server = await served();
  const photo = await picture('png', 40, 30);
  const wrong = (index: number) => formOf({ answers: { email: `no address ${index}` }, photo });
  const requests: ((index: number) => [path: string, init?: RequestInit])[] = [
    (i) => [`/events?from=${i}`, { headers: { 'if-none-match': `"${i}"` } }],
    (i) => [`/api/sheets/events?t=${i}`],
    (i) => [`/api/users?name=${i}`],
    (i) => [`/events?past=${i}`],
    (i) => [`/events/none-${i}`],
    (i) => [`/none-${i}`],
    (i) => [`/embed/events.html?event-href=/e/${i}`],
    (i) => [`/photos/${String(i).padStart(32, '0')}.webp`],
    (i) => [`/demo/states/many/${i}`],
    (i) => [`/newsletters/unsubscribe?id=none-${i}`, { method: 'POST' }],
    (i) => ['/users/submit', { method: 'POST', body: `{"name":"${i}"}` }],
    (i) => [`/widgets/ummes.js?left=${i}`, { signal: AbortSignal.timeout(i % 20) }],
    (i) => (i % 20 ? [`/news?item=${i}`] : ['/users/submit', { method: 'POST', body: wrong(i) }]),
  ];
  const errors = new Set<string>();
  let sent = 0;
  async function send(end: number): Promise<void> {
    while (sent < end) {
      const index = sent++;
      const [path, init] = requests[index % requests.length]?.(index) ?? ['/'];
      const headers = {
        ...init?.headers,
        'x-forwarded-for': `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`,
      };
      const answer = await fetch(server.foreignUrl + path, { ...init, headers }).catch(() => null);
      await answer?.arrayBuffer().catch(() => {}); // it was aborted
      if ((answer?.status ?? 0) >= 500) errors.add(`${answer?.status} ${path}`);
    }
  }
  const sendUpTo = (end: number) => Promise.all(Array.from({ length: AT_A_TIME }, () => send(end)));

  await sendUpTo(WARM_UP);
  const before = await kept(server);
  await sendUpTo(REQUESTS);
  const after = await kept(server);
  expect([...errors]).toEqual([]);
  expect(after.heapMb - before.heapMb).toBeLessThan(MAX_HEAP_GROWTH_MB);
  expect(after.residentMb - before.residentMb).toBeLessThan(MAX_RESIDENT_GROWTH_MB);
  expect(after.files).toEqual(before.files);
});
