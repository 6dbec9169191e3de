import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { createLog } from '../../../src/server/serve/log';
import { startServer } from '../../../src/server/serve/start-server';
import { buildIn, type PackageRoot } from '../../../src/server/settings/package-root';
import { readSettings, type Settings } from '../../../src/server/settings/settings';
import { openStorage, SERVER_DEADLINE_MS } from '../../../src/server/storage/storage';
import { WORKER } from './publish-worker';

const DEMO = resolve('demo/server/demo.ts');

/** The program that draws share pictures, as the build copies it. */
const SHARE = resolve('src/server/publish/share/drawing');

/** Intervals between checks of the sources, short enough not to slow tests down. */
const TIMES = { pollMs: 20, visitedMs: 20, unvisitedMs: 20 };

/** A sheet source whose file does not exist. */
export const MISSING_SOURCE = { kind: 'file', path: '/nowhere/none.csv' } as const;

export interface LogLine {
  level: string;
  msg?: string;
  reason?: string;
  [field: string]: unknown;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Alternating names and values, as received. */
  rawHeaders: string[];
  body: Buffer;
}

/** Creates a folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ummes-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export async function writeFiles(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** Creates a built package with these files in dist/web and this list of pages. */
export async function builtPackage(files: Record<string, string | Buffer>, pages: unknown = []): Promise<PackageRoot> {
  const folder = await temporaryFolder();
  const root = {
    version: '0.0.0',
    build: { ...buildIn(join(folder, 'dist')), worker: resolve(WORKER), share: SHARE },
    demo: DEMO,
    sampleSheets: join(folder, 'samples'),
    exampleSettings: join(folder, 'settings.env'),
  };
  await mkdir(root.build.web, { recursive: true });
  await writeFiles(root.build.web, files);
  await writeFiles(folder, { 'dist/pages.json': JSON.stringify(pages) });
  return root;
}

/** Starts the real server on a free port. It stops when the test ends. */
export async function running(
  settings: Partial<Settings> = {},
  root?: PackageRoot,
  { now = () => new Date(), times = TIMES, allowPrivateLinks = false } = {},
) {
  const data = settings.data ?? (await temporaryFolder());
  const logs: LogLine[] = [];
  const log = createLog(settings.logLevel ?? 'info', { write: (line) => void logs.push(JSON.parse(line)) });
  const all = { ...readSettings({ PORT: '0', HOST: '127.0.0.1', UMMES_DATA: data, UMMES_DEMO: '1' }), ...settings };
  const storage = await openStorage(all, SERVER_DEADLINE_MS);
  const server = await startServer(all, root ?? (await builtPackage({})), storage, log, {
    now,
    times,
    allowPrivateLinks,
  });
  onTestFinished(async () => {
    await server.stop();
    await storage.close();
  });
  return {
    ...server,
    settings: all,
    storage,
    data,
    logs,
    /** Returns the logged warnings and errors about the events sheet, in order. */
    warnings: () =>
      logs.filter(({ level, status, sheet = 'events' }) => {
        return level !== 'info' && status === undefined && sheet === 'events';
      }),
    get: (path: string, headers = {}, method = 'GET') => ask(server.url, path, headers, method),
    read: async (path: string) => String((await ask(server.url, path)).body),
    readJson: async (path: string) => JSON.parse(String((await ask(server.url, path)).body)),
    titles: async () => titlesOf(await ask(server.url, '/api/sheets/events')),
  };
}

/** Sends a request. Unlike `fetch`, it does not normalise the path. */
export function ask(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const { statusCode = 0, headers: received, rawHeaders } = answer;
      resolve({ status: statusCode, headers: received, rawHeaders, body });
    })
      .once('error', reject)
      .end();
  });
}

/** Returns settings with this source for the events, and no other sheets. */
export const onlyEvents = (events: Settings['sheets']['events']): Settings['sheets'] => {
  return { events, news: MISSING_SOURCE, 'student-life': MISSING_SOURCE };
};

/** Starts the server with these sheets as CSV, by name, and waits until it has read them. */
export async function startWithSheets(
  sheets: Record<string, string | Buffer>,
  settings: Partial<Settings> = {},
  ...more: [root?: PackageRoot, options?: Parameters<typeof running>[2]]
) {
  const data = await temporaryFolder();
  for (const [name, csv] of Object.entries(sheets)) await writeFiles(data, { [`sheets/${name}.csv`]: csv });
  const server = await running({ data, ...settings }, ...more);
  for (const name of Object.keys(sheets)) await server.get(`/api/sheets/${name}`);
  return server;
}

export function titlesOf({ body }: Answer): string[] {
  return JSON.parse(body.toString()).data.map(({ title }: { title: string }) => title);
}

/** Retries until the check passes. Allows ten seconds by default, because a busy machine is slow. */
export async function eventually(check: () => Promise<boolean> | boolean, patienceMs = 10_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`the condition was not met within ${patienceMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
