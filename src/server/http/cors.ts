import type { MiddlewareHandler } from 'hono';
import { EMBEDDABLE } from './headers';
import type { ServerEnv } from './server-env';

/** How long a browser may remember the answer to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 7200;

/**
 * Lets pages of other origins read, or send what `methods` says. The headers go on the socket's answer, so that errors carry them too:
 * a widget must be able to tell a 503 from no network.
 * @param origins those that may, or null for any.
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
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
      Vary: 'Origin, Access-Control-Request-Headers',
    });
  };
}

/** The part of a list's headers that is the same for all who may read; caches must keep the others apart. */
export function readableBy(origins: readonly string[] | null): Record<string, string> {
  return origins === null ? { ...EMBEDDABLE, Vary: 'Accept-Encoding' } : { Vary: 'Accept-Encoding, Origin' };
}
