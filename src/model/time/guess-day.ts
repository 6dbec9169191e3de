import { addDays, type Day, dayFrom } from './day';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LEADING_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/;
const TIME = /[t\s,]+\d{1,2}[:.]\d{2}.*$/;

/** Day 0 in spreadsheets. A date in a cell without a date format appears as the number of days since then. */
const SERIAL_START: Day = '1899-12-30';
/** Matches the days from 1954 to 2119. Other five-digit numbers are unlikely to be days. */
const SERIAL = /^[2-7]\d{4}$/;

/** Guesses the day meant by an unreadable date: `11/24/2026`, `24.11.26`, `Nov 24th, 2026`, `46350`. */
export function guessDay(text: string, isMonthFirst: boolean): Day | null {
  const plain = text.trim().toLowerCase().replace(LEADING_WEEKDAY, '').replace(TIME, '');
  if (SERIAL.test(plain)) return addDays(SERIAL_START, Number(plain));
  const words = plain.replace(/(\d)(?:st|nd|rd|th)\b/g, '$1').match(/\d+|[a-z]+/g) ?? [];
  if (words.length !== 3) return null;
  const named = words.findIndex((word) => monthOf(word) > 0);
  const numbers = words.filter((_, at) => at !== named).map(Number);
  if (numbers.some(Number.isNaN)) return null;
  if (named >= 0) return fromNumbers(numbers, monthOf(words[named] ?? ''));
  const isYearFirst = words[0]?.length === 4;
  const [first = 0, second = 0, third = 0] = isYearFirst ? numbers.toReversed() : numbers;
  // A number above 12 must be the day. Dates with dots are always day first.
  const isDaySecond = second > 12 || (isMonthFirst && first <= 12 && !isYearFirst && !plain.includes('.'));
  return isDaySecond ? fromNumbers([second, third], first) : fromNumbers([first, third], second);
}

/** Returns the number of a month, from 1; 0 for other words. */
function monthOf(word: string): number {
  return MONTHS.indexOf(word.slice(0, 3)) + 1;
}

/** Returns the day with a year and a day of the month in either order. A year with two digits is after 2000. */
function fromNumbers([first = 0, second = 0]: readonly number[], month: number): Day | null {
  // Neither may be above 31. Then the year comes last.
  const [year, date] = first > 31 ? [first, second] : [second, first];
  return dayFrom(year < 100 ? year + 2000 : year, month, date);
}
