import { makeForLanguage } from '../../texts/text';
import { britishDate, britishParts, type DateOptions, type DateParts, isBritish } from './british-date';

/** A calendar day without a time or a zone, as `YYYY-MM-DD`. Sorts and compares correctly as text. */
export type Day = string;

/** Later years have five digits and would not sort as text. */
const LAST_DAY: Day = '9999-12-31';

/**
 * How the numbers in a column's dates are read. `month-first`: some cells can only be month first, and none only day
 * first. `mixed`: both occur, so a cell such as 03/04/2026 could be either; it is read day first.
 */
export type DateOrder = 'day-first' | 'month-first' | 'mixed';

/** The date formats accepted in sheets, once any weekday and commas are removed. */
const SHEET_DAYS = [
  /^(?<first>\d\d?)([./-])(?<second>\d\d?)\2(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)$/,
  /^(?<date>\d\d?)([ -])(?<month>[a-z]+)\2(?<year>\d{4})$/i,
  /^(?<month>[a-z]+) (?<date>\d\d?) (?<year>\d{4})$/i,
];
const MONTHS = [
  /^jan(uary)?$/i,
  /^feb(ruary)?$/i,
  /^mar(ch)?$/i,
  /^apr(il)?$/i,
  /^may$/i,
  /^june?$/i,
  /^july?$/i,
  /^aug(ust)?$/i,
  /^sep(t|tember)?$/i,
  /^oct(ober)?$/i,
  /^nov(ember)?$/i,
  /^dec(ember)?$/i,
];
const WEEKDAYS = [
  /^sun(day)?$/i,
  /^mon(day)?$/i,
  /^tue(s|sday)?$/i,
  /^wed(s|nesday)?$/i,
  /^thu(r|rs|rsday)?$/i,
  /^fri(day)?$/i,
  /^sat(urday)?$/i,
];
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns the day for a year, month (1-12) and day of the month; null if the calendar has no such day. */
export function dayFrom(year: number, month: number, date: number): Day | null {
  const real = new Date(Date.UTC(2000, month - 1, date));
  real.setUTCFullYear(year, month - 1, date); // Date.UTC(99) would mean 1999
  const exists = year > 0 && real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
  return exists ? `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` : null;
}

/**
 * Reads dd/MM/yyyy, and the other formats in `SHEET_DAYS`, which spreadsheets convert it to. A weekday before it must
 * match. Returns null for anything else. `new Date(text)` would read 03/04 as the 4th of March.
 * @param order the order that the whole column has.
 */
export function parseSheetDay(text: string, order: DateOrder = 'day-first'): Day | null {
  const words = text.trim().split(/[\s,]+/);
  const weekday = indexOfName(WEEKDAYS, words[0]);
  const plain = words.slice(weekday < 0 ? 0 : 1).join(' ');
  const parts = SHEET_DAYS.map((form) => form.exec(plain)?.groups).find(Boolean);
  if (!parts) return null;
  const isMonthFirst = order === 'month-first' && !plain.includes('.'); // dates with dots are always day first
  const { date, month } = dateAndMonth(parts, isMonthFirst);
  const day = dayFrom(Number(parts.year), Number(month) || indexOfName(MONTHS, month) + 1, Number(date));
  return day && (weekday < 0 || utc(day).getUTCDay() === weekday) ? day : null;
}

/** Returns the parts of a written day. Those of a day such as 03/04/2026 depend on the order. */
function dateAndMonth({ first, second, date, month }: Record<string, string>, isMonthFirst: boolean) {
  if (!first) return { date, month };
  return isMonthFirst ? { date: second, month: first } : { date: first, month: second };
}

/** Returns the index of the name that matches; -1 if none does. */
function indexOfName(names: readonly RegExp[], word = ''): number {
  return names.findIndex((name) => name.test(word));
}

/** Tests for a well-formed day that exists. */
export function isDay(value: unknown): value is Day {
  const [, year, month, date] = (typeof value === 'string' && ISO_DAY.exec(value)) || [];
  return Boolean(year) && dayFrom(Number(year), Number(month), Number(date)) === value;
}

/** Formats a day as in the sheets: dd/MM/yyyy. */
export function sheetDay(day: Day): string {
  return day.split('-').reverse().join('/');
}

/** Returns the visitor's local calendar day at a given moment. */
export function localDay(now: Date): Day {
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}

/** Returns the day that is `days` later (earlier if negative), but no later than the last day of 9999. */
export function addDays(day: Day, days: number): Day {
  const moment = utc(day);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.getUTCFullYear() > 9999 ? LAST_DAY : moment.toISOString().slice(0, 10);
}

/** Returns the number of milliseconds from `now` to the next local midnight, at least 1. */
export function msToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, midnight.getTime() - now.getTime());
}

/**
 * Formats a day in words. `lang` is a BCP 47 tag; a malformed or missing one means the runtime's language, and `en`
 * without a country means British English, as on the society's site.
 */
export function formatDay(day: Day, options: DateOptions, lang?: string): string {
  return isBritish(lang) ? britishDate(utc(day), options) : formatOf(lang || undefined, options).format(utc(day));
}

/** Returns a date's parts by type, each as it appears in a complete date in the language. */
export function dayParts(day: Day, options: DateOptions, lang?: string): DateParts {
  if (isBritish(lang)) return britishParts(utc(day), options);
  const parts = formatOf(lang || undefined, options).formatToParts(utc(day));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** '21 November 2026'. */
export const LONG_DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** 'Saturday, 21 November 2026'. */
export const FULL_DATE = { weekday: 'long', ...LONG_DATE } as const;

/** Formats a time of day (`HH:MM`) in the language's usual form. */
function formatTime(time: string, lang?: string): string {
  if (isBritish(lang)) return time;
  const format = formatOf(lang || undefined, { timeStyle: 'short' });
  return format.format(new Date(`2000-01-01T${time}Z`));
}

/** Formats a time of day or a span (`HH:MM-HH:MM`) in the language's usual form. */
export function formatTimes(time: string, lang?: string): string {
  return time
    .split('-')
    .map((clock) => formatTime(clock, lang))
    .join(' – ');
}

/** Maximum number of cached formats. A page needs about ten; a server renders tags in any language. */
const MAX_FORMATS = 200;

/** The cached formats, the oldest first. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format, because creating one takes a hundred times as long as using it. */
function formatOf(lang: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = makeForLanguage(lang, (known) => new Intl.DateTimeFormat(known, { ...options, timeZone: 'UTC' }));
    formats.set(key, format);
    const [oldest = key] = formats.keys();
    if (formats.size > MAX_FORMATS) formats.delete(oldest);
  }
  return format;
}

function utc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

/**
 * Formats a day as people say it: 'Today', 'Tomorrow', else 'Sat 21 Nov', with the year if it isn't the current one.
 * @param today the reader's current day.
 * @param lang a BCP 47 tag; a malformed or missing one means the runtime's language.
 */
export function nearDay(day: Day, today: Day, lang?: string): string {
  const near = nearWord(day, today, lang);
  if (near) return near;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(
    day,
    { weekday: 'short', day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) },
    lang,
  );
}

/** Returns 'Today' or 'Tomorrow' in the given language; '' for other days. */
export function nearWord(day: Day, today: Day, lang?: string): string {
  if (day === today) return relativeDay(0, lang);
  return day === addDays(today, 1) ? relativeDay(1, lang) : '';
}

/** Returns the language's word for today (0) or tomorrow (1), capitalised to start a line. */
function relativeDay(days: 0 | 1, lang = ''): string {
  if (/^en\b/i.test(lang)) return days ? 'Tomorrow' : 'Today'; // creating a format takes 70 ms on a phone
  const word = makeForLanguage(lang, (known) => new Intl.RelativeTimeFormat(known, { numeric: 'auto' })).format(
    days,
    'day',
  );
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
