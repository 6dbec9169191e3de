import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/settings';
import { EMBEDDABLE } from './headers';
import type { ServerEnv } from './server-env';

/**
 * Lets pages from other origins use `methods`. Errors have the headers too, so that a widget can tell a 503 from a
 * network failure.
 *
 * Hono's own `cors` isn't used: it sets its headers on the Response, so Hono would copy each published response.
 * @param origins the allow-list, or null for any origin.
 */
export function cors(origins: readonly string[] | null, methods = 'GET, HEAD'): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const { origin } = incoming.headers;
    outgoing.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (origins === null) outgoing.setHeader('Access-Control-Allow-Origin', '*');
    else if (origin && origins.includes(origin)) outgoing.setHeader('Access-Control-Allow-Origin', origin);
    if (incoming.method !== 'OPTIONS') return next();
    return c.body(null, 204, {
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '',
      'Access-Control-Max-Age': '7200', // two hours
      Vary: 'Origin, Access-Control-Request-Headers',
    });
  };
}

/** Returns fixed headers for a response that `origins` may read. With an allow-list, caches keep a copy per origin. */
export function readableBy(origins: readonly string[] | null): Record<string, string> {
  return origins === null ? { ...EMBEDDABLE, Vary: 'Accept-Encoding' } : { Vary: 'Accept-Encoding, Origin' };
}

/** Returns whether a request came from a page on this site. Browsers send `Origin` with every write. */
export function isOwnOrigin({ headers }: IncomingMessage, { publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const { origin, host } = headers;
  const own = [publicUrl, host && `https://${host}`, host && `http://${host}`];
  return origin !== undefined && own.includes(origin);
}
