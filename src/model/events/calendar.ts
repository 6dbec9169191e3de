import { addDays, type Day } from '../time/day';
import { entryText, entryTitle, eventMoments, foldLine, stampOf, textLine } from './calendar-entry';
import type { EventStatus, SocietyEvent } from './event';

/** How often a subscribed calendar should refresh (ISO 8601): an edit shows the same day, at four calls a day. */
const REFRESH_INTERVAL = 'PT6H';

/** Longest file name in characters, before the date: systems show it in full. */
const MAX_SLUG_CHARACTERS = 60;

/** Longest part of an entry's UID that names its event; the whole should stay below 255 octets (RFC 7986). */
const MAX_KEY_CHARACTERS = 200;

export interface CalendarOptions {
  /** The moment the text is made. */
  now: Date;
  /** The name of a subscribed calendar. Default: none, as for a single event. */
  name?: string;
  /** Where a subscribed calendar is fetched again, absolute. Default: none. */
  url?: string;
  /** The absolute address of an event's page. Without one, or with another than http(s), it is left out. */
  href?: (event: SocietyEvent) => string | undefined;
}

/**
 * The events as an iCalendar text (RFC 5545), each a whole day long, or from its time on. Events without a date are
 * left out. A cancelled event is included, so that calendars remove their entry. With a `name` or `url` it is a
 * calendar to subscribe to, with an interval for refreshing.
 */
export function calendarText(events: readonly SocietyEvent[], { now, name, url, href }: CalendarOptions): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const seen = new Map<string, number>();
  const entries = events.flatMap((event) => {
    if (event.date === null) return [];
    const key = eventKey(event, event.date);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const uid = count > 1 ? `${key}-${count}@ummes` : `${key}@ummes`;
    return eventLines(event, event.date, { uid, stamp, href: href?.(event) });
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//UMMES//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name ? [textLine('NAME', name), textLine('X-WR-CALNAME', name)] : []),
    ...addressLine('SOURCE;VALUE=URI', url),
    ...(name || url
      ? [`REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`, `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`]
      : []),
    ...entries,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A name for an event's file that every system accepts: lower-case ASCII, with the day, ending in .ics. */
export function calendarFileName(event: SocietyEvent): string {
  const slug = event.title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');
  const short = slug.replace(/^-/, '').slice(0, MAX_SLUG_CHARACTERS).replace(/-$/, '');
  return `${[short || 'event', event.date].filter(Boolean).join('-')}.ics`;
}

/** RFC 5545 has neither of the last two: a postponed event may still take place, an online one does. */
const STATUS: Record<EventStatus, string> = {
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
  'moved online': 'CONFIRMED',
};

/** Without a SEQUENCE, the entry with the later DTSTAMP is the newer one (RFC 5546, 2.1.5). */
function eventLines(event: SocietyEvent, date: Day, entry: { uid: string; stamp: string; href?: string }): string[] {
  const text = entryText(event, entry.href);
  return [
    'BEGIN:VEVENT',
    foldLine(`UID:${entry.uid}`),
    `DTSTAMP:${entry.stamp}`,
    ...timeLines(event, date),
    ...(event.status ? [`STATUS:${STATUS[event.status]}`] : []),
    textLine('SUMMARY', entryTitle(event).replace(/\s+/g, ' ')),
    ...(text ? [textLine('DESCRIPTION', text)] : []),
    ...(event.location ? [textLine('LOCATION', event.location)] : []),
    ...addressLine('URL', entry.href),
    'TRANSP:TRANSPARENT', // the day is not marked as busy
    'END:VEVENT',
  ];
}

/** The whole day, or the moments in UTC, which every calendar shows as its own time. */
function timeLines(event: SocietyEvent, date: Day): string[] {
  const moments = eventMoments(event);
  if (moments) {
    return [`DTSTART:${stampOf(moments.start)}`, ...(moments.end ? [`DTEND:${stampOf(moments.end)}`] : [])];
  }
  const end = addDays(date, 1); // exclusive
  return [
    `DTSTART;VALUE=DATE:${compact(date)}`,
    ...(end > date ? [`DTEND;VALUE=DATE:${compact(end)}`] : []), // the last day there is has no next
  ];
}

/**
 * Identifies an event in calendars, today and after edits: its day, title and id. A numeric id may be the position in
 * the list, which changes when a row is inserted, so it is left out. When place, time or status change, a calendar
 * updates its entry; an event that is renamed or moved to another day is a new entry.
 */
function eventKey({ id, title }: SocietyEvent, date: Day): string {
  const name = /^\d+$/.test(id) ? title : `${id} ${title}`;
  return `${compact(date)}-${encodeURIComponent(name).replaceAll('%', '').slice(0, MAX_KEY_CHARACTERS)}`;
}

/** The property with an address, if that is http(s) and absolute. */
function addressLine(name: string, address = ''): string[] {
  try {
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) ? [foldLine(`${name}:${url.href}`)] : [];
  } catch {
    return [];
  }
}

function compact(day: Day): string {
  return day.replaceAll('-', '');
}
