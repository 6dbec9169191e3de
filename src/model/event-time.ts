/** Minutes of a day, and of half a day. */
const DAY = 24 * 60;
const HALF_DAY = DAY / 2;

/** Hour, minutes, a sign of a clock with 24 hours, and the half of a day, in a text without spaces. */
const CLOCK = '(\\d\\d?)(?:[:.h]?(\\d\\d))?(?::\\d\\d)?(h(?:(?:ou)?rs)?)?(?:([ap])\\.?m\\.?)?';
const RANGE = new RegExp(`^(?:from|at)?${CLOCK}(?:(?:[-‐-―−]|to|until)${CLOCK})?(?:onwards)?$`);

/**
 * Reads when an event begins and, if it says so, ends: '18:30', '6.30 pm', '18h30', '6 to 8 pm', '22:00–02:00'.
 * @returns `HH:MM` or `HH:MM-HH:MM`, an end before the start being on the next day; null for anything else.
 */
export function parseEventTime(text: string): string | null {
  const parts = RANGE.exec(text.toLowerCase().replace(/\s/g, ''))?.slice(1);
  if (!parts?.some((part, index) => index % 4 > 0 && part)) return null; // '18' may be anything
  let start = minutesOf(parts);
  if (!(start < DAY)) return null;
  if (!parts[4]) return clockOf(start);

  let end = minutesOf(parts.slice(4));
  // 'from 6 to 8 pm': the half of the day that one lacks is the one that makes the event shorter.
  const isLong = () => lengthOf(start, end) > HALF_DAY || start === end;
  if (parts[7] && lacksHalf(parts) && isLong()) start = (start + HALF_DAY) % DAY;
  if (parts[3] && lacksHalf(parts.slice(4)) && isLong()) end = (end + HALF_DAY) % DAY;
  end %= DAY;
  // Nothing lasts from the evening to the next afternoon: somebody has mistyped.
  const isPossible = start < end || (end < start && !isLong());
  return isPossible ? `${clockOf(start)}-${clockOf(end)}` : null;
}

/** Minutes since midnight, at most 24:00; NaN for what no clock shows. '18:30 pm' is 18:30. */
function minutesOf([hours, minutes = '0', , half]: readonly (string | undefined)[]): number {
  const hour = Number(hours);
  const known = half && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  const total = known * 60 + Number(minutes);
  return Number(minutes) > 59 || total > DAY || (half === 'a' && hour > 12) ? Number.NaN : total;
}

/** Whether a clock's hour could be of either half of the day. */
function lacksHalf([hour, , mark, half]: readonly (string | undefined)[]): boolean {
  return !half && !mark && Number(hour) <= 12;
}

/** From a start to an end, which may be on the next day. */
function lengthOf(start: number, end: number): number {
  return (end - start + DAY) % DAY;
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
