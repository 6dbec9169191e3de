import type { Day } from '../model/day';
import type { FirstData } from '../model/first-data';

/** First data, and when it began to count on the clock of `performance.now()`. */
export interface KnownData {
  first: FirstData;
  since: number;
}

const known = new Map<string, KnownData>();
let day: Day | undefined;

/**
 * Keeps the data that a page or a tag came with, for the lists of a base address ('' for the page's own origin). To be
 * called before the first render of what shows it.
 */
export function begin(api: string, first: FirstData): void {
  const earlier = known.get(api)?.first;
  // Another tag's data stays beside it, unless it is of another day.
  known.set(api, { first: earlier?.day === first.day ? { ...earlier, ...first } : first, since: performance.now() });
  day = first.day;
}

/** Forgets all of it, for the next page that a server renders. */
export function forgetFirstData(): void {
  known.clear();
  day = undefined;
}

/** The first data of a base address. */
export function firstDataAt(api: string): KnownData | undefined {
  return known.get(api);
}

/** The day for which the server has rendered what is hydrated. */
export function firstDay(): Day | undefined {
  return day;
}
