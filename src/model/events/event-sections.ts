import { firstSorted } from '../lists/first-sorted';
import { limited } from '../lists/limit';
import { EVENTS_PER_PAGE, pageAt, pageOf } from '../lists/page';
import { type Slice, whole } from '../lists/slice';
import type { Day } from '../time/day';
import { classifyEvents, compareMoments, type SocietyEvent } from './event';

/** The sections of the events page, also its anchors. */
export type SectionId = 'today' | 'upcoming' | 'past';

export const SECTION_IDS: readonly SectionId[] = ['today', 'upcoming', 'past'];

/** What is known of each section. */
export type EventSections<Event> = Record<SectionId, Slice<Event>>;

/** The page shown in each section, from 1. */
export type SectionPages = Partial<Record<SectionId, number>>;

/** Which sections a host shows: the upcoming events have today's too. */
export type ShownSections = 'all' | 'upcoming' | 'past';

export const SHOWN_SECTIONS: readonly string[] = ['all', 'upcoming', 'past'] satisfies ShownSections[];

/** Whether a section is among those that a host shows. */
export function isShown(id: SectionId, show: ShownSections): boolean {
  return show === 'all' || show === id;
}

/** The sections as a host shows them, so many events in each; those that it does not show are empty. */
export function shownSections<Event>(
  sections: EventSections<Event>,
  show: ShownSections = 'all',
  limit?: number,
): EventSections<Event> {
  const slice = (id: SectionId) => (isShown(id, show) ? limited(sections[id], limit) : whole<Event>([]));
  return { today: slice('today'), upcoming: slice('upcoming'), past: slice('past') };
}

/** How many events the sections have: today's are among the upcoming ones. */
export function sectionsCount({ upcoming, past }: EventSections<unknown>): number {
  return upcoming.total + past.total;
}

/** Whether all events of a page of each section are there. */
export function hasPages(sections: EventSections<unknown>, pages: SectionPages): boolean {
  return SECTION_IDS.every((id) => pageOf(sections[id], pages[id] ?? 1, EVENTS_PER_PAGE).isComplete);
}

/** Whether each section has a page to show, whichever it is. */
export function hasSomePages(sections: EventSections<unknown>): boolean {
  const pages = SECTION_IDS.map((id) => [id, pageAt(sections[id], EVENTS_PER_PAGE)]);
  return hasPages(sections, Object.fromEntries(pages));
}

/** The sections of a complete list. */
export function sectionsOf(events: readonly SocietyEvent[], day: Day): EventSections<SocietyEvent> {
  const { today, upcoming, past } = classifyEvents(events, day);
  return { today: whole(today), upcoming: whole(upcoming), past: whole(past) };
}

/**
 * A part of each section. Only what is shown is sorted: of 20,000 events that is a page.
 * @param bounds of the part, by the section and its length.
 */
export function sectionSlices(
  events: readonly SocietyEvent[],
  day: Day,
  bounds: (id: SectionId, length: number) => { first: number; end: number },
): EventSections<SocietyEvent> {
  const isUpcoming = ({ date }: SocietyEvent) => date !== null && date >= day;
  const upcoming = events.filter(isUpcoming);
  const past = events.filter((event) => !isUpcoming(event));
  const slice = (id: SectionId, all: readonly SocietyEvent[], compare = compareMoments) => {
    const { first, end } = bounds(id, all.length);
    return { items: firstSorted(all, compare, end).slice(first), offset: first, total: all.length };
  };
  return {
    today: slice(
      'today',
      upcoming.filter(({ date }) => date === day),
    ),
    upcoming: slice('upcoming', upcoming),
    past: slice('past', past, (a, b) => compareMoments(b, a)),
  };
}
