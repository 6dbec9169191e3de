import type { Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import { limitedClient } from '../http/client-address';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';

const DAY_MS = 86_400_000;
/** Maximum number of clients to count. Beyond that, the client that sent something least recently is forgotten. */
const MAX_CLIENTS = 100_000;

/** The limits on what a client may store in a day. */
export interface DailyLimits {
  submissions: number;
  bytes: number;
}

/**
 * Limits what each client may store in a day, which begins with its first submission. The limit per minute isn't
 * enough: twenty photos a minute are 7 GB a day.
 */
export class DailyCap {
  readonly #stored = new LRUCache<string, DailyLimits>({ max: MAX_CLIENTS, ttl: DAY_MS });

  constructor(readonly limits: DailyLimits) {}

  /** Returns the seconds until a client may store something again; 0 if it may now. */
  secondsToWait(client: string | null): number {
    const stored = client === null ? undefined : this.#stored.get(client);
    if (!stored || client === null) return 0;
    const isOver = stored.submissions >= this.limits.submissions || stored.bytes >= this.limits.bytes;
    return isOver ? Math.ceil(this.#stored.getRemainingTTL(client) / 1000) : 0;
  }

  /** Counts a stored submission. @param client null for programs on this machine, which have no limit. */
  count(client: string | null, bytes: number): void {
    if (client === null) return;
    const stored = this.#stored.get(client);
    if (!stored) this.#stored.set(client, { submissions: 1, bytes });
    else {
      stored.submissions += 1;
      stored.bytes += bytes;
    }
  }
}

/** Limits the number of submissions that a handler accepts from each client in a day. @param message the error message. */
export function withDailyCap(
  handler: Handler<ServerEnv>,
  { submissions, trustedProxies, message }: { submissions: number; trustedProxies: number; message: string },
): Handler<ServerEnv> {
  const cap = new DailyCap({ submissions, bytes: Number.POSITIVE_INFINITY });
  return async (c, next) => {
    const client = limitedClient(c.env.incoming, trustedProxies);
    const wait = cap.secondsToWait(client);
    if (wait > 0) return respondJson(c, 429, { message }, { 'Retry-After': String(wait) });
    const response = await handler(c, next);
    if (response instanceof Response && response.ok) cap.count(client, 0);
    return response;
  };
}
