/** Durations in minutes. */
const DAY = 1440;
const HALF_DAY = 720;

/** Matches a time without spaces: hour, minutes, an `h` or `hrs` for the 24-hour clock, and am or pm. */
const CLOCK = '(\\d\\d?)(?:[:.h]?(\\d\\d))?(?::\\d\\d)?(h(?:rs)?)?(?:([ap])\\.?m\\.?)?';
const RANGE = new RegExp(`^(?:from|at)?${CLOCK}(?:(?:[-‐-―−]|to|until)${CLOCK})?(?:onwards)?$`);

/**
 * Reads when an event begins and, if given, ends: '18:30', '6.30 pm', '18h30', '6 to 8 pm', '22:00–02:00'.
 * @returns `HH:MM` or `HH:MM-HH:MM`, where an end before the start is on the next day; null for anything else.
 */
export function parseEventTime(text: string): string | null {
  const parts = RANGE.exec(text.toLowerCase().replace(/\s/g, ''))?.slice(1);
  if (!parts?.some((part, index) => index % 4 && part)) return null; // '18' could be anything
  const to = parts.splice(4);
  let start = minutesOf(parts);
  let end = minutesOf(to);
  if (!(start < DAY)) return null;
  if (!to[0]) return clockOf(start);

  // 'from 6 to 8 pm': if only one time has am or pm, give the other whichever makes the event shorter.
  const isLong = () => (end - start + DAY) % DAY > HALF_DAY || start === end;
  if (to[3] && isAmbiguous(parts) && isLong()) start = (start + HALF_DAY) % DAY;
  if (parts[3] && isAmbiguous(to) && isLong()) end += HALF_DAY;
  end %= DAY;
  // No event lasts from the evening to the next afternoon, so that must be a typo.
  return start < end || (end < start && !isLong()) ? `${clockOf(start)}-${clockOf(end)}` : null;
}

/** Returns minutes since midnight, at most 24:00; NaN for impossible times. '18:30 pm' is 18:30. */
function minutesOf([hours, minutes = '0', , half]: readonly (string | undefined)[]): number {
  const hour = half && Number(hours) <= 12 ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  const total = hour * 60 + Number(minutes);
  return Number(minutes) > 59 || total > DAY ? Number.NaN : total;
}

/** Tests whether a time could be either am or pm. */
function isAmbiguous([hour, , mark, half]: readonly (string | undefined)[]): boolean {
  return !half && !mark && Number(hour) <= 12;
}

function clockOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
