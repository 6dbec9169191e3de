import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { clientAddress, isLoopback, subscriber } from './client-address';
import type { ServerEnv } from './server-env';

const WINDOW_MS = 60_000;
/** A flood from more addresses than this is not ours to count; memory stays bounded. */
const MAX_SUBSCRIBERS = 100_000;

/**
 * Counts what each subscriber asks for in a minute.
 * @returns how many seconds to wait, 0 when the request is within the limit.
 */
export function requestCounter(perMinute: number, now: () => number = Date.now): (subscriber: string) => number {
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

/** Counts a request. @returns the seconds to wait, 0 when the request may be answered. */
export type ReadLimit = (incoming: IncomingMessage) => number;

/** 0 per minute means no limit; this machine is not counted. */
export function readLimit(perMinute: number, trustedProxies: number): ReadLimit {
  if (perMinute === 0) return () => 0;
  const secondsToWait = requestCounter(perMinute);
  return (incoming) => {
    const address = clientAddress(incoming, trustedProxies);
    return isLoopback(address) ? 0 : secondsToWait(subscriber(address));
  };
}

export const TOO_MANY = 'Too many requests. Please try again in a moment.';

/** Answers 429 with Retry-After beyond the limit. */
export function limited(limit: ReadLimit): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const wait = limit(c.env.incoming);
    if (wait === 0) return next();
    return c.json({ message: TOO_MANY }, 429, {
      'Retry-After': String(wait),
    });
  };
}
