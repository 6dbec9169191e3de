/** A sheet that has fewer than half of the items that it had. */
export interface Shrinkage {
  /** How many items it had. */
  from: number;
  /** When it was first read with fewer than half of them, as an ISO date with its time. */
  since: string;
}

/** How long a sheet counts as shrunk: longer than the editor needs to notice. */
const REPORTED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Compares a sheet with its last good copy. A shrunk sheet is shown all the same, as an editor may mean it; so the
 * next copy has as few items, and the earlier number is kept beside it.
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
