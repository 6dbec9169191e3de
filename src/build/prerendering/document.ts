import { readFile } from 'node:fs/promises';
import { site } from '../../content/site';
import { ADDRESS_PLACEHOLDER } from '../../model/addresses/api-paths';
import { escapeHtml } from '../../model/text/text';
import { withSheet } from '../../server/publish/page-document';
import { BASIC_FONT } from '../../site/document-styles';
import type { SiteRoute } from '../../site/routes';

interface DocumentParts {
  route: SiteRoute;
  /** The prerendered page. */
  html: string;
  /** The rules that the page needs before those of the sheet. */
  style: string;
  /** The address of the sheet of all pages. */
  sheet: string;
  /** Runs at once, before the page shows (src/site/document-script.ts). */
  script: string;
  /** Addresses of the page's scripts, the entry first, the base last; a media query may say which windows need it. */
  code: [href: string, media?: string][];
}

/**
 * One page of the site as an HTML document. It is there to be read before its script, so the script starts when the
 * page is painted. `rel="expect"` holds the first paint until the start tag of what follows the main part. The typeface
 * is preloaded in the body: for one in the head, Chrome holds the first paint for up to 100 ms.
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
    ...data.map((call) => `<link rel="preload" href="${call}" as="fetch" crossorigin="anonymous">`),
  ];
  return fillTemplate('src/build/prerendering/document.html', {
    html: withSheet(html, `<link rel="stylesheet" id="sheet" href="${sheet}" fetchpriority="low">`),
    title: escapeHtml(title),
    description: escapeHtml(description),
    site: escapeHtml(site.name),
    address: ADDRESS_PLACEHOLDER,
    own: own.filter(Boolean).join('\n'),
    font: BASIC_FONT,
    inline: inline.join('\n'),
  });
}

/** The text of a file with a value for each `{{name}}` in it. */
export async function fillTemplate(file: string, values: Record<string, string>): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
