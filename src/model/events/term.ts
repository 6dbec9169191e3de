import { type Day, dayFrom, formatDays } from '../time/day';

/** The months, from 1, in which terms begin, where a society sets none: January and July. */
const TERM_MONTHS: readonly number[] = [1, 7];

/** Items of a term, in the order of the list. */
export interface TermGroup<Item> {
  /** The first day of the term; null for items without a date. */
  first: Day | null;
  items: Item[];
}

/**
 * Groups a list that is sorted by date: neighbours of the same term are one group.
 * @param months in which terms begin, from 1; without a valid one, January and July.
 */
export function groupByTerm<Item extends { date: Day | null }>(
  items: readonly Item[],
  months: readonly number[] = TERM_MONTHS,
): TermGroup<Item>[] {
  const groups: TermGroup<Item>[] = [];
  for (const item of items) {
    const first = item.date && termStart(item.date, months);
    const last = groups.at(-1);
    if (last?.first === first) last?.items.push(item);
    else groups.push({ first, items: [item] });
  }
  return groups;
}

/** The first day of the term that a day is in. */
export function termStart(day: Day, months: readonly number[] = TERM_MONTHS): Day {
  const { year, month } = partsOf(day);
  const starts = validMonths(months);
  const start = starts.filter((each) => each <= month).at(-1);
  return start ? firstDay(year, start) : firstDay(year - 1, starts.at(-1) ?? 1);
}

/**
 * A term as a heading says it: 'July – December 2026'.
 * @param first its first day.
 * @param lang a BCP 47 tag; a malformed or missing one means the runtime's language.
 */
export function termLabel(first: Day, lang?: string, months: readonly number[] = TERM_MONTHS): string {
  const { year, month } = partsOf(first);
  const starts = validMonths(months);
  const next = starts.find((each) => each > month) ?? (starts[0] ?? 1) + 12;
  const last = next > 13 ? firstDay(year + 1, next - 13) : firstDay(year, next - 1);
  return formatDays(first, last, { month: 'long', year: 'numeric' }, lang);
}

function validMonths(months: readonly number[]): readonly number[] {
  const valid = months.filter((month) => dayFrom(2000, month, 1)).sort((a, b) => a - b);
  return valid[0] ? valid : TERM_MONTHS;
}

function partsOf(day: Day) {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return { year, month };
}

/** The first day of a month. There is no year 0: what would begin in it begins with the calendar. */
function firstDay(year: number, month: number): Day {
  return dayFrom(year, month, 1) ?? '0001-01-01';
}
