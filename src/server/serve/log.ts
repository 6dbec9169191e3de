import type { MiddlewareHandler } from 'hono';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { ServerEnv } from '../http/server-env';

/** Maximum length of a path in the log. Anything longer is noise or an attack. */
const MAX_LOGGED_PATH = 200;

/** Matches paths that are requested by pages or monitoring rather than by visitors. */
const MINOR = /^\/(?:api|embed|photos|healthz|readyz)(?:\/|$)|\.[^/]*$/;

/** Creates a structured log: a JSON object per line with `level`, `time` and `msg`. */
export function createLog(level: string, destination: DestinationStream): Logger {
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination);
}

/**
 * Logs each response: method, path without the query (which may contain a token), status and milliseconds. Server
 * errors are logged at `error`, other GETs for `MINOR` paths at `debug`, and all other requests at `info`.
 */
export function logResponses(log: Logger): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const path = (incoming.url ?? '').split('?', 1)[0] ?? '';
    const level = incoming.method === 'GET' && MINOR.test(path) ? 'debug' : 'info';
    if (!log.isLevelEnabled('error')) return next();
    const startedAt = performance.now();
    outgoing.once('close', () => {
      const status = outgoing.headersSent ? outgoing.statusCode : 0; // 0: the client disconnected before the response
      const shown = status >= 500 ? 'error' : level;
      if (!log.isLevelEnabled(shown)) return;
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const about = { method: incoming.method, path: path.slice(0, MAX_LOGGED_PATH), status, ms };
      log[shown](about);
    });
    return next();
  };
}
