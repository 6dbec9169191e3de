/** A part of a list. */
export interface Slice<Item> {
  items: readonly Item[];
  /** The position of the first item in the whole list. */
  offset: number;
  /** The length of the whole list. */
  total: number;
}

/** The slice of a complete list. */
export function whole<Item>(items: readonly Item[]): Slice<Item> {
  return { items, offset: 0, total: items.length };
}
