import { addDays, type Day } from '../time/day';
import { entryNotes, entryTitle, eventMoments, foldLine, stampOf, textLine } from './calendar-entry';
import type { EventStatus, SocietyEvent } from './event';

/** How often subscribed calendars should refresh (ISO 8601): four times a day, so that edits appear the same day. */
const REFRESH_INTERVAL = 'PT6H';

/** Maximum length of the title in a file name, short enough for systems to show the whole name. */
const MAX_SLUG_CHARACTERS = 60;

/** Maximum length of an event's key in its UID, which should stay below 255 octets (RFC 7986). */
const MAX_KEY_CHARACTERS = 200;

export interface CalendarOptions {
  /** When the text is created. */
  now: Date;
  /** The name of a subscribed calendar. Default: none, as for a single event. */
  name?: string;
  /** The absolute URL from which a subscribed calendar refreshes. Default: none. */
  url?: string;
  /** Returns the absolute URL of an event's page. A missing or non-http(s) URL is left out. */
  href?: (event: SocietyEvent) => string | undefined;
}

/**
 * Writes events as iCalendar text (RFC 5545), each as an all-day or timed entry. Leaves out events without a date.
 * Includes cancelled events, so that calendars remove their entries. A calendar with a `name` or `url` is for
 * subscribers, so it has a refresh interval.
 */
export function calendarText(events: readonly SocietyEvent[], { now, name, url, href }: CalendarOptions): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const used = new Set<string>();
  const entries = events.flatMap((event) => {
    if (event.date === null) return [];
    const key = unusedKey(eventKey(event, event.date), used);
    used.add(key);
    return eventLines(event, event.date, { uid: `${key}@ummes`, stamp, href: href?.(event) });
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

/** Returns an event's file name, valid on every system: lower-case ASCII, with the day, ending in .ics. */
export function calendarFileName(event: SocietyEvent): string {
  const slug = event.title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');
  const short = slug.replace(/^-/, '').slice(0, MAX_SLUG_CHARACTERS).replace(/-$/, '');
  return `${[short || 'event', event.date].filter(Boolean).join('-')}.ics`;
}

/**
 * RFC 5545 has no status for the last two. A postponed event stays in calendars, with 'Postponed' in its title: many
 * hide a cancelled entry, so subscribers would not learn why it is gone. An event moved online takes place.
 */
const STATUS: Record<EventStatus, string> = {
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
  'moved online': 'CONFIRMED',
};

/** Without a SEQUENCE, the entry with the later DTSTAMP is the newer one (RFC 5546, 2.1.5). */
function eventLines(event: SocietyEvent, date: Day, entry: { uid: string; stamp: string; href?: string }): string[] {
  const text = [event.description, ...entryNotes(event, entry.href)].filter(Boolean).join('\n\n');
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
    'TRANSP:TRANSPARENT', // doesn't mark the visitor as busy
    'END:VEVENT',
  ];
}

/** Returns the start and end as days or, for a timed event, in UTC, which calendars convert to local time. */
function timeLines(event: SocietyEvent, date: Day): string[] {
  const moments = eventMoments(event);
  if (moments) {
    return [`DTSTART:${stampOf(moments.start)}`, ...(moments.end ? [`DTEND:${stampOf(moments.end)}`] : [])];
  }
  const end = addDays(date, 1); // the end is exclusive
  return [
    `DTSTART;VALUE=DATE:${compact(date)}`,
    ...(end > date ? [`DTEND;VALUE=DATE:${compact(end)}`] : []), // false for the last supported day
  ];
}

/**
 * Returns the key that identifies an event in calendars: the id that its sheet states, so that calendars update their
 * entry whatever changes. A number may be the event's position in the list, which changes when a row is inserted, so it
 * is used only if it is also the `calendarId`. Other events are identified by their day and title, and become a new
 * entry when these change.
 */
function eventKey({ id, calendarId, title }: SocietyEvent, date: Day): string {
  if (!isNumberedId(id) || calendarId) return shortKey(encodeURIComponent(calendarId ?? id));
  return `${compact(date)}-${encodeURIComponent(title).replaceAll('%', '').slice(0, MAX_KEY_CHARACTERS)}`;
}

/** Adds a number to a key that another event of the calendar has: `20260314-Lab-2`. */
function unusedKey(key: string, used: ReadonlySet<string>): string {
  let number = 1;
  let unused = key;
  while (used.has(unused)) {
    number += 1;
    unused = `${key}-${number}`;
  }
  return unused;
}

/** Shortens a long key. Ids can begin with the same words, so a checksum of the whole key (FNV-1a) tells them apart. */
function shortKey(key: string): string {
  if (key.length <= MAX_KEY_CHARACTERS) return key;
  let sum = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) sum = Math.imul(sum ^ key.charCodeAt(at), 0x01000193) >>> 0;
  return `${key.slice(0, MAX_KEY_CHARACTERS - 9)}-${sum.toString(16).padStart(8, '0')}`;
}

/** Tests whether an id could be an event's position in the list. */
export function isNumberedId(id: string): boolean {
  return /^\d+$/.test(id);
}

/** Returns a property with a URL. Omits it unless the URL is absolute and http(s). */
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
