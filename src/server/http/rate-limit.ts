import type { IncomingMessage } from 'node:http';
import { limitedClient } from './client-address';

const WINDOW_MS = 60_000;
/** Beyond this many clients the counts are reset, to bound memory. */
const MAX_CLIENTS = 100_000;

/** The weight of a response that is rendered on request. It takes fifteen times as long as one from memory. */
export const RENDERED_READS = 10;

export const TOO_MANY = 'Too many requests. Please try again in a moment.';

/**
 * Counts a request.
 * @param reads how many reads it counts as. Default: one.
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

/** Returns a function that counts requests per minute, one or more at a time, and returns the seconds to wait. */
export function requestCounter(perMinute: number): (client: string, requests?: number) => number {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return (client, requests = 1) => {
    const now = performance.now(); // a correction of the wall clock must not extend the limit
    if (now >= windowEnd || counts.size > MAX_CLIENTS) {
      counts.clear();
      windowEnd = now + WINDOW_MS;
    }
    const count = (counts.get(client) ?? 0) + Math.min(requests, perMinute); // a full minute suffices for any request
    counts.set(client, count);
    return count > perMinute ? Math.ceil((windowEnd - now) / 1000) : 0;
  };
}
