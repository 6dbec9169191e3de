import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gallery } from '../../content/gallery';
import { site } from '../../content/site';
import { ADDRESS_PLACEHOLDER, GALLERY_PATH } from '../../model/addresses/api-paths';
import type { SiteRoute } from '../../site/routes';
import { WEB } from '../bundling/graph';

/** Writes the files for search engines and home screens: the sitemap and the manifest. */
export async function writeSiteFiles(routes: readonly SiteRoute[]): Promise<void> {
  const addresses = routes
    .filter(({ path, noindex }) => !noindex && !path.includes('{'))
    .map(({ path }) => `  <url><loc>${ADDRESS_PLACEHOLDER}${path}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
  const manifest = {
    name: `${site.name}, ${site.longName}`,
    short_name: site.name,
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
  await Promise.all([
    writeFile(join(WEB, 'sitemap.xml'), sitemap),
    writeFile(join(WEB, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`),
  ]);
}

/** Writes the society content that tags request. If it were in their code, an edit would change released versions. */
export async function writeContentFiles(): Promise<void> {
  const file = join(WEB, GALLERY_PATH);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ success: true, data: gallery }, null, 2)}\n`);
}
