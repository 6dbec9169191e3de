import type { Range } from './range';

/** Maximum limit: low enough for a server to cache a rendered list for every limit. */
export const MAX_LIMIT = 100;

/** Reads the maximum number of items in a list, from 1 to `MAX_LIMIT`; undefined for anything else. */
export function limitOf(text: string): number | undefined {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MAX_LIMIT ? limit : undefined;
}

/** Returns how many items of a list are shown. A non-positive limit means no limit. */
export function limitedCount(count: number, limit: number | undefined): number {
  return limit !== undefined && limit >= 1 ? Math.min(count, Math.trunc(limit)) : count;
}

/** Returns the range of a list as if the list ended after `limit` items. */
export function limited<Item>(range: Range<Item>, limit: number | undefined): Range<Item> {
  const total = limitedCount(range.total, limit);
  if (total === range.total) return range;
  return { ...range, items: range.items.slice(0, Math.max(0, total - range.offset)), total };
}
