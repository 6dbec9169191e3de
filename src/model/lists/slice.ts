/** A part of a list. */
export interface Slice<Item> {
  items: readonly Item[];
  /** The position of the first item in the whole list. */
  offset: number;
  /** The length of the whole list. */
  total: number;
}

/** A complete list as a slice. */
export function whole<Item>(items: readonly Item[]): Slice<Item> {
  return { items, offset: 0, total: items.length };
}

/** True for a slice that is the complete list. */
export function isWhole({ items, total }: Slice<unknown>): boolean {
  return items.length === total;
}

/** The slice with other items in place of its own, one for each. */
export function mapSlice<Item, Other>(slice: Slice<Item>, map: (item: Item) => Other): Slice<Other> {
  return { ...slice, items: slice.items.map(map) };
}
