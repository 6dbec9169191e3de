import { PLANNED_FOR, type SocietyEvent, statusText } from '../../model/events/event';
import { type Day, formatDay, formatTimes, LONG_DATE } from '../../model/time/day';

/* The texts about an event in feeds, link previews and lists for other servers. The server writes English only. */

export function writtenDay(day: Day): string {
  return formatDay(day, LONG_DATE, 'en-GB');
}

/** Formats an event's time; '' if it has none. */
export function writtenTime({ time }: SocietyEvent): string {
  return time ? formatTimes(time, 'en-GB') : '';
}

/** Formats an event's day and time, as far as they are known. */
export function writtenMoment(event: SocietyEvent): string {
  return [event.date && writtenDay(event.date), writtenTime(event)].filter(Boolean).join(', ');
}

/** Returns an event's status and the day and time for which it was planned, if it is postponed: '' if it isn't. */
export function postponement(event: SocietyEvent): string {
  return event.status === 'postponed' && event.date ? `${PLANNED_FOR} ${writtenMoment(event)}` : '';
}

/** Returns the text of an event's link preview: status, day and time (only if both are known), and description. */
export function eventSummary(event: SocietyEvent): string {
  const { date, time, status, description } = event;
  const when = date && time ? writtenMoment(event) : '';
  const lead = postponement(event) || [status && statusText(status), when].filter(Boolean).join(' · ');
  return [lead, description].filter(Boolean).join(' · ');
}
