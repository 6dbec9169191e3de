import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { picture } from '../support/server/application-form';
import { startServed } from '../support/server/built-server.mjs';
import { childrenOf } from '../support/server/processes';
import { Soak } from '../support/server/soak';
import { soakForms, storedAmong } from '../support/server/soak-forms';
import { soakReads } from '../support/server/soak-reads';

/* The built server runs with tests/support/server/report-memory.mjs, which collects its garbage before a measurement. */

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

const REQUESTS = 500_000;
/** Fills the caches, and the heap as far as V8 lets it grow. */
const WARM_UP = 100_000;
/**
 * The table of addresses may be empty before and full afterwards: 7 MB. Four megabytes more were seen. An entry of a map
 * for each of the other 400,000 requests, the least that anything can leave, is 27 MB.
 */
const MAX_HEAP_GROWTH_MB = 20;
/** With freed memory that the allocator has not given back yet. The entries of that map make it 52 MB. */
const MAX_RESIDENT_GROWTH_MB = MAX_HEAP_GROWTH_MB + 20;
/** What a check of readiness, every ten seconds, has for a moment. */
const IN_A_CHECK = /check-[^/]*$/;
const SUBSCRIBERS = 200;
/** A process that encodes photos ends 30 s after the last one, on a busy machine later. */
const SOON = { timeout: 120_000, interval: 500 };

async function served() {
  const temporary = await mkdtemp(join(tmpdir(), 'ummes-soak-'));
  const reports = await mkdtemp(join(tmpdir(), 'ummes-soak-'));
  for (const folder of [temporary, reports]) onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const memoryFile = join(reports, 'memory.json');
  const server = await startServed({
    HOST: '127.0.0.1',
    // Each request comes from another address, so that the limits in force stop none.
    UMMES_TRUST_PROXY: '1',
    UMMES_READS_PER_MINUTE: '6000',
    TMPDIR: temporary,
    NODE_OPTIONS: `--import ${join(ROOT, 'tests/support/server/report-memory.mjs')}`,
    UMMES_TEST_MEMORY_FILE: memoryFile,
  });
  onTestFinished(() => server.stop());
  return { ...server, temporary, reports, memoryFile };
}

type Server = Awaited<ReturnType<typeof served>>;

/** Puts people into the newsletter's list. @returns their tokens. */
async function subscribed({ data, reports }: Server): Promise<string[]> {
  const command = async (...args: string[]) => {
    const env = { PATH: process.env.PATH, UMMES_DATA: data, UMMES_PUBLIC_URL: 'https://society.example' };
    return (await run(process.execPath, [join(ROOT, 'dist/server/ummes.js'), 'newsletter', ...args], { env })).stdout;
  };
  const emails = Array.from({ length: SUBSCRIBERS }, (_, index) => `person${index}@example.org`);
  await writeFile(join(reports, 'list.csv'), ['email', ...emails].join('\n'));
  await command('import', join(reports, 'list.csv'));
  return [...(await command('links')).matchAll(/\?id=([\w-]+)/g)].map(([, token = '']) => token);
}

/** The path of the largest script. */
async function largestFile(): Promise<string> {
  const folder = join(ROOT, 'dist/web/widgets/chunks');
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, size: (await stat(join(folder, name))).size })),
  );
  return `/widgets/chunks/${files.sort((a, b) => b.size - a.size)[0]?.name}`;
}

/** What the server keeps while nobody asks for anything. */
async function kept({ pid, data, temporary, memoryFile }: Server) {
  await expect.poll(() => childrenOf(pid), SOON).toEqual([]);
  await rm(memoryFile, { force: true });
  process.kill(pid, 'SIGUSR2');
  const read = () => readFile(memoryFile, 'utf8').catch(() => '');
  await expect.poll(read, SOON).not.toBe('');
  const { rss, heapUsed, external } = JSON.parse(await read());
  const files = (await readdir(data, { recursive: true })).filter((name) => !IN_A_CHECK.test(name));
  return {
    residentMb: rss / 1_000_000,
    heapMb: (heapUsed + external) / 1_000_000,
    descriptors: (await readdir(`/proc/${pid}/fd`)).length,
    photos: files.filter((name) => name.endsWith('.webp')).length,
    files: [...files.filter((name) => !name.endsWith('.webp')), ...(await readdir(temporary))].sort(),
  };
}

test('500,000 requests with distinct addresses, paths and bodies leave memory, descriptors and temporary files flat', async () => {
  const server = await served();
  const { data } = await (await fetch(`${server.foreignUrl}/api/sheets/events`)).json();
  const eventIds = data.map(({ id }: { id: string }) => encodeURIComponent(id));
  const forms = soakForms(await picture('png', 40, 30), await subscribed(server));
  const soak = new Soak(server.foreignUrl, [...soakReads(eventIds, await largestFile()), ...forms]);
  onTestFinished(() => soak.close());

  await soak.send(WARM_UP);
  soak.close();
  const before = await kept(server);
  await soak.send(REQUESTS - WARM_UP);
  soak.close();
  const after = await kept(server);
  console.info('after 100,000 requests', before, 'after 500,000', after);

  expect([...soak.unexpected]).toEqual([]);
  expect(after.heapMb - before.heapMb).toBeLessThan(MAX_HEAP_GROWTH_MB);
  expect(after.residentMb - before.residentMb).toBeLessThan(MAX_RESIDENT_GROWTH_MB);
  expect(after.descriptors).toBe(before.descriptors);
  expect(after.files).toEqual(before.files);
  expect([before.photos, after.photos]).toEqual([storedAmong(WARM_UP), storedAmong(REQUESTS)]);
});
