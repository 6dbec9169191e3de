import type { Settings } from '../settings/settings';

/** Two years, what browsers' preload lists ask for at least one of. */
const HSTS_SECONDS = 63_072_000;

/** What every answer carries, whatever it is. */
export function securityHeaders(settings: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(settings.publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  };
}

/** What other sites may embed: widgets, pictures, the API's lists. None of it depends on who asks. */
export const EMBEDDABLE = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;
