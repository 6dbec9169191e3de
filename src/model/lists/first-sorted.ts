/** Up to so many items, an item is put into its place among them; beyond that, sorting the list costs less. */
const MAX_PLACED = 500;

/**
 * The first items of a list in sorted order, without sorting all of it. Equal items keep their order.
 * @param count of the items that are wanted.
 */
export function firstSorted<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  count: number,
): readonly Item[] {
  if (count <= 0) return [];
  if (count > MAX_PLACED) return [...items].sort(compare).slice(0, count);
  const first: Item[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    first.splice(placeOf(item, first, compare), 0, item);
    first.length = Math.min(first.length, count);
  }
  return first;
}

/** The position after all items that are equal or before it. */
function placeOf<Item>(item: Item, sorted: readonly Item[], compare: (a: Item, b: Item) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(item, sorted[middle] as Item) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
