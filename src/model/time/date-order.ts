import { type DateOrder, type Day, dayFrom } from './day';

/** A single cell that can only be month first may be a typing error. */
const MIN_MONTH_FIRST = 2;

/** Matches a date of three numbers. Dates with dots are always day first, so they are left out. */
const NUMBERS = /^(\d\d?)([/-])(\d\d?)\2(\d{4}|\d\d)$/;

/** The days that a date of three numbers can mean; null if the calendar has no such day. */
interface Readings {
  dayFirst: Day | null;
  monthFirst: Day | null;
}

/** Reads a date in both orders; undefined if it isn't three numbers. A year of two digits is in this century. */
function readingsOf(text: string): (Readings & { hasWholeYear: boolean }) | undefined {
  const [, first, , second, year] = NUMBERS.exec(text) ?? [];
  if (!year) return undefined;
  const hasWholeYear = year.length === 4;
  const fullYear = hasWholeYear ? Number(year) : 2000 + Number(year);
  return {
    dayFirst: dayFrom(fullYear, Number(second), Number(first)),
    monthFirst: dayFrom(fullYear, Number(first), Number(second)),
    hasWholeYear,
  };
}

/** Decides how a column's dates are read. @param shortYears whether dates with two-digit years count too. */
export function dateOrder(cells: readonly string[], shortYears = false): DateOrder {
  const readings = cells.map(readingsOf).filter((found) => found && (shortYears || found.hasWholeYear));
  const monthFirst = readings.filter((found) => found?.monthFirst && !found.dayFirst).length;
  const dayFirst = readings.filter((found) => found?.dayFirst && !found.monthFirst).length;
  if (monthFirst > 0 && dayFirst > 0) return 'mixed';
  return monthFirst >= MIN_MONTH_FIRST ? 'month-first' : 'day-first';
}

/** Tests whether a date means different days when it is read day first and month first. */
export function isAmbiguousDate(text: string): boolean {
  const { dayFirst = null, monthFirst = null, hasWholeYear } = readingsOf(text) ?? {};
  return hasWholeYear === true && dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;
}

/** Tests whether a date can only be month first. */
export function isOnlyMonthFirst(text: string): boolean {
  const { dayFirst, monthFirst, hasWholeYear } = readingsOf(text) ?? {};
  return hasWholeYear === true && dayFirst === null && monthFirst !== null;
}
