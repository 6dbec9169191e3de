/** Part of a list. */
export interface Range<Item> {
  items: readonly Item[];
  /** The position of the first item in the list. */
  offset: number;
  /** The length of the list. */
  total: number;
}

/** A complete list as a range. */
export function whole<Item>(items: readonly Item[]): Range<Item> {
  return { items, offset: 0, total: items.length };
}

/** The first items of a list; all of them by default. */
export function firstOf<Item>(items: readonly Item[], count = items.length): Range<Item> {
  return { items: items.slice(0, count), offset: 0, total: items.length };
}
