import type { Snapshot } from '../../../model/lists/query';

const ROOT = '<div id="root">';
/** End tag of the root, the last `div` in a built page (src/build/prerendering/document.ts). */
const ROOT_END = '</div>';

/** Returns whether React renders the page. */
export function hasRoot(page: string): boolean {
  return page.includes(ROOT);
}

const SHEET = /<link rel="stylesheet"[^>]*>/;

/**
 * Inserts the link to the site's style sheet before the footer, the first part that needs it. While it loads, browsers
 * show the content above the link.
 */
export function withSheet(html: string, link: string): string {
  const footer = html.lastIndexOf('<footer ');
  return footer < 0 ? html + link : html.slice(0, footer) + link + html.slice(footer);
}

/**
 * Inserts rendered content into a built page's root, followed by the snapshot that React hydrates from. Removes the
 * preloads for lists whose data is in the snapshot.
 * @param page a built page with a root.
 */
export function withView(page: string, html: string, snapshot: Snapshot): string {
  const begin = page.indexOf(ROOT);
  const end = page.lastIndexOf(ROOT_END);
  const data = `<script type="application/json" id="snapshot">${scriptJson(snapshot)}</script>`;
  const head = Object.keys(snapshot.answers).reduce(withoutPreload, page.slice(0, begin));
  const content = withSheet(html, SHEET.exec(page)?.[0] ?? '');
  return `${head}${ROOT}${content}${ROOT_END}\n${data}${page.slice(end + ROOT_END.length)}`;
}

function withoutPreload(head: string, call: string): string {
  const begin = head.indexOf(`<link rel="preload" href="${call}" as="fetch"`);
  if (begin < 0) return head;
  const end = head.indexOf('>', begin) + 1;
  return head.slice(0, begin) + head.slice(end).replace(/^\n/, '');
}

/**
 * Serialises data for a script element, so that it can't close the element or open a comment. Escapes U+2028 and
 * U+2029, which end a line in old JavaScript parsers, and @, to hide email addresses from harvesters.
 */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('@', '\\u0040')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
