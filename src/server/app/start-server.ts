import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { Directory } from '../applications/directory';
import { Connections } from '../http/connections';
import { readableBy } from '../http/cors';
import { currentBuild } from '../http/current-build';
import { staticFiles } from '../http/files';
import { securityHeaders } from '../http/headers';
import { logResponse } from '../http/log';
import { readLimit } from '../http/rate-limit';
import { PhotoEncoder } from '../photos/photo-encoder';
import type { PackageRoot } from '../settings/package-root';
import type { Settings } from '../settings/settings';
import { SHEETS } from '../sheets/catalogue';
import { fastPath } from '../sheets/fast-path';
import { lastGoodCopyFile } from '../sheets/last-good-copy';
import { LiveSheet } from '../sheets/live-sheet';
import { withTimeZone } from '../sheets/time-zone';
import { type Storage, sweepStorage } from '../storage/storage';
import { createApp } from './app';

/** A request must have arrived whole within this time. What takes a body has closer limits of its own. */
const REQUEST_TIMEOUT_MS = 1_800_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than proxies keep a connection (60 s is usual), else they use one that is just being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** A kept connection that falls idle while stopping would hold the process for all its grace. */
const CLOSE_IDLE_EVERY_MS = 200;
/** A request whose headers are arriving while the server stops is waited for so long. */
const HEADERS_GRACE_MS = 500;
/** How long answers in flight may take when the server stops. */
const STOP_GRACE_MS = 10_000;

export interface RunningServer {
  /** Where it answers on this machine. */
  url: string;
  /** Lets answers in flight finish, for ten seconds at most; without any it takes half a second at most. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Starts to answer, from the last good copies if need be.
 * @param storage stays open when the server has stopped.
 * @throws the listening error, such as a port in use.
 */
export async function startServer(
  settings: Settings,
  root: PackageRoot,
  storage: Storage,
  log: Logger,
): Promise<RunningServer> {
  const everywhere = securityHeaders(settings);
  const listHeaders = { ...everywhere, ...readableBy(settings.origins) };
  const sheets = SHEETS.map(
    (entity) =>
      new LiveSheet({
        entity: withTimeZone(entity, settings.timeZone),
        source: settings.sheets[entity.name],
        copyFile: lastGoodCopyFile(settings.data, entity.name),
        limits: {
          maxBytes: settings.sheetMaxBytes,
          maxRows: settings.sheetMaxRows,
          timeoutMs: settings.sheetTimeoutMs,
        },
        freshMs: settings.sheetFreshMs,
        headers: listHeaders,
        log,
      }),
  );
  const encoder = new PhotoEncoder(log);
  await Promise.all([encoder.load(), ...sheets.map((sheet) => sheet.open())]);
  const directory = new Directory(storage.applications, listHeaders, log);

  const limit = readLimit(settings.readsPerMinute, settings.trustedProxies);
  // With an allow-list the answer depends on who asks.
  const answerRead = fastPath(settings.origins ? [] : sheets, limit);
  const submitLimit = readLimit(settings.submitsPerMinute, settings.trustedProxies);
  const build = currentBuild(root);
  const parts = { settings, root, currentBuild: build, sheets, storage, encoder, directory, limit, submitLimit, log };
  const app = createApp(parts);
  const answer = getRequestListener(app.fetch);
  const answerFile = staticFiles(build);
  let stopping = false;
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS },
    (incoming, outgoing) => {
      if (stopping) outgoing.setHeader('Connection', 'close');
      if (answerRead(incoming, outgoing)) return logResponse(log, 'debug', incoming, outgoing);
      for (const name in everywhere) outgoing.setHeader(name, everywhere[name] ?? '');
      if (answerFile(incoming, outgoing)) return logResponse(log, 'debug', incoming, outgoing);
      logResponse(log, incoming.url === '/healthz' ? 'debug' : 'info', incoming, outgoing);
      void answer(incoming, outgoing);
    },
  );
  const connections = new Connections(server);
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  const closeSheets = () => {
    for (const sheet of sheets) sheet.close();
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.port, settings.host, resolve);
  }).catch((error) => {
    closeSheets();
    throw error;
  });
  void sweepStorage(storage, settings.data).then(
    (photos) => photos > 0 && log.info({ photos }, 'photos without an application were removed'),
    (error) => log.warn({ err: error }, 'photos without an application could not be looked for'),
  );

  return {
    url: addressOf(server.address() as AddressInfo),
    stop: (graceMs = STOP_GRACE_MS) =>
      new Promise((resolve) => {
        stopping = true;
        connections.closeSilent();
        const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
        const headers = setTimeout(() => connections.closeUnused(), HEADERS_GRACE_MS);
        const grace = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(headers);
          clearTimeout(grace);
          closeSheets(); // not before: an answer in flight may be waiting for one
          resolve();
        });
      }),
  };
}

function addressOf({ address, family, port }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
