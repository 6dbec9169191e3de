import { webAddress } from '../../model/forms/field-rules';
import {
  AMBIGUOUS_DATE,
  EMPTY_DATE,
  EMPTY_DATE_ROW,
  FOLDER,
  MONTH_FIRST,
  ONE_PICTURE,
  SPREADSHEET_ERROR,
  UNUSABLE_ID,
} from '../../model/lists/reasons';
import type { Problem } from '../../model/lists/row';
import { addDays, type Day, dayFrom, formatDay, sheetDay } from '../../model/time/day';

/** Matches a URL without a scheme: `www.example.com/a.jpg`. */
const BARE_ADDRESS = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;
const STARTS_WITH_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;
const HOUR = /^(?:[01]?\d|2[0-3])$/;

const PICTURE_ADVICE =
  'the URL of a picture: https://…, a file on this site such as /pictures/lathe.jpg, or a link to a file shared on Google Drive';
const DEFAULT_ADVICE = 'different text, or leave the cell empty';

const DATE_FORMAT =
  'format the whole column as dd/MM/yyyy (Google Sheets: Format > Number > Custom date and time), or write 2026-11-24';

/** Advice for problems that any kind of sheet can have. */
const COMMON_FIXES: Record<string, string> = {
  [SPREADSHEET_ERROR]: "correct the cell's formula, or replace it with its value",
  [EMPTY_DATE]: 'the date, or clear the cell, including any formula',
  [EMPTY_DATE_ROW]: 'clear the row, including any formulas',
  [MONTH_FIRST]: DATE_FORMAT,
  [AMBIGUOUS_DATE]: DATE_FORMAT,
  [FOLDER]: 'open the folder, then copy the link of a picture in it (Share > Copy link)',
  [ONE_PICTURE]: 'keep one picture in the cell',
  [UNUSABLE_ID]: 'a short name of letters, digits and hyphens',
};

/** Advice for each column in which a normaliser finds problems. */
const FIXES: Record<string, (value: string, isMonthFirst: boolean) => string> = {
  id: () => 'a short name that no other row uses, or leave the cell empty',
  title: () => 'the title that visitors should see',
  date: (value, isMonthFirst) =>
    suggestDay(value, isMonthFirst) ?? 'a date such as 24/11/2026, or leave the cell empty until the date is known',
  publishedAt: (value, isMonthFirst) =>
    suggestDay(value, isMonthFirst) ??
    'a date such as 24/11/2026, or keep the text if visitors should see it unchanged',
  time: (value) =>
    HOUR.test(value) ? `${value.padStart(2, '0')}:00` : 'a time such as 18:30, or a start and an end: 18:30-20:00',
  status: () => 'cancelled, postponed or moved online, or leave the cell empty if the event takes place as planned',
  link: (value) =>
    suggestAddress(value) ??
    'a URL such as https://example.org/register, a path such as /contact, or leave the cell empty',
  imageUrl: (value) => suggestAddress(value) ?? PICTURE_ADVICE,
  otherImages: (value) => suggestAddress(value) ?? `${PICTURE_ADVICE}; separate multiple pictures with commas`,
  images: (value) => suggestAddress(value) ?? PICTURE_ADVICE,
};

/** Suggests a correction for a problem that a normaliser has reported. */
export function suggestFix({ column, value, reason, isMonthFirst = false }: Problem): string {
  return COMMON_FIXES[reason] ?? FIXES[column]?.(value, isMonthFirst) ?? DEFAULT_ADVICE;
}

function suggestDay(value: string, isMonthFirst: boolean): string | undefined {
  const day = guessDay(value, isMonthFirst);
  if (!day) return undefined;
  const weekday = formatDay(day, { weekday: 'long' }, 'en');
  const written = STARTS_WITH_WEEKDAY.exec(value)?.[0] ?? '';
  return weekday.toLowerCase().startsWith(written.toLowerCase())
    ? sheetDay(day)
    : `${sheetDay(day)}, which is a ${weekday}, or the date you mean`;
}

function suggestAddress(value: string): string | undefined {
  return (BARE_ADDRESS.test(value) && webAddress(value)) || undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LEADING_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/;
const TIME = /[t\s,]+\d{1,2}[:.]\d{2}.*$/;

/** Day 0 in spreadsheets. A date in a cell without a date format appears as the number of days since then. */
const SERIAL_START: Day = '1899-12-30';
/** Matches the days from 1954 to 2119. Other five-digit numbers are unlikely to be days. */
const SERIAL = /^[2-7]\d{4}$/;

/** Guesses the day meant by an unreadable date: `11/24/2026`, `24.11.26`, `Nov 24th, 2026`, `46350`. */
function guessDay(text: string, isMonthFirst: boolean): Day | null {
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

function fromNumbers(numbers: readonly number[], month: number): Day | null {
  const [year = 0, date = 0] = [...numbers].sort((a, b) => Number(b > 31) - Number(a > 31));
  if (year > 31) return dayFrom(year < 100 ? year + 2000 : year, month, date);
  const [first = 0, last = 0] = numbers; // the year has two digits and comes last
  return dayFrom(last + 2000, month, first);
}
