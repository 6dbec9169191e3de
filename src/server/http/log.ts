import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DestinationStream, type Logger, pino } from 'pino';

/** A path is cut to this many characters in the log; the rest is noise or an attack. */
const MAX_LOGGED_PATH = 200;

/** A structured log, a JSON object per line with `level`, `time` and `msg`. */
export function createLog(level: string, destination: DestinationStream): Logger {
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, base: null, timestamp: isoTimes(), formatters }, destination);
}

/** As pino's `isoTime`, but lines of the same millisecond share the text: a rush writes thirty in one. */
function isoTimes(): () => string {
  let written = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== written) text = `,"time":"${new Date(now).toISOString()}"`;
    written = now;
    return text;
  };
}

/**
 * Logs a response: method, path without its query (which may hold a token), status and milliseconds.
 * @param level of a response without an error. A page is logged at `info`; the files and lists that it loads, and
 *   health checks, at `debug`. An error on our side is always an `error`.
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
    const status = outgoing.headersSent ? outgoing.statusCode : 0; // 0: the client left before a response
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    log[status >= 500 ? 'error' : level]({ method: incoming.method, path, status, ms });
  });
}
