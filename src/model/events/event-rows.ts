import { linkAddress } from '../addresses/address';
import { splitAddresses } from '../addresses/address-list';
import { imageReader } from '../lists/image-cell';
import { type ListRow, type Normalised, normaliseRows } from '../lists/normalise-rows';
import { NO_ADDRESS } from '../lists/reasons';
import { columnKey } from '../lists/row';
import { parseSheetDay, sheetDay } from '../time/day';
import {
  EVENT_FACT_NAMES,
  EVENT_FACTS,
  type EventFactName,
  type EventStatus,
  type SocietyEvent,
  UNTITLED_EVENT,
} from './event';
import { parseEventTime } from './event-time';

/** An event as the server sends it: flat text, with dd/MM/yyyy dates. Omits optional columns without a value. */
export type EventRow = Record<Stated, string> & Partial<Record<Exclude<keyof typeof EVENT_COLUMNS, Stated>, string>>;

/** The columns that every row has, even without a value. */
type Stated = 'id' | 'title' | 'description' | 'location' | 'imageUrl' | 'otherImages' | 'date';

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
  ...forEachFact(() => [] as const),
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
    const status = read('status', parseEventStatus, 'is not cancelled, postponed or moved online');
    const words = (column: 'type' | EventFactName, max: number) =>
      read(column, (cell) => cell.length <= max && cell.replace(/\s+/g, ' '), `is longer than ${max} characters`);
    const optional = given({
      time,
      timeZone: time && text('timeZone'),
      calendarId: text('calendarId'),
      status: status !== 'scheduled' && status,
      link: read('link', (cell) => linkAddress(cell, base), NO_ADDRESS),
      type: words('type', 30),
      ...forEachFact((name) => words(name, EVENT_FACTS[name].maxCharacters)),
      map: read('map', mapAddress, 'is not an https:// address'),
    });
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
      ...optional,
    };
  };
  return normaliseRows(rows, EVENT_COLUMNS, readRow);
}

function forEachFact<Value>(read: (name: EventFactName) => Value): Record<EventFactName, Value> {
  return Object.fromEntries(EVENT_FACT_NAMES.map((name) => [name, read(name)])) as Record<EventFactName, Value>;
}

type NoValue = '' | false | null | undefined;

/** Leaves out cells without a value. */
function given<Cells extends Record<string, string | NoValue>>(cells: Cells) {
  const found = Object.entries(cells).filter(([, cell]) => cell);
  return Object.fromEntries(found) as { [Column in keyof Cells]?: Exclude<Cells[Column], NoValue> };
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
