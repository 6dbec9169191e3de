import { site } from '../../content/site';
import { escapeHtml } from '../../model/escape-html';
import { ADDRESS_PLACEHOLDER } from '../../model/public-address';
import { BASIC_FONT } from '../../site/document-styles';
import type { SiteRoute } from '../../site/routes';

interface DocumentParts {
  route: SiteRoute;
  /** The prerendered page. */
  html: string;
  style: string;
  /** Runs at once, before the page shows (src/site/document-script.ts). */
  script: string;
  /** Addresses of the page's scripts, the entry first; each may have a condition for the windows in which it is needed. */
  code: [href: string, media?: string][];
}

/** Size in px of the picture for link previews (public/og.png). */
const PREVIEW_SIZE_PX = { width: 1200, height: 630 };

/**
 * One page of the site as an HTML document. It is there to be read before its script, so the script starts when the
 * page is painted. `rel="expect"` keeps browsers from painting a part of the page first, which costs a slow phone 40 ms.
 */
export function documentText({ route, html, style, script, code }: DocumentParts): string {
  const { path, title, description, noindex, standalone, data = [] } = route;
  const fixed = !noindex && !path.includes('{');
  const picture = `${ADDRESS_PLACEHOLDER}/og.png`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    noindex && meta('name', 'robots', 'noindex'),
    standalone && meta('name', 'referrer', 'no-referrer'),
    fixed && `<link rel="canonical" href="${escapeHtml(ADDRESS_PLACEHOLDER + path)}">`,
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    fixed && meta('property', 'og:url', ADDRESS_PLACEHOLDER + path),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(PREVIEW_SIZE_PX.width)),
    meta('property', 'og:image:height', String(PREVIEW_SIZE_PX.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'color-scheme', 'light dark'),
    '<meta name="theme-color" content="#f6f4ee" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0e1b27" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="alternate" type="application/atom+xml" title="News" href="/news.atom">',
    '<link rel="alternate" type="text/calendar" title="Events" href="/events.ics">',
    `<link rel="preload" href="${BASIC_FONT}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="expect" href="#main" blocking="render">',
    `<style>${style}</style>`,
    `<script type="application/json" id="code">${JSON.stringify(code)}</script>`,
    `<script>${script}</script>`,
    ...data.map((call) => `<link rel="preload" href="${call}" as="fetch" crossorigin="anonymous">`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body class="ummes-page">
<div id="root">${html}</div>
</body>
</html>
`;
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}
