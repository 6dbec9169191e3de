import { addDays, type Day, dayFrom } from '../time/day';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/;
const TIME = /[t\s,]+\d{1,2}[:.]\d{2}.*$/;

/** Spreadsheets count days from here, and show the number in a cell that has lost its format. */
const SERIAL_START: Day = '1899-12-30';
/** From 1954 to 2119: other numbers of five digits are hardly days. */
const SERIAL = /^[2-7]\d{4}$/;

/** The day that a text which is not read as a date probably means: `11/24/2026`, `24.11.26`, `Nov 24th, 2026`, `46350`. */
export function guessDay(text: string): Day | null {
  const plain = text.trim().toLowerCase().replace(WEEKDAY, '').replace(TIME, '');
  if (SERIAL.test(plain)) return addDays(SERIAL_START, Number(plain));
  const words = plain.replace(/(\d)(?:st|nd|rd|th)\b/g, '$1').match(/\d+|[a-z]+/g) ?? [];
  if (words.length !== 3) return null;
  const named = words.findIndex((word) => monthOf(word) > 0);
  const numbers = words.filter((_, at) => at !== named).map(Number);
  if (numbers.some(Number.isNaN)) return null;
  if (named >= 0) return fromNumbers(numbers, monthOf(words[named] ?? ''));
  const isYearFirst = words[0]?.length === 4;
  const [first = 0, second = 0, third = 0] = isYearFirst ? numbers.toReversed() : numbers;
  // The sheets write the day first; a second number above 12 can only be the day.
  return second > 12 ? fromNumbers([second, third], first) : fromNumbers([first, third], second);
}

/** From 1; 0 for no month. */
function monthOf(word: string): number {
  return MONTHS.indexOf(word.slice(0, 3)) + 1;
}

function fromNumbers(numbers: readonly number[], month: number): Day | null {
  const [year = 0, date = 0] = [...numbers].sort((a, b) => Number(b > 31) - Number(a > 31));
  if (year > 31) return dayFrom(year < 100 ? year + 2000 : year, month, date);
  const [first = 0, last = 0] = numbers; // the year has two digits, and stands last
  return dayFrom(last + 2000, month, first);
}
