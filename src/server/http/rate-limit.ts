import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { limitedClient } from './client-address';
import type { ServerEnv } from './server-env';

const WINDOW_MS = 60_000;
/** The counts start again beyond this many addresses: memory stays bounded. */
const MAX_SUBSCRIBERS = 100_000;

export const TOO_MANY = 'Too many requests. Please try again in a moment.';

/** Counts a request. @returns the seconds to wait, 0 if the request is within the limit. */
export type ReadLimit = (incoming: IncomingMessage) => number;

/** Limits the requests per client and minute. 0 means no limit; requests from this machine do not count. */
export function readLimit(perMinute: number, trustedProxies: number): ReadLimit {
  if (perMinute === 0) return () => 0;
  const secondsToWait = requestCounter(perMinute);
  return (incoming) => {
    const client = limitedClient(incoming, trustedProxies);
    return client === null ? 0 : secondsToWait(client);
  };
}

/**
 * Counts requests per minute.
 * @param now a monotonic clock: a correction of the wall clock must not extend the limit.
 * @returns a function that counts one, and returns the seconds to wait.
 */
export function requestCounter(
  perMinute: number,
  now: () => number = () => performance.now(),
): (subscriber: string) => number {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return (key) => {
    const moment = now();
    if (moment >= windowEnd || counts.size > MAX_SUBSCRIBERS) {
      counts.clear();
      windowEnd = moment + WINDOW_MS;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > perMinute ? Math.ceil((windowEnd - moment) / 1000) : 0;
  };
}

/** Responds with 429 and Retry-After beyond the limit. */
export function limited(limit: ReadLimit): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const wait = limit(c.env.incoming);
    return wait === 0 ? next() : c.json({ message: TOO_MANY }, 429, { 'Retry-After': String(wait) });
  };
}
