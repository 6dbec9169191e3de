import type { Query } from '../lists/query';
import { EVENTS_PER_PAGE, firstOf, limited, PANEL_EVENTS, pageRange, type Range, whole } from '../lists/range';
import { addDays, type Day } from '../time/day';
import { wallClock } from '../time/zoned-time';
import { classifyEvents, type SocietyEvent } from './event';

/** The sections of the events page, which are also its anchors. */
export type SectionId = 'today' | 'upcoming' | 'past';

export const SECTION_IDS: readonly SectionId[] = ['today', 'upcoming', 'past'];

/** The available range of each section. */
export type EventSections<Event> = Record<SectionId, Range<Event>>;

/** The page shown in each section, from 1. */
export type SectionPages = Partial<Record<SectionId, number>>;

/** Which sections a view shows. Upcoming events include today's. */
export type ShownSections = 'all' | 'upcoming' | 'past';

/** Returns a query for a page of each section, as of a calendar day. */
export function sectionPages(day: Day, pages: SectionPages): Query<SocietyEvent, EventSections<SocietyEvent>> {
  const pageNumber = (id: SectionId) => pages[id] ?? 1;
  return {
    key: [`day=${day}`, ...SECTION_IDS.map((id) => `${id}=${pageNumber(id)}`)].join('&'),
    select(events) {
      const sections = classifyEvents(events, day);
      const page = (id: SectionId) => pageRange(sections[id], pageNumber(id), EVENTS_PER_PAGE);
      return { today: page('today'), upcoming: page('upcoming'), past: page('past') };
    },
  };
}

/** How many events to search for one that isn't cancelled: enough to skip today's and a week of cancellations. */
const MAX_COMING_EVENTS = 12;

/**
 * Returns a query for the next events: enough for the home page, and up to the first one on a later day that isn't
 * cancelled, because today's events may end while a page is open.
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

/** Tests whether a view shows a section. */
export function isShown(id: SectionId, show: ShownSections): boolean {
  return show === 'all' || show === id;
}

/** Returns the sections as a view shows them, with at most `limit` events each; those not shown are empty. */
export function shownSections<Event>(
  sections: EventSections<Event>,
  show: ShownSections = 'all',
  limit?: number,
): EventSections<Event> {
  const range = (id: SectionId) => (isShown(id, show) ? limited(sections[id], limit) : whole<Event>([]));
  return { today: range('today'), upcoming: range('upcoming'), past: range('past') };
}

/** Counts the events in all sections. The upcoming ones include today's. */
export function sectionsCount({ upcoming, past }: EventSections<unknown>): number {
  return upcoming.total + past.total;
}

/**
 * Returns the first event that is neither cancelled nor over.
 * @param upcoming today's and later events, in order (`classifyEvents`).
 * @param now without it, no event is considered over.
 */
export function nextEvent(upcoming: readonly SocietyEvent[], now?: Date): SocietyEvent | undefined {
  return upcoming.find((event) => takesPlace(event) && !(now && isOver(event, now)));
}

/** Tests whether an event will take place. Cancelled events won't; postponed ones will, on the date in the sheet. */
export function takesPlace({ status }: SocietyEvent): boolean {
  return status !== 'cancelled';
}

/** Tests whether an event takes place today or in the next 30 days. */
export function takesPlaceSoon(event: SocietyEvent, today: Day): boolean {
  const { date } = event;
  return takesPlace(event) && date !== null && date >= today && date <= addDays(today, 30);
}

/** Tests whether an event has ended, by the clock in its time zone. An event without an end lasts all day. */
function isOver({ date, time = '', timeZone }: SocietyEvent, now: Date): boolean {
  const [start = '', end] = time.split('-');
  if (!date || !end) return false;
  try {
    return wallClock(now, timeZone) >= `${end < start ? addDays(date, 1) : date} ${end}`;
  } catch {
    return false; // unknown zone
  }
}
