/*
 * Dates in British English, worded like those of Intl (CLDR 45). Most pages are in English, and creating an Intl format
 * keeps a phone busy for up to 150 ms.
 */

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Which parts a date has, and how they are written. */
export interface DateOptions {
  weekday?: 'long' | 'short';
  day?: 'numeric' | '2-digit';
  month?: 'long' | 'short';
  year?: 'numeric';
}

/** The parts of a date in words. Parts that were not asked for are missing. */
export interface DateParts {
  weekday?: string;
  day?: string;
  month?: string;
  year?: string;
}

/** Tests for British English, which is also what `en` without a country means. */
export function isBritish(lang = ''): boolean {
  return /^en(-gb)?$/i.test(lang);
}

export function britishParts(date: Date, { weekday, day, month, year }: DateOptions): DateParts {
  const weekdayName = WEEKDAYS[date.getUTCDay()] ?? '';
  const monthName = MONTHS[date.getUTCMonth()] ?? '';
  const number = String(date.getUTCDate());
  return {
    ...(weekday && { weekday: weekday === 'short' ? weekdayName.slice(0, 3) : weekdayName }),
    ...(day && { day: day === '2-digit' ? number.padStart(2, '0') : number }),
    ...(month && { month: month === 'short' ? shortMonth(monthName) : monthName }),
    ...(year && { year: String(date.getUTCFullYear()) }),
  };
}

/** Returns a date such as 'Sat 21 Nov' or 'Sat, 21 Nov 2026'. */
export function britishDate(date: Date, options: DateOptions): string {
  const { weekday, day, month, year } = britishParts(date, options);
  const rest = [day, month, year].filter(Boolean).join(' ');
  return [weekday, rest].filter(Boolean).join(year ? ', ' : ' ');
}

function shortMonth(name: string): string {
  return name.slice(0, name === 'September' ? 4 : 3);
}
