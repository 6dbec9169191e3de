import { inLanguage } from '../../texts/text';

/** A calendar day without a time or a zone, as `YYYY-MM-DD`. The texts sort and compare like the days. */
export type Day = string;

/** After it the year has five digits, and the texts do not sort like the days. */
const LAST_DAY: Day = '9999-12-31';

/** How a sheet can write a day, apart from its weekday and commas: spellings with one possible meaning. */
const SHEET_DAYS = [
  /^(?<date>\d\d?)([./-])(?<month>\d\d?)\2(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)$/,
  /^(?<date>\d\d?)([ -])(?<month>[a-z]+)\2(?<year>\d{4})$/i,
  /^(?<month>[a-z]+) (?<date>\d\d?) (?<year>\d{4})$/i,
];
const MONTHS = namesFrom(
  'jan(uary)? feb(ruary)? mar(ch)? apr(il)? may june? july? aug(ust)? sep(t|tember)? oct(ober)? nov(ember)? dec(ember)?',
);
const WEEKDAYS = namesFrom('sun(day)? mon(day)? tue(sday)? wed(nesday)? thu(rsday)? fri(day)? sat(urday)?');
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of a year, month (1-12) and day of the month, or null if the calendar has no such day. */
export function dayFrom(year: number, month: number, date: number): Day | null {
  const real = new Date(Date.UTC(2000, month - 1, date));
  real.setUTCFullYear(year, month - 1, date); // Date.UTC(99) would mean 1999
  const exists = year > 0 && real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
  return exists ? `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` : null;
}

/**
 * Reads the sheets' dd/MM/yyyy, and the other spellings of `SHEET_DAYS` into which spreadsheets reformat it. A weekday
 * before it must match. Anything else is null. `new Date(text)` would read 03/04 as the 4th of March.
 */
export function parseSheetDay(text: string): Day | null {
  const words = text.trim().split(/[\s,]+/);
  const weekday = indexOfName(WEEKDAYS, words[0]);
  const plain = words.slice(weekday < 0 ? 0 : 1).join(' ');
  const { year, month, date } = SHEET_DAYS.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {};
  const day = dayFrom(Number(year), Number(month) || indexOfName(MONTHS, month) + 1, Number(date));
  return day && (weekday < 0 || utc(day).getUTCDay() === weekday) ? day : null;
}

function namesFrom(patterns: string): RegExp[] {
  return patterns.split(' ').map((pattern) => new RegExp(`^${pattern}$`, 'i'));
}

/** From 0; -1 for anything else. */
function indexOfName(names: readonly RegExp[], word = ''): number {
  return names.findIndex((name) => name.test(word));
}

/** True for a well-formed day that the calendar has. */
export function isDay(value: unknown): value is Day {
  const [, year, month, date] = (typeof value === 'string' && ISO_DAY.exec(value)) || [];
  return Boolean(year) && dayFrom(Number(year), Number(month), Number(date)) === value;
}

/** The day as the sheets write it, dd/MM/yyyy. */
export function sheetDay(day: Day): string {
  return day.split('-').reverse().join('/');
}

/** The visitor's local calendar day at a moment. */
export function localDay(now: Date): Day {
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}

/** The day some days later, or earlier when `days` is negative; at most the last day of the year 9999. */
export function addDays(day: Day, days: number): Day {
  const moment = utc(day);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.getUTCFullYear() > 9999 ? LAST_DAY : moment.toISOString().slice(0, 10);
}

/** Milliseconds from a moment to the next local midnight, at least one. */
export function msToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, midnight.getTime() - now.getTime());
}

/**
 * The day in words, in UTC. `lang` is a BCP 47 tag; a malformed or missing one means the runtime's language, and `en`
 * without a country British English, as on the society's site.
 */
export function formatDay(day: Day, options: Intl.DateTimeFormatOptions, lang?: string): string {
  return formatOf(lang || undefined, options).format(utc(day));
}

/** The words and figures of a day, each as it stands in a whole date of the language. */
export function dayParts(day: Day, options: Intl.DateTimeFormatOptions, lang?: string) {
  const parts = formatOf(lang || undefined, options).formatToParts(utc(day));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Partial<Record<PartName, string>>;
}

type PartName = Intl.DateTimeFormatPartTypes;

/** A time of day, `HH:MM`, as the language writes it. */
export function formatTime(time: string, lang?: string): string {
  const format = formatOf(lang || undefined, { timeStyle: 'short' });
  return format.format(new Date(`2000-01-01T${time}Z`));
}

/** A time of day or a span, `HH:MM-HH:MM`, as the language writes it. */
export function formatTimes(time: string, lang?: string): string {
  return time
    .split('-')
    .map((clock) => formatTime(clock, lang))
    .join(' – ');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as using it. */
function formatOf(lang: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = inLanguage(
      lang === 'en' ? 'en-GB' : lang,
      (known) => new Intl.DateTimeFormat(known, { ...options, timeZone: 'UTC' }),
    );
    formats.set(key, format);
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
 * A day as people say it: 'Today', 'Tomorrow', else 'Sat 21 Nov', with the year if it is not this one.
 * @param today the reader's own day.
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

/** 'Today' or 'Tomorrow', '' for another day. */
export function nearWord(day: Day, today: Day, lang?: string): string {
  if (day === today) return relativeDay(0, lang);
  return day === addDays(today, 1) ? relativeDay(1, lang) : '';
}

/** The language's own word for today (0) or tomorrow (1), as the beginning of a line. */
function relativeDay(days: 0 | 1, lang = ''): string {
  if (/^en\b/i.test(lang)) return days ? 'Tomorrow' : 'Today'; // making a format takes a phone 70 ms
  const word = inLanguage(lang, (known) => new Intl.RelativeTimeFormat(known, { numeric: 'auto' })).format(days, 'day');
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
