import { existsSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { Notifier } from '../desk/notify/notifier';
import { Sessions } from '../desk/sessions';
import { securityHeaders } from '../http/headers';
import { readLimit } from '../http/rate-limit';
import { PhotoEncoder } from '../intake/photos/photo-encoder';
import { PageTable } from '../publish/pages/page-table';
import { Publisher } from '../publish/publisher';
import type { Build, PackageRoot } from '../settings/package-root';
import type { Settings } from '../settings/settings';
import { siteUrlOf } from '../settings/site-url';
import type { SourceTimes } from '../sources/document';
import { Sources } from '../sources/sources';
import { DiskSpace } from '../storage/disk-space';
import type { Storage } from '../storage/storage';
import { sweepHourly } from '../storage/sweep-storage';
import { TrustedClock } from '../storage/trusted-clock';
import { type AddDemo, createApp } from './app';
import { Health } from './health';
import { listen } from './http-server';

/** Time limit for responses in flight when the server stops. Leaves the worker and the storage time to stop too. */
const STOP_GRACE_MS = 6500;

/** Replaces a missing Host header. HTTP/1.0 doesn't require one, and load balancers' health checks omit it. */
const NO_HOST = 'localhost';

/** Matches the origin that proxies may put in front of a request's target. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?]*(?=\/)/i;

export interface RunningServer {
  /** Its URL on this machine. */
  url: string;
  /**
   * Waits up to `graceMs` for responses in flight to finish; if there are none, at most half a second.
   * @returns the requests that were cut off, as `GET /path`.
   */
  stop(graceMs?: number): Promise<string[]>;
}

export interface ServerOptions {
  /** The clock for the current day, the desk's sessions and the sweeps. */
  now?: () => Date;
  times?: SourceTimes;
  /** Whether links that are pasted at the desk may lead to this machine. Default: no. */
  allowPrivateLinks?: boolean;
}

/**
 * Starts the server, with the sheets' last good copies if necessary.
 * @param storage stays open after the server has stopped.
 * @throws if it can't listen, for example because the port is in use.
 */
export async function startServer(
  settings: Settings,
  root: PackageRoot,
  storage: Storage,
  log: Logger,
  { now = () => new Date(), times, allowPrivateLinks }: ServerOptions = {},
): Promise<RunningServer> {
  if (!existsSync(root.build.pages)) throw new Error('The site is not built: run npm run build.');
  const addDemo = settings.demo ? await loadDemo(root) : null;
  let respond: ReturnType<typeof getRequestListener> | undefined;
  const server = await listen(settings, (incoming, outgoing) => {
    incoming.url = incoming.url?.replace(ABSOLUTE_FORM, '');
    void respond?.(incoming, outgoing);
  });

  const { build } = root;
  const siteUrl = siteUrlOf({ ...settings, port: server.port });
  const parts = { settings, build, siteUrl, storage, log, now, times, allowPrivateLinks };
  const { publisher, sources, disk, notifier } = createServices(parts);
  const stopping = new AbortController();
  const app = createApp({
    settings,
    siteUrl,
    headers: securityHeaders(siteUrl),
    web: build.web,
    pages: new PageTable({ build, siteUrl, receives: settings.receives }),
    storage,
    sources,
    publisher,
    encoder: new PhotoEncoder(),
    health: new Health({ version: root.version, storage, disk, sources, publisher, log }),
    limit: readLimit(settings.readsPerMinute, settings.trustedProxies),
    submitLimit: readLimit(settings.submitsPerMinute, settings.trustedProxies),
    addDemo,
    stopping: stopping.signal,
    log,
    now,
  });
  respond = getRequestListener(app.fetch, { hostname: NO_HOST });
  sources.start();
  notifier.start();
  const stopWatching = disk.watch();
  const stopSweeping = startSweeping(settings, storage, log, now);
  return {
    url: server.url,
    stop: async (graceMs = STOP_GRACE_MS) => {
      stopping.abort();
      stopSweeping();
      stopWatching();
      const cut = await server.stop(graceMs);
      sources.stop(); // after the server: a response in flight may be waiting for a sheet
      await Promise.all([notifier.stop(), publisher.close()]);
      return cut;
    },
  };
}

interface ServiceParts extends ServerOptions {
  settings: Settings;
  build: Build;
  siteUrl: string;
  storage: Storage;
  log: Logger;
  now: () => Date;
}

/** Creates what works in the background, between requests. */
function createServices({ settings, build, siteUrl, storage, log, now, times, allowPrivateLinks }: ServiceParts) {
  const { origins, timeZone, receives, sheetLimits } = settings;
  const options = { build, siteUrl, origins, timeZone, receives, maxRows: sheetLimits.maxRows };
  const publisher = new Publisher(options, log);
  const sources = new Sources({ settings, storage, publishing: publisher, log, now, times, allowPrivateLinks });
  publisher.onRestart = () => sources.directory.reread();
  const disk = new DiskSpace(settings, log);
  const notifier = new Notifier({
    settings,
    siteUrl,
    database: storage.database,
    sheets: sources.sheets,
    society: () => publisher.society,
    disk,
    log,
  });
  return { publisher, sources, disk, notifier };
}

/** Starts to delete hourly what has expired. @returns a function that stops it. */
function startSweeping(settings: Settings, storage: Storage, log: Logger, now: () => Date): () => void {
  const sessions = new Sessions(storage.database, now);
  return sweepHourly({
    storage,
    data: settings.data,
    clock: new TrustedClock(storage.database, log, now),
    sweepSessions: (time) => sessions.sweep(time),
    log,
  });
}

async function loadDemo(root: PackageRoot): Promise<AddDemo> {
  const { addDemo } = await import(root.demo);
  return addDemo;
}
