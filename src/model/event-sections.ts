import type { Day } from './day';
import { classifyEvents, compareMoments, type SocietyEvent } from './event';
import { firstSorted } from './first-sorted';
import { type Slice, whole } from './slice';

/** The sections of the events page, also its anchors. */
export type SectionId = 'today' | 'upcoming' | 'past';

/** What is known of each section. */
export type EventSections<Event> = Record<SectionId, Slice<Event>>;

/** The page shown in each section, from 1. */
export type SectionPages = Partial<Record<SectionId, number>>;

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
