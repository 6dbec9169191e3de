import type { FirstData } from '../../model/first-data';
import { scriptJson } from '../http/script-json';

const ROOT = '<div id="root">';
/** The root is the last element of the kind in a built page (src/build/prerendering/document.ts). */
const ROOT_END = '</div>';

/** Whether a page is one of the site's, which React renders. */
export function hasRoot(page: string): boolean {
  return page.includes(ROOT);
}

/**
 * A built page with its data: the rendered content in its root, and the data that React hydrates from.
 * @param page that has a root.
 * @param calls whose answers are in the data: the page no longer starts them.
 */
export function withView(page: string, html: string, first: FirstData, calls: readonly string[]): string {
  const begin = page.indexOf(ROOT);
  const end = page.lastIndexOf(ROOT_END);
  const data = `<script type="application/json" id="first-data">${scriptJson(first)}</script>`;
  const head = calls.reduce(withoutPreload, page.slice(0, begin));
  return `${head}${ROOT}${html}${ROOT_END}\n${data}${page.slice(end + ROOT_END.length)}`;
}

function withoutPreload(head: string, call: string): string {
  const begin = head.indexOf(`<link rel="preload" href="${call}" as="fetch"`);
  if (begin < 0) return head;
  const end = head.indexOf('>', begin) + 1;
  return head.slice(0, begin) + head.slice(end).replace(/^\n/, '');
}

/** A page that search engines should not keep. @param title of the document. */
export function asMissing(page: string, title: string): string {
  const noindex = page.includes('<meta name="robots"') ? '' : '\n<meta name="robots" content="noindex">';
  return page.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${noindex}`);
}
