import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { HEALTH_PATH, READY_PATH } from '../../model/api-paths';
import { Directory } from '../applications/directory';
import { Sessions } from '../desk/sessions';
import { checksOf } from '../health/checks';
import { Readiness } from '../health/readiness';
import { buildOf } from '../http/build';
import { readableBy } from '../http/cors';
import { NO_PAGE_POLICY } from '../http/csp';
import { staticFiles } from '../http/files';
import { securityHeaders } from '../http/headers';
import { listen } from '../http/http-server';
import { logResponse } from '../http/log';
import { Pages } from '../http/pages';
import { readLimit } from '../http/rate-limit';
import { rejectHost } from '../http/request-host';
import { publicAddress } from '../http/site-address';
import { Notifier } from '../notifications/notifier';
import { PhotoEncoder } from '../photos/photo-encoder';
import type { PackageRoot } from '../settings/package-root';
import type { Settings } from '../settings/settings';
import { fastPath } from '../sheets/fast-path';
import { openSheets } from '../sheets/sheets';
import type { Storage } from '../storage/storage';
import { sweepHourly } from '../storage/sweep-storage';
import { Views } from '../views/views';
import { createApp } from './app';

/** How long responses in flight may take when the server stops; the rest of ten seconds is for closing the storage. */
const STOP_GRACE_MS = 8500;

/** Stands for the Host header that HTTP/1.0 may omit, as health checks of load balancers do. */
const NO_HOST = 'localhost';

export interface RunningServer {
  /** Its address on this machine. */
  url: string;
  /**
   * Lets responses in flight finish, for less than ten seconds; without any it takes half a second.
   * @returns the requests that were cut off, as `GET /path`.
   */
  stop(graceMs?: number): Promise<string[]>;
}

/**
 * Starts the server, with the last good copies if need be.
 * @param storage stays open when the server has stopped.
 * @param now the clock by which the pages show today's events, and by which sessions of the desk end.
 * @throws the listening error, such as a port in use.
 */
export async function startServer(
  settings: Settings,
  root: PackageRoot,
  storage: Storage,
  log: Logger,
  now = () => new Date(),
): Promise<RunningServer> {
  if (settings.trustedProxies > 0 && !settings.publicUrl)
    log.warn('a proxy is trusted, but UMMES_PUBLIC_URL is not set: links in the calendar and previews are incomplete');
  const headers = securityHeaders(settings);
  const listHeaders = { ...headers, ...readableBy(settings.origins) };
  const encoder = new PhotoEncoder(log);
  void encoder.load(); // the server listens meanwhile; a photo waits for it
  const notifier = new Notifier(settings, storage.database, log);
  const sheets = openSheets(settings, listHeaders, log);
  const close = () => {
    views.close();
    for (const sheet of Object.values(sheets)) sheet.close();
    encoder.close();
  };

  const limit = readLimit(settings.readsPerMinute, settings.trustedProxies);
  const submitLimit = readLimit(settings.submitsPerMinute, settings.trustedProxies);
  const directory = new Directory(storage.applications, listHeaders, log);
  const build = buildOf(root);
  const pages = new Pages(build, publicAddress(settings), settings.receives);
  const views = new Views({ settings, sheets, directory, pages, build, headers, log, now });
  const readiness = new Readiness(checksOf({ storage, encoder, sheets }), log);
  const stopping = new AbortController();
  const parts = {
    ...{ settings, root, build, sheets, storage, encoder, notifier, directory, limit, submitLimit, log },
    ...{ readiness, pages, views, now, stopping: stopping.signal },
  };
  const respondInApp = getRequestListener(createApp(parts).fetch, { hostname: NO_HOST });
  const respondWithFile = staticFiles(build.web);
  // With an allow-list the response depends on the origin.
  const respondFast = fastPath(settings.origins ? [] : Object.values(sheets), limit);
  const addHeaders = (outgoing: ServerResponse) => {
    for (const name in headers) outgoing.setHeader(name, headers[name] ?? '');
  };
  const respondInRouter = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.setHeader('Content-Security-Policy', NO_PAGE_POLICY); // pages bring their own
    void respondInApp(incoming, outgoing);
  };
  // The cheapest first.
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (rejectHost(incoming, outgoing)) return logResponse(log, 'debug', incoming, outgoing);
    if (respondFast(incoming, outgoing)) return logResponse(log, 'debug', incoming, outgoing);
    const pass = () => {
      addHeaders(outgoing);
      respondInRouter(incoming, outgoing);
    };
    if (views.respond(incoming, outgoing, pass)) return logResponse(log, 'info', incoming, outgoing);
    addHeaders(outgoing);
    if (respondWithFile(incoming, outgoing)) return logResponse(log, 'debug', incoming, outgoing);
    if (incoming.url !== READY_PATH)
      logResponse(log, incoming.url === HEALTH_PATH ? 'debug' : 'info', incoming, outgoing);
    respondInRouter(incoming, outgoing);
  };

  const server = await listen(settings, listener).catch((error) => {
    close();
    throw error;
  });
  views.start();
  void directory.body(true); // before the first visitor asks for it
  const sessions = new Sessions(storage.database, now);
  const stopSweeping = sweepHourly(storage, settings.data, log, () => sessions.sweep());
  return {
    url: server.url,
    stop: async (graceMs = STOP_GRACE_MS) => {
      stopping.abort();
      stopSweeping();
      const cut = await server.stop(graceMs);
      await notifier.stop();
      close(); // not before: a response in flight may be waiting for a sheet or a photo
      return cut;
    },
  };
}
