import { type Day, formatDay, formatTime } from '../../model/day';
import type { SocietyEvent } from '../../model/event-schema';
import { statusText } from '../../model/event-status';

/** A day in words; as the rest of what the server writes, in English. */
export function writtenDay(day: Day): string {
  return formatDay(day, { day: 'numeric', month: 'long', year: 'numeric' }, 'en-GB');
}

/** An event's time in words, '' without one. */
export function writtenTime({ time }: SocietyEvent): string {
  const clocks = time?.split('-') ?? [];
  return clocks.map((clock) => formatTime(clock, 'en-GB')).join('–');
}

/**
 * What a link preview says of an event: its description, after what has become of it and when it begins. An event
 * without status and time has its description alone.
 */
export function eventSummary(event: SocietyEvent): string {
  const { date, time, status, description } = event;
  const when = date && time ? `${writtenDay(date)}, ${writtenTime(event)}` : '';
  return [status && statusText(status), when, description].filter(Boolean).join(' · ');
}
