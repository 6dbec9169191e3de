import type { SheetName } from '../settings/settings';
import type { SheetRow } from '../sheets/rows';

/** Characters of a description that previews show. */
const DESCRIPTION_CHARACTERS = 200;

/** Formats that the makers of previews read; they know no SVG. */
const PHOTO = /^https?:\/\/[^?#]+\.(?:jpe?g|png|webp|gif)(?:[?#]|$)|^https:\/\/drive\.google\.com\/thumbnail\?/i;

/** The item that an address is about, when it is about one. */
export interface Subject {
  sheet: SheetName;
  id: string;
  /** The address without the site's, as previews should name it. */
  address: string;
}

const ITEM_PAGES: Readonly<Record<string, SheetName>> = { '/news': 'news', '/student-life': 'student-life' };

/** @param path without a slash at its end, as the address has it. */
export function subjectOf(path: string, query: URLSearchParams): Subject | undefined {
  const [, segment] = /^\/events\/([^/]+)$/.exec(path) ?? [];
  if (segment) return { sheet: 'events', id: decoded(segment), address: path };
  const sheet = Object.hasOwn(ITEM_PAGES, path) ? ITEM_PAGES[path] : undefined;
  const id = query.get('item');
  return sheet && id ? { sheet, id, address: `${path}?item=${encodeURIComponent(id)}` } : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // no encoding, and no event's id
  }
}

/**
 * A page's HTML whose title and Open Graph data tell of one item, for link previews. Everything else,
 * and so the page's policy, stays as it is.
 * @param site the site's address, without a slash at its end.
 */
export function withOpenGraph(html: string, row: SheetRow, address: string, site: string): string {
  const siteName = /<title>[^<]*( · [^<]*)<\/title>/.exec(html)?.[1] ?? ''; // escaped already
  const title = escapeText(row.title);
  const description = escapeText(shortened(row.description));
  const picture = URL.canParse(row.imageUrl, site) ? new URL(row.imageUrl, site).href : '';
  let head = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}${siteName}</title>`)
    .replace(/(<link rel="canonical" href=")[^"]*/, (_, start) => start + escapeText(site + address));
  const set = (key: string, content: string) => {
    head = head.replace(new RegExp(`(<meta (?:name|property)="${key}" content=")[^"]*`), (_, start) => start + content);
  };
  set('og:title', title);
  set('og:type', 'article');
  set('og:url', escapeText(site + address));
  if (description) {
    set('description', description);
    set('og:description', description);
  }
  if (row.imageUrl && PHOTO.test(picture)) {
    set('og:image', escapeText(picture));
    head = head.replace(/<meta property="og:image:(?:width|height)" content="[^"]*">\n?/g, ''); // the default's
  }
  return head;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line.slice(0, DESCRIPTION_CHARACTERS * 2));
  if (characters.length <= DESCRIPTION_CHARACTERS) return line;
  return `${characters.slice(0, DESCRIPTION_CHARACTERS).join('').trimEnd()}…`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
