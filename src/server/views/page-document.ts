import { escapeHtml } from '../../model/escape-html';
import type { FirstData } from '../../model/first-data';
import { scriptJson } from '../http/script-json';
import type { ViewHead } from './page-view';

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

/**
 * A page with the title, description and address of one of its views. Search engines should not list the view: it shows
 * people (see public/robots.txt).
 */
export function withHead(page: string, { title, description, query }: ViewHead): string {
  const [text, summary, search] = [title, description, query].map(escapeHtml) as [string, string, string];
  const values: Record<string, string> = { 'og:title': text, description: summary, 'og:description': summary };
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text}</title>\n<meta name="robots" content="noindex">`)
    .replace(/(<link rel="canonical" href="[^"]*)/, (start) => start + search)
    .replace(/(<meta property="og:url" content="[^"]*)/, (start) => start + search)
    .replace(/(<meta (?:name|property)="([^"]*)" content=")[^"]*/g, (tag, start, key) =>
      Object.hasOwn(values, key) ? start + values[key] : tag,
    );
}
