/** Two years in seconds; browsers' preload lists require at least one. */
const HSTS_SECONDS = 63_072_000;

/**
 * The headers of every response. Not Hono's `secureHeaders`: it sets them on the Response, and files are written past it.
 * @param address the site's public address. If it is https, browsers stay on https.
 */
export function securityHeaders(address: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(address.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  };
}

/** For what other sites may embed: widgets, pictures, the API's lists. The same for every visitor. */
export const EMBEDDABLE = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*', // the loader looks whether it came from the browser's cache
} as const;

/** For responses that may be a minute old, and may be shown once more while the browser revalidates. */
export const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=86400';

/** For the officers' desk, its page and its calls: never kept, embedded, framed, indexed or named as a referrer. */
export const DESK_HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
} as const;

/** The policy of a file that a browser may show alone: it loads and runs nothing. */
export const INERT = "default-src 'none'; sandbox";
