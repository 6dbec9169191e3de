import type { Range } from './range';

/** The largest limit. There are so few that a server can keep the first view of each. */
export const MAX_LIMIT = 100;

/** Reads how many items a list shows at most: a whole number from 1 to `MAX_LIMIT`; undefined for anything else. */
export function limitOf(text: string): number | undefined {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MAX_LIMIT ? limit : undefined;
}

/** The number of items that a list of some length shows. A non-positive limit means no limit. */
export function limitedCount(count: number, limit: number | undefined): number {
  return limit !== undefined && limit >= 1 ? Math.min(count, Math.trunc(limit)) : count;
}

/** The range of a list that ends after so many items. */
export function limited<Item>(range: Range<Item>, limit: number | undefined): Range<Item> {
  const total = limitedCount(range.total, limit);
  if (total === range.total) return range;
  return { ...range, items: range.items.slice(0, Math.max(0, total - range.offset)), total };
}
