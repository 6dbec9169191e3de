import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DestinationStream, type Logger, pino } from 'pino';

/** A path is cut to this many characters in the log; the rest is noise or an attack. */
const MAX_LOGGED_PATH = 200;

/** Structured log, a JSON object per line with `level`, `time` and `msg`. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: isoTimeField(),
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

/** The `time` field of a line; written anew once a millisecond, as most of a busy moment's lines share one. */
function isoTimeField(): () => string {
  let at = 0;
  let field = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      field = `,"time":"${new Date(now).toISOString()}"`;
    }
    return field;
  };
}

/**
 * Logs an answer: method, path without its query (which may hold a token), status and milliseconds.
 * @param level of an answer that went well. A visit is a line at `info`; the files and lists that a page
 *   pulls, and health checks, are `debug`. What failed on our side is always an `error`.
 */
export function logResponse(
  log: Logger,
  level: 'debug' | 'info',
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  if (!log.isLevelEnabled(level === 'info' ? 'error' : level)) return;
  const begun = performance.now();
  outgoing.once('close', () => {
    const path = (incoming.url ?? '').split('?', 1)[0]?.slice(0, MAX_LOGGED_PATH);
    const status = outgoing.headersSent ? outgoing.statusCode : 0; // 0: the client left before an answer
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    log[status >= 500 ? 'error' : level]({ method: incoming.method, path, status, ms });
  });
}
