import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { limitedClient } from './client-address';
import type { ServerEnv } from './server-env';

const WINDOW_MS = 60_000;
/** The counts start again beyond this many addresses: memory stays bounded. */
const MAX_SUBSCRIBERS = 100_000;

/** What a response that is rendered for a request counts as: it takes fifteen times as long as one from memory. */
export const RENDERED_READS = 10;

export const TOO_MANY = 'Too many requests. Please try again in a moment.';

/**
 * Counts a request.
 * @param reads how many reads it counts as, by default one.
 * @returns the seconds to wait, 0 if the request is within the limit.
 */
export type ReadLimit = (incoming: IncomingMessage, reads?: number) => number;

/** Limits the requests per client and minute. 0 means no limit; requests from this machine do not count. */
export function readLimit(perMinute: number, trustedProxies: number): ReadLimit {
  if (perMinute === 0) return () => 0;
  const secondsToWait = requestCounter(perMinute);
  return (incoming, reads) => {
    const client = limitedClient(incoming, trustedProxies);
    return client === null ? 0 : secondsToWait(client, reads);
  };
}

/**
 * Counts requests per minute.
 * @param now a monotonic clock: a correction of the wall clock must not extend the limit.
 * @returns a function that counts a request as one or more, and returns the seconds to wait.
 */
export function requestCounter(
  perMinute: number,
  now: () => number = () => performance.now(),
): (subscriber: string, requests?: number) => number {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return (key, requests = 1) => {
    const moment = now();
    if (moment >= windowEnd || counts.size > MAX_SUBSCRIBERS) {
      counts.clear();
      windowEnd = moment + WINDOW_MS;
    }
    const count = (counts.get(key) ?? 0) + Math.min(requests, perMinute); // a full allowance suffices for any request
    counts.set(key, count);
    return count > perMinute ? Math.ceil((windowEnd - moment) / 1000) : 0;
  };
}

/** Responds with 429 and Retry-After beyond the limit. @param readsOf how many reads a request counts as. */
export function limited(
  limit: ReadLimit,
  readsOf: (c: Context<ServerEnv>) => number = () => 1,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const wait = limit(c.env.incoming, readsOf(c));
    return wait === 0 ? next() : c.json({ message: TOO_MANY }, 429, { 'Retry-After': String(wait) });
  };
}
