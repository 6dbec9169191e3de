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
