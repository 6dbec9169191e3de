import { findItem } from './item';
import { firstOf, type Range } from './range';

/** Ranges of a list: one, or several by name. They may have further facts about the list. */
export type Answer<Item> = Range<Item> | Record<string, Range<Item>>;

/** Asks for the part of a list that a view shows. */
export interface Query<Item, Result extends Answer<Item> = Range<Item>> {
  /** Identifies the query: the same key gives the same answer for the same list. */
  key: string;
  /** Takes the answer from the complete list. */
  select(items: readonly Item[]): Result;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever its answer
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

/** Asks for the first items of a list, in its order. @param count default: all. */
export function firstItems<Item>(count?: number): Query<Item> {
  return { key: `first=${count ?? 'all'}`, select: (items) => firstOf(items, count) };
}

/** Asks for the item with an id: a range of one, or an empty one if there is none. */
export function itemById<Item extends { id: string }>(id: string): Query<Item> {
  return {
    key: `id=${id}`,
    select(items) {
      const item = findItem(items, id);
      return firstOf(item ? [item] : []);
    },
  };
}
