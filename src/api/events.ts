import { EVENTS_PATH } from '../model/addresses/api-paths';
import { type EventRow, normaliseEvents, type SocietyEvent } from '../model/events/event';
import type { EventSections } from '../model/events/event-sections';
import type { Slice } from '../model/lists/slice';
import type { Day } from '../model/time/day';
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
  const slice = (part: Slice<EventRow>) => ({ ...part, items: items(part.items) });
  const first: FirstEvents = {
    day,
    sections: events && { today: slice(events.today), upcoming: slice(events.upcoming), past: slice(events.past) },
    event: event && items([event])[0],
    eventId,
  };
  return first;
});
