import { ALUMNI_PAGES_PATH, EMBED_PATH, LOADER_PATH } from '../../model/addresses/api-paths';
import type { SheetName } from '../settings/settings';

/** Paths of the list pages. */
export const LIST_PAGES = {
  events: '/events',
  news: '/news',
  'student-life': '/student-life',
} as const satisfies Record<SheetName, string>;

export const ALUMNI_PAGE = '/alumni';

/** Returns the path of an item: an event's own page, or the list page with the item's dialog open. */
export function itemPath(sheet: SheetName, id: string): string {
  const encoded = encodeURIComponent(id);
  return sheet === 'events' ? `${LIST_PAGES.events}/${encoded}` : `${LIST_PAGES[sheet]}?item=${encoded}`;
}

/** Returns the id in the path of an event's page; undefined for other paths. */
export function eventIdIn(path: string): string | undefined {
  const [, segment] = /^\/events\/([^/]+)$/.exec(path) ?? [];
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return segment; // malformed, so no event has it
  }
}

/** Query parameters that affect a response, by path. Others are ignored: visitors could make up any number of them. */
const PARAMETERS: Record<string, readonly string[]> = {
  [LIST_PAGES.events]: ['today', 'upcoming', 'past'],
  [LIST_PAGES.news]: ['page', 'item'],
  [LIST_PAGES['student-life']]: ['page', 'item'],
  [ALUMNI_PAGE]: ['name', 'batch', 'page'],
  [ALUMNI_PAGES_PATH]: ['name', 'batch', 'page'],
};

/**
 * Returns the cache key of a URL: its path and relevant parameters, in a fixed order.
 * @param url the path and query that the client sent.
 */
export function cacheKey(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const given = new URLSearchParams(query);
  const plain = path.replace(/(?<=[^/])\/$/, '');
  const hasTags = plain.startsWith(`${EMBED_PATH}/`) || plain === LOADER_PATH;
  const names = hasTags ? [...new Set(given.keys())].sort() : (PARAMETERS[plain] ?? []);
  const relevant = names.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return relevant.length > 0 ? `${plain}?${new URLSearchParams(relevant)}` : plain;
}
