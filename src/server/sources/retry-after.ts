/** The longest time for which a host can postpone the next read, in ms. A host's mistake must not stop updates. */
const MAX_WAIT_MS = 60 * 60 * 1000;

/**
 * Reads a `Retry-After` header: seconds, or an HTTP date.
 * @returns how long to wait in ms, at most an hour; 0 if it is missing, malformed or past.
 */
export function retryAfterMs(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : httpDate(text) - now.getTime();
  return wait > 0 ? Math.min(wait, MAX_WAIT_MS) : 0;
}

/** Reads an HTTP date (RFC 9110), which names a weekday and a month; NaN for anything else. */
function httpDate(text: string): number {
  return /^[a-z]{3,9},? /i.test(text) ? Date.parse(text) : Number.NaN;
}
