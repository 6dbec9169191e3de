import type { Slice } from './slice';

/** The largest limit. There are so few that a server can keep the first view of each. */
export const MAX_LIMIT = 100;

/** Reads how many items a list shows at most: a whole number from 1 to `MAX_LIMIT`; undefined for anything else. */
export function limitOf(text: string): number | undefined {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MAX_LIMIT ? limit : undefined;
}

/** The number of items that a list of some length shows. What is no positive number limits nothing. */
export function limitedCount(count: number, limit: number | undefined): number {
  return limit !== undefined && limit >= 1 ? Math.min(count, Math.trunc(limit)) : count;
}

/** The slice of a list that ends after so many items. */
export function limited<Item>(slice: Slice<Item>, limit: number | undefined): Slice<Item> {
  const total = limitedCount(slice.total, limit);
  if (total === slice.total) return slice;
  return { ...slice, items: slice.items.slice(0, Math.max(0, total - slice.offset)), total };
}
