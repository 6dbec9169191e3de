import { linkAddress } from '../addresses/address';
import { splitAddresses } from '../addresses/address-list';
import { imageReader } from '../lists/image-cell';
import { type ListRow, type Normalised, normaliseRows } from '../lists/normalise-rows';
import { NO_ADDRESS } from '../lists/reasons';
import { columnKey } from '../lists/row';
import { parseSheetDay, sheetDay } from '../time/day';
import { type EventStatus, type SocietyEvent, UNTITLED_EVENT } from './event';
import { parseEventTime } from './event-time';

/** An event as the server sends it: flat text, with dd/MM/yyyy dates. Omits optional columns without a value. */
export type EventRow = Record<
  'id' | 'title' | 'description' | 'location' | 'imageUrl' | 'otherImages' | 'date',
  string
> &
  Partial<
    Record<'time' | 'timeZone' | 'calendarId' | 'status' | 'link' | 'type' | 'speaker' | 'seats' | 'map', string>
  >;

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
export function normaliseEvents(rows: readonly unknown[], base = ''): Normalised<SocietyEvent> {
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
  return normaliseRows(rows, EVENT_COLUMNS, readRow);
}

/** Returns an event as a row of text, which `normaliseEvents` can read. */
export function eventRow(event: SocietyEvent): EventRow {
  return {
    ...event,
    otherImages: event.otherImages.join(',\n'), // after a line break, even a bare file name counts as an address
    date: event.date ? sheetDay(event.date) : '',
  };
}

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

/** Returns the address of a map, which visitors open on another site; '' unless it is https. */
function mapAddress(cell: string): string {
  return /^https:/i.test(cell) ? linkAddress(cell) : '';
}
