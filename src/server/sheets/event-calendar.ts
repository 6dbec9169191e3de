import { site } from '../../content/site';
import { CALENDAR_PATH } from '../../model/api-paths';
import { calendarParts } from '../../model/calendar';
import type { SocietyEvent } from '../../model/event';
import { itemPath } from './item-path';

/** All dated events as a calendar to subscribe to, in parts. @param address as in `SheetEntity.calendar`. */
export function eventCalendar(events: readonly SocietyEvent[], address: string): Iterable<string> {
  return calendarParts(events, {
    now: new Date(),
    name: site.name,
    ...(address && {
      url: address + CALENDAR_PATH,
      href: ({ id }: SocietyEvent) => address + itemPath({ sheet: 'events', id }),
    }),
  });
}
