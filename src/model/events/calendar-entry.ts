import { cleanText } from '../text/clean-text';
import { addDays, type Day } from '../time/day';
import { instantOf } from '../time/zoned-time';
import { factsOf, registrationAddress, type SocietyEvent, statusText } from './event';

/** Returns an iCalendar content line with a text value, cleaned, escaped and folded. */
export function textLine(name: string, text: string): string {
  const escaped = cleanText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
  return foldLine(`${name}:${escaped}`);
}

/** Folds a content line into lines of at most 75 octets; all but the first begin with a space (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const isAscii = /^[\x20-\x7e]*$/.test(line);
  // Cut between characters (at most four octets each), because not every reader joins the lines before decoding them.
  return line.match(isAscii ? /.{1,74}/g : /.{1,18}/gsu)?.join('\r\n ') ?? '';
}

/** Writes a moment in UTC or, if its zone is unknown, as local time without a zone. */
export function stampOf({ day, time, instant }: Moment): string {
  const text = instant ? `${instant.toISOString().slice(0, 19)}Z` : `${day}T${time}:00`;
  return text.replace(/[-:]/g, '');
}

/** Returns an event's title for readers elsewhere. Includes the status, because few calendars show it separately. */
export function entryTitle({ title, status }: SocietyEvent): string {
  return status ? `${statusText(status)}: ${title}` : title;
}

/** Returns an event's facts for readers elsewhere: 'Speaker: Prof. A. Silva'. */
export function entryFacts(event: SocietyEvent): string[] {
  return factsOf(event, false).map(({ label, text }) => `${label}: ${text}`);
}

/**
 * Returns the lines that follow an event's description in calendars: its facts, the map and the registration.
 * @param page the absolute address of the event's page.
 */
export function entryNotes(event: SocietyEvent, page?: string): string[] {
  const link = registrationAddress(event, page);
  const notes = entryFacts(event);
  if (event.map) notes.push(`Map: ${event.map}`);
  if (link) notes.push(`Register: ${link}`);
  return notes;
}

/** Formats a moment as ISO 8601 in the society's time zone: `2026-03-14T18:30:00+05:30`. */
export function isoText({ day, time, instant }: Moment): string {
  const wall = `${day}T${time}:00`;
  if (!instant) return wall;
  const minutes = Math.round((Date.parse(`${wall}Z`) - instant.getTime()) / 60_000);
  const offset = Math.abs(minutes);
  const hours = String(Math.floor(offset / 60)).padStart(2, '0');
  const rest = String(offset % 60).padStart(2, '0');
  return `${wall}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** A moment in the society's time zone. */
export interface Moment {
  day: Day;
  /** `HH:MM`. */
  time: string;
  /** Undefined if the zone is unknown. */
  instant: Date | undefined;
}

/** Returns when an event begins and, if known, ends; undefined if it has no date or time. */
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
  const isPossible = `${lastDay}${to}` > `${date}${from}`; // false if the event ends after the last supported day
  return isPossible ? { start, end: moment(lastDay, to) } : { start };
}
