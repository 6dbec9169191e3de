import type { IncomingMessage } from 'node:http';
import { limitedClient } from './client-address';

const WINDOW_MS = 60_000;
/** Maximum number of clients to count. Beyond that, all counts are reset, to limit memory. */
const MAX_CLIENTS = 100_000;

/** The cost of a response rendered on request, in reads. It takes fifteen times as long as one from memory. */
export const RENDERED_READS = 10;

export const TOO_MANY = 'Too many requests. Please try again in a moment.';

/**
 * Counts a request.
 * @param reads the number of reads it counts as. Default: 1.
 * @returns the seconds to wait; 0 if the request is within the limit.
 */
export type ReadLimit = (incoming: IncomingMessage, reads?: number) => number;

/** Limits requests per client per minute. 0 means no limit; requests from this machine are not limited. */
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
    const now = performance.now(); // wall-clock corrections must not extend the limit
    if (now >= windowEnd || counts.size > MAX_CLIENTS) {
      counts.clear();
      windowEnd = now + WINDOW_MS;
    }
    const count = (counts.get(client) ?? 0) + Math.min(requests, perMinute); // else heavy requests could never succeed
    counts.set(client, count);
    return count > perMinute ? Math.ceil((windowEnd - now) / 1000) : 0;
  };
}
