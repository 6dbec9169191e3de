import { escapeHtml } from '../../../model/text/escape-html';
import { type Contents, ownPages } from '../contents/contents';

export const SITEMAP_PATH = '/sitemap.xml';

/** Adds the society's own pages to the built sitemap. @param siteUrl has no trailing slash. */
export function withPages(sitemap: string, contents: Contents, siteUrl: string): string {
  const urls = ownPages(contents).map(({ name }) => `  <url><loc>${escapeHtml(`${siteUrl}/${name}`)}</loc></url>\n`);
  return sitemap.replace('</urlset>', `${urls.join('')}</urlset>`);
}
