import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { limitedClient } from './client-address';

const WINDOW_MS = 60_000;
/** Maximum number of clients to count, and as many beyond their limit. More replace those that were idle longest. */
const MAX_CLIENTS = 100_000;

/** The cost of a response rendered on request, in reads. It takes fifteen times as long as one from memory. */
export const RENDERED_READS = 10;

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
  const counts = countsOf(MAX_CLIENTS);
  /** Kept apart, so that requests from any number of other clients can't reset a count that is over the limit. */
  const limited = countsOf(MAX_CLIENTS);
  let windowEnd = 0;
  return (client, requests = 1) => {
    const now = performance.now(); // wall-clock corrections must not extend the limit
    if (now >= windowEnd) {
      counts.clear();
      limited.clear();
      windowEnd = now + WINDOW_MS;
    }
    const before = limited.get(client) ?? counts.get(client) ?? 0;
    const count = before + Math.min(requests, perMinute); // else heavy requests could never succeed
    if (count <= perMinute) {
      counts.set(client, count);
      return 0;
    }
    counts.delete(client);
    limited.set(client, count);
    return Math.ceil((windowEnd - now) / 1000);
  };
}

/** Returns a cache of counts by client. With `max`, lru-cache would allocate the memory for all of them at once. */
function countsOf(max: number) {
  return new LRUCache<string, number>({ maxSize: max, sizeCalculation: () => 1 });
}
