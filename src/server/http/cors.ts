import type { MiddlewareHandler } from 'hono';
import { cors as honoCors } from 'hono/cors';
import { EMBEDDABLE } from './headers';
import type { ServerEnv } from './server-env';

/** How long a browser may cache a preflight, in seconds. */
const PREFLIGHT_SECONDS = 7200;

/**
 * Lets pages of other origins read, or use `allowMethods`. Errors carry the headers too: a widget must be able to
 * distinguish a 503 from no network.
 * @param origins the allow-list, or null for any origin.
 */
export function cors(origins: readonly string[] | null, ...allowMethods: string[]): MiddlewareHandler<ServerEnv> {
  const allow = honoCors({ origin: origins ? [...origins] : '*', allowMethods, maxAge: PREFLIGHT_SECONDS });
  return (c, next) => {
    c.header('Cross-Origin-Resource-Policy', EMBEDDABLE['Cross-Origin-Resource-Policy']);
    return allow(c, next);
  };
}

/** Headers of a list that anyone may read; with an allow-list `cors` adds them per origin. */
export function readableBy(origins: readonly string[] | null): Record<string, string> {
  return origins === null ? EMBEDDABLE : {};
}
