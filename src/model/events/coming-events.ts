import { PANEL_EVENTS } from '../lists/page-sizes';
import type { Query } from '../lists/query';
import { firstOf } from '../lists/range';
import { addDays, type Day } from '../time/day';
import { wallClock } from '../time/zoned-time';
import { classifyEvents, compareTexts, type SocietyEvent, takesPlace } from './event';

/** How many events to search for one that takes place: enough to skip today's and a week of cancellations. */
const MAX_COMING_EVENTS = 12;

/**
 * Returns a query for the next events: enough for the home page, and up to the first one on a later day that takes
 * place, because today's events may end while a page is open.
 */
export function comingEvents(day: Day): Query<SocietyEvent> {
  return {
    key: `coming=${day}`,
    select(events) {
      const { upcoming } = classifyEvents(events, day);
      const later = upcoming.slice(0, MAX_COMING_EVENTS).findIndex((event) => event.date !== day && takesPlace(event));
      return firstOf(upcoming, later < 0 ? MAX_COMING_EVENTS : Math.max(PANEL_EVENTS, later + 1));
    },
  };
}

/** Tests whether an event has ended, as of a moment that the caller knows. */
export type IsOver = (event: SocietyEvent) => boolean;

/**
 * Returns the first event that takes place and isn't over.
 * @param upcoming today's and later events, in order (`classifyEvents`).
 */
export function nextEvent(upcoming: readonly SocietyEvent[], isOver: IsOver): SocietyEvent | undefined {
  return upcoming.find((event) => takesPlace(event) && !isOver(event));
}

/**
 * Returns events in order: within each day, those still to come, then those that are over, then those that don't take
 * place.
 * @param events dated ones, in order (`classifyEvents`).
 */
export function endedLast(events: readonly SocietyEvent[], isOver: IsOver): readonly SocietyEvent[] {
  const rankOf = (event: SocietyEvent) => (takesPlace(event) ? Number(isOver(event)) : 2);
  return [...events].sort((a, b) => compareTexts(a.date ?? '', b.date ?? '') || rankOf(a) - rankOf(b));
}

/** Returns events with those that are over last, even after those of later days. */
export function stillToCome(events: readonly SocietyEvent[], isOver: IsOver): readonly SocietyEvent[] {
  const sorted = endedLast(events, isOver);
  return [...sorted.filter((event) => !isOver(event)), ...sorted.filter(isOver)];
}

/** Tests whether an event takes place today or in the next 30 days. */
export function takesPlaceSoon(event: SocietyEvent, today: Day): boolean {
  const { date } = event;
  return takesPlace(event) && date !== null && date >= today && date <= addDays(today, 30);
}

/**
 * Tests whether an event has ended since a moment.
 * @param since in ms since 1970, like `now`.
 */
export function hasOneEnded(events: readonly SocietyEvent[], today: Day, since: number, now: number): boolean {
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  return events.some((event) => {
    const { date } = event;
    const isNear = date !== null && date >= yesterday && date <= tomorrow; // it may be in another time zone
    return isNear && isOverAt(event, now) && !isOverAt(event, since);
  });
}

/**
 * Tests whether an event has ended, by the clock in its time zone. An event without an end lasts all day.
 * @param now in ms since 1970.
 */
export function isOverAt({ date, time = '', timeZone }: SocietyEvent, now: number): boolean {
  const [start = '', end] = time.split('-');
  if (!date || !end) return false;
  try {
    return wallClock(new Date(now), timeZone) >= `${end < start ? addDays(date, 1) : date} ${end}`;
  } catch {
    return false; // unknown zone
  }
}
