import { limited } from '../lists/limit';
import { pageRange } from '../lists/page';
import { EVENTS_PER_PAGE } from '../lists/page-sizes';
import type { Query } from '../lists/query';
import { type Range, whole } from '../lists/range';
import type { Day } from '../time/day';
import { endedLast, type IsOver } from './coming-events';
import { classifyEvents, type SocietyEvent } from './event';

/** The sections of the events page, which are also its anchors. */
export type SectionId = 'today' | 'upcoming' | 'past';

export const SECTION_IDS: readonly SectionId[] = ['today', 'upcoming', 'past'];

/** The available range of a section. */
interface SectionRange<Event> extends Range<Event> {
  /** The types of all events in the section, also of those that a filter hides; missing if they have none. */
  types?: readonly string[];
}

/** With more events of a day on a page, a section lists them as a timetable. */
const MAX_CARDS_A_DAY = 3;

/** Maximum number of today's events in an answer. To put them in order by the clock, a view needs all of them. */
const MAX_TODAY = 60;

export type EventSections<Event> = Record<SectionId, SectionRange<Event>>;

/** The page shown in each section, from 1. */
export type SectionPages = Partial<Record<SectionId, number>>;

/** Which sections a view shows. Upcoming events include today's. */
export type ShownSections = 'all' | 'upcoming' | 'past';

/**
 * Returns a query for a page of each section, as of a calendar day.
 * @param type shows only events of this type. A type that no event has, or '', shows all.
 */
export function sectionPages(
  day: Day,
  pages: SectionPages,
  type = '',
): Query<SocietyEvent, EventSections<SocietyEvent>> {
  const pageNumber = (id: SectionId) => pages[id] ?? 1;
  return {
    key: [sectionsKey(day, type), ...SECTION_IDS.map((id) => `${id}=${pageNumber(id)}`)].join('&'),
    select(events) {
      const sections = classifyEvents(events, day);
      const key = typeKey(type);
      const isFiltered = key !== '' && eventTypes(events).has(key);
      const page = (id: SectionId) => {
        const types = [...eventTypes(sections[id]).values()].slice(0, MAX_TYPES);
        const shown = isFiltered ? sections[id].filter((event) => typeKey(event.type) === key) : sections[id];
        const isWhole = id === 'today' && shown.length <= MAX_TODAY;
        const range = isWhole ? whole(shown) : pageRange(shown, pageNumber(id), EVENTS_PER_PAGE);
        return { ...range, ...(types.length > 0 && { types }) };
      };
      return { today: page('today'), upcoming: page('upcoming'), past: page('past') };
    },
  };
}

/** How a section shows a group of events: as cards, or as the rows of a list. */
export type EventLayout = 'card' | 'past' | 'timetable';

/**
 * Returns the layout for a group of events: a day's, or a past month's. A day is a timetable if it has many events, or
 * if they are also in the section above.
 */
export function layoutOf(
  id: SectionId,
  events: readonly SocietyEvent[],
  { today }: EventSections<SocietyEvent>,
): EventLayout {
  if (id === 'past') return 'past';
  const isRepeated = id === 'upcoming' && events[0]?.date === today.items[0]?.date;
  if (isRepeated || events.length > MAX_CARDS_A_DAY) return 'timetable';
  return 'card';
}

/** Returns the sections in order: today's events that are over follow those still to come. */
export function endedLastToday(sections: EventSections<SocietyEvent>, isOver: IsOver): EventSections<SocietyEvent> {
  const { today, upcoming } = sections;
  const items = endedLast(today.items, isOver);
  // Upcoming events begin with today's.
  const next = upcoming.items.map((event, index) => items[upcoming.offset - today.offset + index] ?? event);
  return { ...sections, today: { ...today, items }, upcoming: { ...upcoming, items: next } };
}

/** Returns the part of a query's key that says which events its sections have. The pages' numbers follow it. */
export function sectionsKey(day: Day, type: string): string {
  return type ? `day=${day}&type=${encodeURIComponent(type)}` : `day=${day}`;
}

/** Maximum number of types that visitors can choose from: a column with more isn't one of types. */
const MAX_TYPES = 12;

/** Returns a type in the form in which types are compared, and in which a URL has it. */
export function typeKey(type = ''): string {
  return type.trim().toLowerCase();
}

/** Returns the types of events by their keys, in order of appearance, each as it is first spelt. */
export function eventTypes(events: readonly Pick<SocietyEvent, 'type'>[]): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  for (const { type } of events) if (type && !types.has(typeKey(type))) types.set(typeKey(type), type);
  return types;
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

/** Returns the types of the sections that a view shows, with their keys. Visitors can choose one if there are two. */
export function typeChoices({ upcoming, past }: EventSections<unknown>): (readonly [key: string, name: string])[] {
  const types = [...(upcoming.types ?? []), ...(past.types ?? [])].map((type) => ({ type }));
  return [...eventTypes(types)].slice(0, MAX_TYPES);
}

/** Counts the events in all sections. The upcoming ones include today's. */
export function sectionsCount({ upcoming, past }: EventSections<unknown>): number {
  return upcoming.total + past.total;
}
