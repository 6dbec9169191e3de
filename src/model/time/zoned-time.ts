import type { Day } from './day';

const DAY_MS = 86_400_000;

/**
 * Returns the instant at which clocks in a zone show a day and time. If the end of summer time repeats it, returns the
 * first; if the start of summer time skips it, ignores the change (as in RFC 5545).
 * @param time `HH:MM`. @param timeZone an IANA name.
 * @returns undefined if the zone is unknown or the year is outside 0 to 9999.
 */
export function instantOf(day: Day, time: string, timeZone = ''): Date | undefined {
  const wall = Date.parse(`${day}T${time}Z`);
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const isShownAt = (offset: number) => offsetAt(wall - offset, timeZone) === offset;
  const instant = new Date(wall - (isShownAt(before) || !isShownAt(after) ? before : after));
  return instant.getTime() >= Date.parse('0000-01-01') && instant.getUTCFullYear() <= 9999 ? instant : undefined;
}

/** Returns how far a zone's clocks are ahead of UTC at an instant, in milliseconds; NaN if the zone is unknown. */
function offsetAt(instant: number, timeZone: string): number {
  try {
    const shown = formatIn(timeZone).format(instant);
    return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant;
  } catch {
    return Number.NaN;
  }
}

let last: { timeZone: string | undefined; format: Intl.DateTimeFormat } | undefined;

/** Caches the last format: creating one takes a hundred times as long as using it, and most events share a zone. */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  // The Swedish format is 2026-03-14 18:30:00.
  if (!last || last.timeZone !== timeZone)
    last = { timeZone, format: new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }) };
  return last.format;
}

/** Tests whether this machine supports a time zone, by its IANA name. */
export function isTimeZone(name: string): boolean {
  return /^[a-z]/i.test(name) && !Number.isNaN(offsetAt(0, name));
}

/** Returns the current day in a zone; the machine's own day if the zone is unknown. */
export function dayIn(timeZone: string, now: Date): Day {
  const offset = offsetAt(now.getTime() - (now.getTime() % 1000), timeZone);
  const shown = Number.isNaN(offset) ? -now.getTimezoneOffset() * 60_000 : offset;
  return new Date(now.getTime() + shown).toISOString().slice(0, 10);
}

/**
 * Returns what clocks in a zone show at a given time, such as `2026-03-14 18:30`. The strings sort chronologically.
 * @param timeZone an IANA name; without one, the machine's own zone. @throws if the machine doesn't support it.
 */
export function wallClock(moment: Date, timeZone: string | undefined): string {
  return formatIn(timeZone).format(moment).slice(0, -':00'.length);
}

/**
 * Returns the city that a zone is named after ('Colombo') if the visitor's clock differs at that time, else ''.
 * @param time `HH:MM` in the zone.
 */
export function foreignZone(day: Day, time: string, timeZone = ''): string {
  try {
    // Parsed in the visitor's own zone.
    const there = wallClock(new Date(`${day}T${time}`), timeZone);
    return there === `${day} ${time}` ? '' : timeZone.replace(/.*\//, '').replaceAll('_', ' ');
  } catch {
    return '';
  }
}
