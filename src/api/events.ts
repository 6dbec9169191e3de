import { EVENTS_PATH } from '../model/api-paths';
import type { Day } from '../model/day';
import { normaliseEvents, type SocietyEvent } from '../model/event';
import type { EventSections } from '../model/event-sections';
import { sheetResource } from './resource';

/** Events that a page or a tag came with. */
export interface FirstEvents {
  /** By which the sections were made. */
  day: Day;
  sections?: EventSections<SocietyEvent> | undefined;
  /** The event with `eventId`; null if there is none. */
  event?: SocietyEvent | null | undefined;
  eventId?: string | undefined;
}

/** The society's events of the server at a base address. */
export const eventsAt = sheetResource(EVENTS_PATH, normaliseEvents, ({ day, events, event, eventId }, items) => {
  const slice = (id: keyof EventSections<unknown>) => {
    const { items: rows = [], offset = 0, total = 0 } = events?.[id] ?? {};
    return { items: items(rows), offset, total };
  };
  const first: FirstEvents = {
    day,
    sections: events && { today: slice('today'), upcoming: slice('upcoming'), past: slice('past') },
    event: event && items([event])[0],
    eventId,
  };
  return first;
});
