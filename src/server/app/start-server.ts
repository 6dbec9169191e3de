import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { HEALTH_PATH } from '../../model/api-paths';
import { Directory } from '../applications/directory';
import { readableBy } from '../http/cors';
import { NO_PAGE_POLICY } from '../http/csp';
import { currentBuild } from '../http/current-build';
import { staticFiles } from '../http/files';
import { securityHeaders } from '../http/headers';
import { listen } from '../http/http-server';
import { logResponse } from '../http/log';
import { readLimit } from '../http/rate-limit';
import { rejectHost } from '../http/request-host';
import { PhotoEncoder } from '../photos/photo-encoder';
import type { PackageRoot } from '../settings/package-root';
import type { Settings } from '../settings/settings';
import { fastPath } from '../sheets/fast-path';
import { openSheets } from '../sheets/sheets';
import { type Storage, sweepStorage } from '../storage/storage';
import { createApp } from './app';

/** How long responses in flight may take when the server stops. */
const STOP_GRACE_MS = 10_000;

export interface RunningServer {
  /** Its address on this machine. */
  url: string;
  /** Lets responses in flight finish, for ten seconds at most; without any it takes half a second at most. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Starts the server, with the last good copies if need be.
 * @param storage stays open when the server has stopped.
 * @throws the listening error, such as a port in use.
 */
export async function startServer(
  settings: Settings,
  root: PackageRoot,
  storage: Storage,
  log: Logger,
): Promise<RunningServer> {
  if (settings.trustedProxies > 0 && !settings.publicUrl)
    log.warn('a proxy is trusted, but UMMES_PUBLIC_URL is not set: links in the calendar and previews are incomplete');
  const headers = securityHeaders(settings);
  const listHeaders = { ...headers, ...readableBy(settings.origins) };
  const encoder = new PhotoEncoder(log);
  const [sheets] = await Promise.all([openSheets(settings, listHeaders, log), encoder.load()]);
  const closeSheets = () => {
    for (const sheet of Object.values(sheets)) sheet.close();
  };

  const limit = readLimit(settings.readsPerMinute, settings.trustedProxies);
  const submitLimit = readLimit(settings.submitsPerMinute, settings.trustedProxies);
  const directory = new Directory(storage.applications, listHeaders, log);
  const build = currentBuild(root);
  const parts = { settings, root, currentBuild: build, sheets, storage, encoder, directory, limit, submitLimit, log };
  const respondInApp = getRequestListener(createApp(parts).fetch);
  const respondWithFile = staticFiles(build);
  // With an allow-list the response depends on the origin.
  const respondFast = fastPath(settings.origins ? [] : Object.values(sheets), limit);
  // The cheapest first.
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (rejectHost(incoming, outgoing)) return logResponse(log, 'debug', incoming, outgoing);
    if (respondFast(incoming, outgoing)) return logResponse(log, 'debug', incoming, outgoing);
    for (const name in headers) outgoing.setHeader(name, headers[name] ?? '');
    if (respondWithFile(incoming, outgoing)) return logResponse(log, 'debug', incoming, outgoing);
    outgoing.setHeader('Content-Security-Policy', NO_PAGE_POLICY); // pages bring their own
    logResponse(log, incoming.url === HEALTH_PATH ? 'debug' : 'info', incoming, outgoing);
    void respondInApp(incoming, outgoing);
  };

  const server = await listen(settings, listener).catch((error) => {
    closeSheets();
    throw error;
  });
  void sweepStorage(storage, settings.data).then(
    (photos) => photos > 0 && log.info({ photos }, 'photos without an application were removed'),
    (error) => log.warn({ err: error }, 'photos without an application could not be looked for'),
  );
  return {
    url: server.url,
    stop: async (graceMs = STOP_GRACE_MS) => {
      await server.stop(graceMs);
      closeSheets(); // not before: a response in flight may be waiting for one
    },
  };
}
