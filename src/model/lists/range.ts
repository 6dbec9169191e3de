/** Part of a list. */
export interface Range<Item> {
  items: readonly Item[];
  /** The first item's position in the list. */
  offset: number;
  /** The length of the list. */
  total: number;
}

/** Returns a complete list as a range. */
export function whole<Item>(items: readonly Item[]): Range<Item> {
  return { items, offset: 0, total: items.length };
}

/** Returns the first items of a list; by default, all of them. */
export function firstOf<Item>(items: readonly Item[], count = items.length): Range<Item> {
  return { items: items.slice(0, count), offset: 0, total: items.length };
}

/** Maximum limit: low enough for a server to cache a rendered list for every limit. */
export const MAX_LIMIT = 100;

/** Reads the maximum number of items in a list, from 1 to `MAX_LIMIT`; undefined for anything else. */
export function limitOf(text: string): number | undefined {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MAX_LIMIT ? limit : undefined;
}

/** Returns how many items of a list are shown. A non-positive limit means no limit. */
export function limitedCount(count: number, limit: number | undefined): number {
  return limit !== undefined && limit >= 1 ? Math.min(count, Math.trunc(limit)) : count;
}

/** Returns the range of a list as if the list ended after `limit` items. */
export function limited<Item>(range: Range<Item>, limit: number | undefined): Range<Item> {
  const total = limitedCount(range.total, limit);
  if (total === range.total) return range;
  return { ...range, items: range.items.slice(0, Math.max(0, total - range.offset)), total };
}

export const EVENTS_PER_PAGE = 6;

/** Number of items in the news page's row. The list of earlier news has the rest. */
export const LATEST_NEWS = 6;

/** Number of items on a page of earlier news. */
export const NEWS_PER_PAGE = 24;

export const PROJECTS_PER_PAGE = 9;

export const PANEL_EVENTS = 3;

export const PANEL_NEWS = 3;

/** Number of news cards that the server renders in a page or tag: as many as fit on a wide screen. */
export const NEWS_CARDS = 8;

/** One page of a list. */
export interface Page<Item> {
  /** Empty unless the range has all of the page's items. */
  items: readonly Item[];
  /** From 1 to `total`. */
  page: number;
  /** At least 1. */
  total: number;
  /** Whether the range has all of the page's items. */
  isComplete: boolean;
}

/** Cuts a page out of a range of a list. A page number that is out of range becomes the nearest page. */
export function pageOf<Item>({ items, ...range }: Range<Item>, page: number, perPage: number): Page<Item> {
  const total = Math.max(1, Math.ceil(range.total / perPage));
  const within = Math.min(Math.max(1, Math.trunc(page) || 1), total);
  const first = (within - 1) * perPage;
  const from = first - range.offset;
  const shown = from < 0 ? [] : items.slice(from, from + perPage);
  const isComplete = shown.length === Math.min(perPage, range.total - first);
  return { items: isComplete ? shown : [], page: within, total, isComplete };
}

/** Returns the number of the page on which a range begins, from 1. */
export function pageAt({ offset }: Range<unknown>, perPage: number): number {
  return Math.floor(offset / perPage) + 1;
}

/** Returns where a page begins and ends in a list, and its number, clamped to the list's pages. */
export function pageBounds(length: number, page: number, perPage: number) {
  const { page: within } = pageOf({ items: [], offset: 0, total: length }, page, perPage);
  return { page: within, first: (within - 1) * perPage, end: Math.min(length, within * perPage) };
}

/** Returns a page of a complete list as a range. */
export function pageRange<Item>(items: readonly Item[], page: number, perPage: number): Range<Item> {
  const { first, end } = pageBounds(items.length, page, perPage);
  return { items: items.slice(first, end), offset: first, total: items.length };
}

/** Reads a page number from a query string. The result may be any number, or NaN. */
export function pageIn(query: URLSearchParams, name = 'page'): number {
  return Number(query.get(name) ?? 1);
}
