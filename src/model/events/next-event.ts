import { addDays } from '../time/day';
import { wallClock } from '../time/wall-clock';
import type { SocietyEvent } from './event';

/**
 * The first event of a list that takes place and is not over.
 * @param upcoming events of today or later, in their order (`classifyEvents`).
 * @param now without it, an event of today counts until midnight.
 */
export function nextEvent(upcoming: readonly SocietyEvent[], now?: Date): SocietyEvent | undefined {
  return upcoming.find((event) => takesPlace(event) && !(now && isOver(event, now)));
}

/** False for what is cancelled. A postponed event counts: its date is the one that the editors have given it. */
export function takesPlace({ status }: SocietyEvent): boolean {
  return status !== 'cancelled';
}

/** Whether an event has ended, by the clock of its zone. One without an end lasts as long as its day. */
function isOver({ date, time = '', timeZone }: SocietyEvent, now: Date): boolean {
  const [start = '', end] = time.split('-');
  if (!date || !end) return false;
  try {
    return wallClock(now, timeZone) >= `${end < start ? addDays(date, 1) : date} ${end}`;
  } catch {
    return false; // the zone is not known
  }
}
