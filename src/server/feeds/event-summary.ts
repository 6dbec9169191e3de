import { type Day, formatDay, formatTime } from '../../model/day';
import type { SocietyEvent } from '../../model/event';
import { statusText } from '../../model/event-status';

/** A day as text, in English like the rest of what the server writes. */
export function writtenDay(day: Day): string {
  return formatDay(day, { day: 'numeric', month: 'long', year: 'numeric' }, 'en-GB');
}

/** An event's time as text, '' without one. */
export function writtenTime({ time }: SocietyEvent): string {
  const clocks = time?.split('-') ?? [];
  return clocks.map((clock) => formatTime(clock, 'en-GB')).join('–');
}

/** An event's description in a link preview, after its status and, if it has a time, its day and time. */
export function eventSummary(event: SocietyEvent): string {
  const { date, time, status, description } = event;
  const when = date && time ? `${writtenDay(date)}, ${writtenTime(event)}` : '';
  return [status && statusText(status), when, description].filter(Boolean).join(' · ');
}
