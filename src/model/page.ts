/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** From 1, within the pages there are. */
  page: number;
  /** At least 1. */
  total: number;
}

/** Cuts a page out of a list. A page that is not there, or no number, becomes the nearest that is. */
export function pageOf<Item>(list: readonly Item[], page: number, perPage: number): Page<Item> {
  const total = Math.max(1, Math.ceil(list.length / perPage));
  const wanted = Number.isFinite(page) ? Math.trunc(page) : 1;
  const within = Math.min(Math.max(1, wanted), total);
  return { items: list.slice((within - 1) * perPage, within * perPage), page: within, total };
}
