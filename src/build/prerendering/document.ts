import { readFile } from 'node:fs/promises';
import { ADDRESS_PLACEHOLDER, SITE_PATH } from '../../model/addresses/api-paths';
import { escapeHtml } from '../../model/text/escape-html';
import { withSheet } from '../../server/publish/pages/page-document';
import { fontPreloads } from '../../site/document-styles';
import type { SiteRoute } from '../../site/routes';

interface DocumentParts {
  route: SiteRoute;
  /** The page while its content is loading. */
  html: string;
  /** The style rules that the page needs before the style sheet has loaded. */
  style: string;
  /** The URL of the style sheet, which all pages share. */
  sheet: string;
  /** Runs immediately, before the page is shown (src/site/document-script.ts). */
  script: string;
  /** URLs of the page's scripts, entry first, base last. A media query limits a script to certain window sizes. */
  code: [href: string, media?: string][];
}

/**
 * Returns a page of the site as an HTML document, without the society's name and texts, which the server adds. The page
 * can then be read without scripts, so they load after the first paint.
 * `rel="expect"` delays that paint until the parser reaches what follows the main part. The typeface is preloaded in
 * the body, because Chrome delays the paint by up to 100 ms for one that is preloaded in the head.
 */
export function documentText({ route, html, style, sheet, script, code }: DocumentParts): Promise<string> {
  const { path, title, description, noindex, standalone, data = [] } = route;
  const address = escapeHtml(ADDRESS_PLACEHOLDER + path);
  const own = [
    noindex && '<meta name="robots" content="noindex">',
    standalone && '<meta name="referrer" content="no-referrer">',
    !noindex &&
      !path.includes('{') &&
      `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">`,
  ];
  const inline = [
    `<style>${style}</style>`,
    `<script type="application/json" id="code">${JSON.stringify(code)}</script>`,
    `<script>${script}</script>`,
    ...[SITE_PATH, ...data].map((call) => `<link rel="preload" href="${call}" as="fetch" crossorigin="anonymous">`),
  ];
  return fillTemplate('src/build/prerendering/document.html', {
    html: withSheet(html, `<link rel="stylesheet" id="sheet" href="${sheet}" fetchpriority="low">`),
    title: escapeHtml(title),
    description: escapeHtml(description),
    own: own.filter(Boolean).join('\n'),
    fonts: fontPreloads,
    inline: inline.join('\n'),
  });
}

/** Reads a file and replaces each `{{name}}` in it with its value. */
export async function fillTemplate(file: string, values: Record<string, string>): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
