import { addDays, type Day, formatDay, inLanguage } from './day';

/**
 * A day as people say it: 'Today', 'Tomorrow', else 'Sat 21 Nov', with the year if it is not this one.
 * @param today the reader's own day.
 * @param lang a BCP 47 tag; a malformed or missing one means the runtime's language.
 */
export function nearDay(day: Day, today: Day, lang?: string): string {
  if (day === today) return relativeDay(0, lang);
  if (day === addDays(today, 1)) return relativeDay(1, lang);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(
    day,
    { weekday: 'short', day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) },
    lang,
  );
}

/** The language's own word for today (0) or tomorrow (1), as the beginning of a line. */
function relativeDay(days: 0 | 1, lang?: string): string {
  const word = inLanguage(lang, (known) => new Intl.RelativeTimeFormat(known, { numeric: 'auto' })).format(days, 'day');
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
