import { linkAddress, splitAddresses } from '../addresses/address';
import { imageReader } from '../lists/image-cell';
import { type Extent, type ListRow, type Normalised, normaliseRows } from '../lists/normalise-rows';
import { NO_ADDRESS } from '../lists/reasons';
import { columnKey } from '../lists/row';
import { type Day, parseSheetDay, sheetDay } from '../time/day';
import { parseEventTime } from './event-time';

export interface SocietyEvent {
  /** The sheet's id, else the position in the list, from 0. Only the sheet's can repeat: links open the first match. */
  id: string;
  title: string;
  /** Plain text; line breaks are kept. '' if missing, like the next two. */
  description: string;
  location: string;
  imageUrl: string;
  otherImages: string[];
  /** Null if the sheet gives no valid date. */
  date: Day | null;
  // The fields below are optional. An event has one only if its row gives it a value.
  /** `HH:MM`, or `HH:MM-HH:MM` with its end; an end before the start is on the next day. In `timeZone`. */
  time?: string | undefined;
  /** IANA name of the society's time zone. */
  timeZone?: string | undefined;
  /** The event's id, if the sheet gives one that looks like a list position: a number. */
  calendarId?: string | undefined;
  status?: EventStatus | undefined;
  /** Where to register: http(s), or relative to the site. */
  link?: string | undefined;
  /** Such as 'Workshop'. Compared without case. */
  type?: string | undefined;
  speaker?: string | undefined;
  /** How many seats are left, as the sheet says it: '12 of 40 left'. */
  seats?: string | undefined;
  /** The meeting point on a maps service: https. */
  map?: string | undefined;
}

export const UNTITLED_EVENT = 'Untitled Event';

/** An event as the server sends it: flat text, with dd/MM/yyyy dates. Omits optional columns without a value. */
export type EventRow = Record<
  'id' | 'title' | 'description' | 'location' | 'imageUrl' | 'otherImages' | 'date',
  string
> &
  Partial<
    Record<'time' | 'timeZone' | 'calendarId' | 'status' | 'link' | 'type' | 'speaker' | 'seats' | 'map', string>
  >;

/** The three sections of the events page. */
export interface ClassifiedEvents {
  today: SocietyEvent[];
  /** Today's and later events, earliest first; includes `today`. */
  upcoming: SocietyEvent[];
  /** Newest first; events without a date are last. */
  past: SocietyEvent[];
}

/** The columns of the events sheet, with their other names. The server adds `timeZone` and `calendarId`. */
export const EVENT_COLUMNS = {
  id: [],
  title: [],
  description: [],
  location: [],
  imageUrl: ['img', 'image'],
  otherImages: [],
  date: [],
  time: [],
  timeZone: [],
  calendarId: [],
  status: [],
  link: [],
  type: [],
  speaker: [],
  seats: [],
  map: [],
} as const;

/**
 * Turns the rows of a sheet, or of the server's response, into events.
 * @param base for relative addresses; '' leaves them unchanged.
 */
export function normaliseEvents(
  rows: readonly unknown[],
  base = '',
  extent: Extent = 'whole',
): Normalised<SocietyEvent> {
  const readRow = (row: ListRow<keyof typeof EVENT_COLUMNS>, position: number): SocietyEvent => {
    const { text, report, read, readDay } = row;
    const id = row.id(String(position));
    const title = text('title');
    if (!title) report('title', '', 'is missing');

    const { day } = readDay('date', parseSheetDay, 'is not a date of the form dd/MM/yyyy');
    const time = read('time', parseEventTime, 'is not a time such as 18:30 or 6-8 pm');
    const timeZone = text('timeZone');
    const calendarId = text('calendarId');
    const status = read('status', parseEventStatus, 'is not cancelled, postponed or moved online');
    const link = read('link', (cell) => linkAddress(cell, base), NO_ADDRESS);
    const words = (column: 'type' | 'speaker' | 'seats', max: number) =>
      read(column, (cell) => cell.length <= max && cell.replace(/\s+/g, ' '), `is longer than ${max} characters`);
    const type = words('type', 30);
    const speaker = words('speaker', 120);
    const seats = words('seats', 40);
    const map = read('map', mapAddress, 'is not an https:// address');
    const imageOf = imageReader(base, report);
    const imageUrl = imageOf('imageUrl', text('imageUrl'));
    const otherImages = splitAddresses(text('otherImages')).map((cell) => imageOf('otherImages', cell));

    return {
      id,
      title: title || UNTITLED_EVENT,
      description: text('description'),
      location: text('location'),
      imageUrl,
      otherImages: [...new Set(otherImages.filter(Boolean))],
      date: day,
      ...(time && { time }),
      ...(time && timeZone && { timeZone }),
      ...(calendarId && { calendarId }),
      ...(status && status !== 'scheduled' && { status }),
      ...(link && { link }),
      ...(type && { type }),
      ...(speaker && { speaker }),
      ...(seats && { seats }),
      ...(map && { map }),
    };
  };
  return normaliseRows(rows, EVENT_COLUMNS, readRow, extent);
}

/** Returns an event as a row of text, which `normaliseEvents` can read. */
export function eventRow(event: SocietyEvent): EventRow {
  return {
    ...event,
    otherImages: event.otherImages.join(',\n'), // after a line break, even a bare file name counts as an address
    date: event.date ? sheetDay(event.date) : '',
  };
}

export function pictureCount({ imageUrl, otherImages }: SocietyEvent): number {
  return new Set([imageUrl, ...otherImages].filter(Boolean)).size;
}

/** Caches the last classified list, because its sections are requested many times. */
let classified: { events: readonly SocietyEvent[]; today: Day; sections: ClassifiedEvents } | undefined;

/**
 * Sorts events into the page's sections as of a day. Within a day, events without a time come first, and cancelled or
 * postponed ones last. Past events are reversed, with those still last on their day. Otherwise, keeps the sheet's order.
 */
export function classifyEvents(events: readonly SocietyEvent[], today: Day): ClassifiedEvents {
  if (classified?.events !== events || classified.today !== today) {
    const upcoming = events.filter(({ date }) => date !== null && date >= today).sort(inOrder(1));
    const past = events.filter(({ date }) => date === null || date < today).sort(inOrder(-1));
    const sections = { today: upcoming.filter(({ date }) => date === today), upcoming, past };
    classified = { events, today, sections };
  }
  return classified.sections;
}

/**
 * Orders by day and time, ascending or descending. A missing day is treated as the earliest. Events that don't take
 * place come last on their day.
 */
function inOrder(sign: 1 | -1) {
  return (a: SocietyEvent, b: SocietyEvent) =>
    sign * compareTexts(a.date ?? '', b.date ?? '') ||
    Number(takesPlace(b)) - Number(takesPlace(a)) ||
    sign * compareTexts(a.time ?? '', b.time ?? '');
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export type EventStatus = 'cancelled' | 'postponed' | 'moved online';

/**
 * Reads an event's status. Ignores any words after it ('Cancelled: storm warning').
 * @returns null for an unknown status.
 */
function parseEventStatus(text: string): EventStatus | 'scheduled' | null {
  const key = columnKey(text);
  if (/^cancel/.test(key)) return 'cancelled';
  if (/^postpone/.test(key)) return 'postponed';
  if (/^(moved(to)?)?online/.test(key)) return 'moved online';
  return /^(scheduled|confirmed)?$/.test(key) ? 'scheduled' : null;
}

/** Returns a status in the form that visitors see. */
export function statusText(status: EventStatus): Capitalize<EventStatus> {
  return (status.charAt(0).toUpperCase() + status.slice(1)) as Capitalize<EventStatus>;
}

/** Returns the address of a map, which visitors open on another site; '' unless it is https. */
function mapAddress(cell: string): string {
  return /^https:/i.test(cell) ? linkAddress(cell) : '';
}

/** Tests whether an event takes place on its date. A postponed event's date is the one it was planned for. */
export function takesPlace({ status }: SocietyEvent): boolean {
  return status !== 'cancelled' && status !== 'postponed';
}

/** Tests whether visitors can still register: the event takes place, today, later or on a day that isn't known yet. */
export function isOpenForRegistration(event: SocietyEvent, today: Day): boolean {
  return takesPlace(event) && (event.date === null || event.date >= today);
}

/**
 * Returns an event's absolute registration URL, for calendars and mail; '' if it has none, or doesn't take place.
 * @param page an absolute URL against which relative ones resolve.
 */
export function registrationAddress(event: SocietyEvent, page = ''): string {
  const { link } = event;
  if (!link || !takesPlace(event)) return '';
  try {
    const url = page ? new URL(link, page) : new URL(link);
    return /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}
