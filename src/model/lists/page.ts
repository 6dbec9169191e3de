import type { Range } from './range';

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
