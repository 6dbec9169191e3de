import { cleanText } from '../text/text';
import { addDays, type Day } from '../time/day';
import { instantOf } from '../time/zoned-time';
import { registrationAddress, type SocietyEvent, statusText } from './event';

/** A content line of iCalendar whose value is text: cleaned, escaped and folded. */
export function textLine(name: string, text: string): string {
  const escaped = cleanText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
  return foldLine(`${name}:${escaped}`);
}

/** Folds a content line: beyond 75 octets it continues in the next line, after a space (RFC 5545, section 3.1). */
export function foldLine(line: string): string {
  const isAscii = /^[\x20-\x7e]*$/.test(line);
  // Cut between characters, as not every reader joins the octets before decoding them: four octets each at most.
  return line.match(isAscii ? /.{1,74}/g : /.{1,18}/gsu)?.join('\r\n ') ?? '';
}

/** A moment in UTC; as a local time without a zone when its zone is not known. */
export function stampOf({ day, time, instant }: Moment): string {
  const text = instant ? `${instant.toISOString().slice(0, 19)}Z` : `${day}T${time}:00`;
  return text.replace(/[-:]/g, '');
}

/** An event's title in a calendar. Few calendars show a status, so the title says it too. */
export function entryTitle({ title, status }: SocietyEvent): string {
  return status ? `${statusText(status)}: ${title}` : title;
}

/**
 * An event's description in a calendar, with where to register.
 * @param page the absolute address of the event's page.
 */
export function entryText(event: SocietyEvent, page?: string): string {
  const link = registrationAddress(event, page);
  return [event.description, link && `Register: ${link}`].filter(Boolean).join('\n\n');
}

/** A moment in the society's time. */
export interface Moment {
  day: Day;
  /** `HH:MM`. */
  time: string;
  /** Undefined when the zone is not known. */
  instant: Date | undefined;
}

/** When an event begins and, if known, ends; undefined for one without a date or time. */
export function eventMoments({ date, time, timeZone }: SocietyEvent): { start: Moment; end?: Moment } | undefined {
  if (!date || !time) return undefined;
  const moment = (day: Day, clock: string): Moment => ({
    day,
    time: clock,
    instant: instantOf(day, clock, timeZone),
  });
  const [from = '', to] = time.split('-');
  const start = moment(date, from);
  if (!to) return { start };
  const lastDay = to < from ? addDays(date, 1) : date;
  const isPossible = `${lastDay}${to}` > `${date}${from}`; // the last day there is has no next
  return isPossible ? { start, end: moment(lastDay, to) } : { start };
}
