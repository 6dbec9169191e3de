/** A sheet with fewer than half as many items as before. */
export interface Shrinkage {
  /** How many items it had. */
  from: number;
  /** When that was first seen, in ISO 8601. */
  since: string;
}

/** How long it is reported: longer than an editor takes to notice. */
const REPORTED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Compares a sheet with its last good copy. A shrunk sheet is served all the same, as it may be intended. So the next
 * copy has as few items, and stores the earlier number with them.
 */
export function shrinkageOf(
  before: { items: readonly unknown[]; shrunk: Shrinkage | null },
  items: number,
  now: Date,
): Shrinkage | null {
  const known = before.shrunk && now.getTime() - Date.parse(before.shrunk.since) < REPORTED_MS ? before.shrunk : null;
  const from = Math.max(before.items.length, known?.from ?? 0);
  if (items * 2 >= from) return null;
  return { from, since: known?.since ?? now.toISOString() };
}
