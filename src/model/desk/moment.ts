/** Units of a span of time, the longest first, in seconds. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a moment was, in the largest unit that fits: `3 days ago`. Less than a minute, or later, is `just now`. */
export function agoText(moment: string, now: Date, lang: string): string {
  const seconds = (now.getTime() - Date.parse(moment)) / 1000;
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? [];
  if (!unit || !length) return 'just now';
  return new Intl.RelativeTimeFormat(lang).format(-Math.floor(seconds / length), unit);
}

/** Date and time of a moment, in the zone of whoever reads it. Text that is no moment stays as it is. */
export function momentText(moment: string, lang: string, timeZone?: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date);
}
