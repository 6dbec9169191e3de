/** Two years, in seconds; browsers' preload lists require at least one year. */
const HSTS_SECONDS = 63_072_000;

/**
 * Returns the headers for every response. Hono's `secureHeaders` isn't used: it sets them on the Response, which files
 * bypass.
 * @param siteUrl the site URL. If it is https, browsers stay on https.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  };
}

/** Headers for resources that other sites may embed: widgets, pictures, the API's lists. The same for every visitor. */
export const EMBEDDABLE = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*', // lets the loader check whether it came from the browser's cache
} as const;

/** Cache-Control for files whose content never changes. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** Cache-Control for responses that may be a minute old, or older while the browser revalidates. */
export const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=86400';

/** Headers for the officers' desk and its calls: never cached, embedded, framed, indexed or sent as a referrer. */
export const DESK_HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
} as const;

/** The policy for a file that a browser may open directly: the file may load and run nothing. */
export const INERT = "default-src 'none'; sandbox";

/** Headers for a stored photo or picture, which never changes: a replacement has another address. */
export const STORED_PICTURE = {
  ...EMBEDDABLE,
  'Cache-Control': IMMUTABLE_CACHE,
  'Content-Security-Policy': INERT,
} as const;
