import type { Slice } from './slice';

/** Event cards on a page of a section. */
export const EVENTS_PER_PAGE = 6;

/** Entries on a page of the news by month. */
export const NEWS_PER_PAGE = 24;

/** Cards on a page of the student-life projects. */
export const PROJECTS_PER_PAGE = 9;

/** Events on the home page. */
export const PANEL_EVENTS = 3;

/** News on the home page. */
export const PANEL_NEWS = 3;

/** One page of a list. */
export interface Page<Item> {
  /** Empty if the slice has not all of them. */
  items: readonly Item[];
  /** From 1, within the pages there are. */
  page: number;
  /** At least 1. */
  total: number;
  /** False if the slice has not all items of the page. */
  isComplete: boolean;
}

/** Cuts a page out of a list of which a slice is known. A page that is not there, or no number, becomes the nearest. */
export function pageOf<Item>({ items, ...slice }: Slice<Item>, page: number, perPage: number): Page<Item> {
  const total = Math.max(1, Math.ceil(slice.total / perPage));
  const within = Math.min(Math.max(1, Math.trunc(page) || 1), total);
  const first = (within - 1) * perPage;
  const from = first - slice.offset;
  const shown = from < 0 ? [] : items.slice(from, from + perPage);
  const isComplete = shown.length === Math.min(perPage, slice.total - first);
  return { items: isComplete ? shown : [], page: within, total, isComplete };
}

/** The page that a slice begins with, from 1: the one to show until the whole list is there. */
export function pageAt({ offset }: Slice<unknown>, perPage: number): number {
  return Math.floor(offset / perPage) + 1;
}

/** Where a page begins and ends in a list of a length; a page that is not there becomes the nearest, `page`. */
export function pageBounds(length: number, page: number, perPage: number) {
  const { page: within } = pageOf({ items: [], offset: 0, total: length }, page, perPage);
  return { page: within, first: (within - 1) * perPage, end: Math.min(length, within * perPage) };
}

/** The number of a list's page in an address's query, from 1. What is no number becomes one by `pageOf`. */
export function pageIn(query: URLSearchParams, name = 'page'): number {
  return Number(query.get(name) ?? 1);
}
