/** The desk is in English: `3 Mar 2026`, `12,000`. */
const LANG = 'en-GB';

/** Formats a number: `12,000`. */
export function formatNumber(number: number): string {
  return number.toLocaleString(LANG);
}

/** Formats a count: `no items`, `1 item`, `1,200 items`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count === 0 ? 'no' : formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats the date of an ISO 8601 time: `22 Nov 2026`. */
export function dayText(moment: string): string {
  return new Date(moment).toLocaleDateString(LANG, { dateStyle: 'medium' });
}

/** Formats an ISO 8601 time: `22 Nov 2026, 17:30`. @param timeZone default: the reader's. */
export function momentText(moment: string, timeZone?: string): string {
  return new Date(moment).toLocaleString(LANG, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** Units of time in seconds, longest first. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Formats how long ago a time was: `3 days ago`, `just now`. */
export function agoText(moment: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(moment)) / 1000;
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? [];
  if (!unit || !length) return 'just now';
  return new Intl.RelativeTimeFormat(LANG).format(-Math.floor(seconds / length), unit);
}
