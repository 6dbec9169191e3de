import type { Day } from './day';

/** Adjacent items in a list that share a day or a month. `date` is the first item's; null if it has none. */
export interface DateGroup<Item> {
  date: Day | null;
  items: Item[];
}

/** Groups a list that is sorted by date into days or months. */
export function groupByDate<Item>(
  items: readonly Item[],
  by: 'day' | 'month',
  dateOf: (item: Item) => Day | null,
): DateGroup<Item>[] {
  const keyOf = (date: Day | null) => (by === 'month' ? date?.slice(0, 7) : date) ?? '';
  const groups: DateGroup<Item>[] = [];
  for (const item of items) {
    const date = dateOf(item);
    const last = groups.at(-1);
    if (last && keyOf(last.date) === keyOf(date)) last.items.push(item);
    else groups.push({ date, items: [item] });
  }
  return groups;
}
