import { isOwnPage, pagesFrom } from '../../../model/society/pages';
import type { Society } from '../../../model/society/society';
import { documentTitle } from '../../../model/society/titles';
import { escapeHtml } from '../../../model/text/text';
import type { Contents } from '../contents/contents';

export const SITEMAP_PATH = '/sitemap.xml';

/** The web app manifest, for home screens. */
export const MANIFEST_PATH = '/site.webmanifest';

/** Adds the society's own pages to the built sitemap. @param siteUrl has no trailing slash. */
export function withPages(sitemap: string, { sheets }: Contents, siteUrl: string): string {
  const own = pagesFrom(sheets.pages ?? []).filter(({ name }) => isOwnPage({ page: name }));
  const urls = own.map(({ name }) => `  <url><loc>${escapeHtml(`${siteUrl}/${name}`)}</loc></url>\n`);
  return sitemap.replace('</urlset>', `${urls.join('')}</urlset>`);
}

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
