import type { FirstData } from '../model/lists/first-data';
import type { Day } from '../model/time/day';

const known = new Map<string, FirstData>();
let day: Day | undefined;
let since = Number.NEGATIVE_INFINITY;

/**
 * Keeps the data that a page or a tag came with, for the lists of a base address ('' for the page's own origin). To be
 * called before the first render of what shows it.
 */
export function begin(api: string, first: FirstData): void {
  const earlier = known.get(api);
  // Another tag's data stays beside it, unless it is of another day.
  const byCategory = { ...earlier?.projectsByCategory, ...first.projectsByCategory };
  const both = { ...earlier, ...first, ...(first.projectsByCategory && { projectsByCategory: byCategory }) };
  known.set(api, earlier?.day === first.day ? both : first);
  day = first.day;
  since = performance.now();
}

/** Forgets all of it, for the next view that a server renders. */
export function forgetFirstData(): void {
  known.clear();
  day = undefined;
}

/** The first data of a base address. */
export const firstDataAt = (api: string) => known.get(api);

/** The day for which the server has rendered what is hydrated. */
export const firstDay = () => day;

/** When first data last came, on the clock of `performance.now()`. */
export const firstDataSince = () => since;
