import type { Slice } from '../model/lists/slice';

/** The part of a list that a page or a tag came with. */
export interface FirstList<Item> extends Slice<Item> {
  /** The item that the page's query selects, which may be outside the part. */
  selected?: Item | undefined;
}

/** Reads the rows of a part, and that of the selected item. */
export function firstList<Item>(
  items: (rows: readonly unknown[]) => Item[],
  slice: Slice<object> | undefined,
  selected?: object | null,
): FirstList<Item> | undefined {
  return slice && { ...slice, items: items(slice.items), selected: selected ? items([selected])[0] : undefined };
}

/** Whether a part has so many items from the list's beginning, or all there are. */
export function beginsWith({ items, offset, total }: Slice<unknown>, count: number): boolean {
  return offset === 0 && items.length >= Math.min(count, total);
}
