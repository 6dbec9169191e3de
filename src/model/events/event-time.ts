/** Durations in minutes. */
const DAY = 1440;
const HALF_DAY = 720;

/** Matches a time without spaces: hour, minutes, an `h` or `hrs` for the 24-hour clock, and am or pm. */
const CLOCK = '(\\d\\d?)(?:[:.h]?(\\d\\d))?(?::\\d\\d)?(h(?:rs)?)?(?:([ap])\\.?m\\.?)?';
const RANGE = new RegExp(`^(?:from|at)?${CLOCK}(?:(?:[-‐-―−]|to|until)${CLOCK})?(?:onwards)?$`);

/** A time as an editor wrote it. */
interface WrittenTime {
  /** Since midnight, at most 24:00; NaN for impossible times. '18:30 pm' is 18:30. */
  minutes: number;
  /** Whether it is only a number: '18' could be anything. */
  isBare: boolean;
  /** Whether it has am or pm. */
  hasHalf: boolean;
  /** Whether it could be either am or pm. */
  isAmbiguous: boolean;
}

/**
 * Reads when an event begins and, if given, ends: '18:30', '6.30 pm', '18h30', '6 to 8 pm', '22:00–02:00'.
 * @returns `HH:MM` or `HH:MM-HH:MM`, where an end before the start is on the next day; null for anything else.
 */
export function parseEventTime(text: string): string | null {
  const match = RANGE.exec(text.toLowerCase().replace(/\s/g, ''));
  if (!match) return null;
  const [, hour, minutes, mark, half, endHour, endMinutes, endMark, endHalf] = match;
  const start = writtenTime(hour, minutes, mark, half);
  const end = writtenTime(endHour, endMinutes, endMark, endHalf);
  if (start.isBare && end.isBare) return null;
  if (Number.isNaN(start.minutes) || start.minutes === DAY) return null;
  return endHour === undefined ? clockOf(start.minutes) : rangeOf(start, end);
}

function writtenTime(hour?: string, minutes?: string, mark?: string, half?: string): WrittenTime {
  return {
    minutes: minutesOf(Number(hour), Number(minutes ?? 0), half),
    isBare: !minutes && !mark && !half,
    hasHalf: half !== undefined,
    isAmbiguous: !half && !mark && Number(hour) <= 12,
  };
}

function minutesOf(hour: number, minutes: number, half: string | undefined): number {
  const total = hourOf(hour, half) * 60 + minutes;
  return minutes > 59 || total > DAY ? Number.NaN : total;
}

/** Returns an hour on the 24-hour clock: 12 am is 0, and 12 pm is 12. */
function hourOf(hour: number, half: string | undefined): number {
  if (!half || hour > 12) return hour;
  return half === 'p' ? (hour % 12) + 12 : hour % 12;
}

/** Returns a range; null if it is impossible. */
function rangeOf(from: WrittenTime, to: WrittenTime): string | null {
  let start = from.minutes;
  let end = to.minutes;
  // 'from 6 to 8 pm': if only one time has am or pm, give the other whichever makes the event shorter.
  if (isLong(start, end)) {
    if (to.hasHalf && from.isAmbiguous) start += HALF_DAY;
    if (from.hasHalf && to.isAmbiguous) end += HALF_DAY;
  }
  start %= DAY;
  end %= DAY;
  // No event lasts from the evening to the next afternoon, so that must be a typo. One may last until midnight.
  const isPossible = start < end || (end < start && (end === 0 || !isLong(start, end)));
  return isPossible ? `${clockOf(start)}-${clockOf(end)}` : null;
}

/** Tests whether a range is longer than half a day, or empty. */
function isLong(start: number, end: number): boolean {
  return (end - start + DAY) % DAY > HALF_DAY || start === end;
}

function clockOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
