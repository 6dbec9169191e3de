import type { Day } from '../time/day';
import { firstOf, type Range } from './range';

/** A range of a list, or several ranges by name. A range may include other data about the list. */
export type Answer<Item> = Range<Item> | Record<string, Range<Item>>;

/** A query for the part of a list that a view shows. */
export interface Query<Item, Result extends Answer<Item> = Range<Item>> {
  /** Identifies the query: the same key gives the same answer for the same list. */
  key: string;
  /** Selects the answer from the complete list. */
  select(items: readonly Item[]): Result;
}

// biome-ignore lint/suspicious/noExplicitAny: a query with any answer
export type AnyQuery<Item> = Query<Item, any>;

/** Replaces the items in each range of an answer. */
export function mapAnswer<Result extends Answer<unknown>>(
  answer: Result,
  map: (items: readonly unknown[]) => readonly unknown[],
): Result {
  if (Array.isArray(answer.items)) return { ...answer, items: map(answer.items) };
  const ranges = Object.entries(answer as Record<string, Range<unknown>>);
  return Object.fromEntries(ranges.map(([name, range]) => [name, mapAnswer(range, map)])) as Result;
}

/** Returns a query for the first items of a list, in its order. @param count default: all. */
export function firstItems<Item>(count?: number): Query<Item> {
  return { key: `first=${count ?? 'all'}`, select: (items) => firstOf(items, count) };
}

/** Returns a query for the item with the given id. The range has one item, or none. */
export function itemById<Item extends { id: string }>(id: string): Query<Item> {
  return {
    key: `id=${id}`,
    select(items) {
      const item = findItem(items, id);
      return firstOf(item ? [item] : []);
    },
  };
}

/** Returns the first item with the given id. */
export function findItem<Item extends { id: string }>(items: readonly Item[], id: string): Item | undefined {
  return items.find((item) => item.id === id);
}

/** The answers that a page or a tag was rendered from, and hydrates with. Sent as JSON. */
export interface Snapshot {
  /** The day in the society's time zone, by which events were sorted. */
  day: Day;
  /** The moment by which events were marked as ended, in ms since 1970. Without it, none was. */
  now?: number;
  /** The query that the page was rendered for, without its question mark; '' if there is none. */
  search: string;
  /** By list path and query key. Items are as views use them, with addresses relative to the server. */
  answers: Record<string, Record<string, unknown>>;
}

/** Where server rendering gets its answers from. */
export interface SnapshotSource extends Pick<Snapshot, 'day' | 'now' | 'search'> {
  /** Answers a query on the list at a path; undefined if the list has never been read. */
  answer(path: string, query: AnyQuery<never>): unknown;
}

/** Server-rendered HTML, and the answers it was rendered from. Without a source there is no snapshot. */
export interface RenderResult {
  html: string;
  snapshot?: Snapshot | undefined;
}
