import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADDRESS_PLACEHOLDER } from '../../model/addresses/api-paths';
import { type PageRoute, routes } from '../../site/routes';
import { WEB } from '../folders';

/** Writes the sitemap. The server adds the society's own pages. */
export async function writeSitemap(): Promise<void> {
  const pages: PageRoute[] = Object.values(routes);
  const addresses = pages
    .filter(({ path, noindex }) => !noindex && !path.includes('{'))
    .map(({ path }) => `  <url><loc>${ADDRESS_PLACEHOLDER}${path}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
  await writeFile(join(WEB, 'sitemap.xml'), sitemap);
}
