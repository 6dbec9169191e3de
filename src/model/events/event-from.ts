import { textIn } from '../lists/row';
import { type Day, isDay, localDay } from '../time/day';
import { publishedDay } from '../time/published-day';
import type { SocietyEvent } from './event';
import { normaliseEvents } from './event-rows';

/**
 * Reads an event from navigation state or a tag's property: a normalised event, a row from the sheet, or an event with
 * its parsed date in `dateObj`.
 * @returns undefined for anything else.
 */
export function eventFrom(value: unknown): SocietyEvent | undefined {
  if (!textIn(value, 'title', 'description', 'date')) return undefined;
  const [event] = normaliseEvents([value]).items;
  const { date, dateObj } = value as Record<string, unknown>;
  return event && { ...event, date: event.date ?? parsedDay(date) ?? parsedDay(dateObj) };
}

/** Returns the visitor's local day for a `Date` or its JSON text. */
function parsedDay(value: unknown): Day | null {
  if (typeof value === 'string') return publishedDay(value);
  if (Object.prototype.toString.call(value) !== '[object Date]') return null; // instanceof misses other frames' dates
  const day = localDay(value as Date);
  return isDay(day) ? day : null;
}
