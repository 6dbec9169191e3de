import type { Query } from '../lists/query';
import { EVENTS_PER_PAGE, firstOf, limited, PANEL_EVENTS, pageRange, type Range, whole } from '../lists/range';
import { addDays, type Day } from '../time/day';
import { wallClock } from '../time/zoned-time';
import { classifyEvents, type SocietyEvent } from './event';

/** The sections of the events page, also its anchors. */
export type SectionId = 'today' | 'upcoming' | 'past';

export const SECTION_IDS: readonly SectionId[] = ['today', 'upcoming', 'past'];

/** The range of each section that is there. */
export type EventSections<Event> = Record<SectionId, Range<Event>>;

/** The page shown in each section, from 1. */
export type SectionPages = Partial<Record<SectionId, number>>;

/** Which sections a view shows: the upcoming events include today's. */
export type ShownSections = 'all' | 'upcoming' | 'past';

/** Asks for a page of each section, by a calendar day. */
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

/** How far to look for the next event that takes place: past a week of cancelled events, and today's. */
const MAX_COMING_EVENTS = 12;

/**
 * Asks for the next events: enough for the home page, and up to one that takes place after the day, because today's
 * events end while a page is open.
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

/** Whether a view shows a section. */
export function isShown(id: SectionId, show: ShownSections): boolean {
  return show === 'all' || show === id;
}

/** The sections as a view shows them, with at most `limit` events each; sections that aren't shown are empty. */
export function shownSections<Event>(
  sections: EventSections<Event>,
  show: ShownSections = 'all',
  limit?: number,
): EventSections<Event> {
  const range = (id: SectionId) => (isShown(id, show) ? limited(sections[id], limit) : whole<Event>([]));
  return { today: range('today'), upcoming: range('upcoming'), past: range('past') };
}

/** Counts the events of the sections: the upcoming ones include today's. */
export function sectionsCount({ upcoming, past }: EventSections<unknown>): number {
  return upcoming.total + past.total;
}

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
