import type { Society } from '../../../model/society/society';
import { documentTitle } from '../../../model/society/titles';

/** The web app manifest, for home screens. */
export const MANIFEST_PATH = '/site.webmanifest';

export function manifestText(society: Society): string {
  const manifest = {
    name: documentTitle('', society),
    short_name: society.name,
    start_url: '/',
    display: 'browser',
    background_color: '#f6f4ee',
    theme_color: '#0e1b27',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
