import { imageAddress, linkAddress, splitAddresses } from './address';
import { type Day, parseSheetDay, sheetDay } from './day';
import type { SocietyEvent } from './event-schema';
import { parseEventStatus } from './event-status';
import { parseEventTime } from './event-time';
import { type Normalised, normaliseRows } from './row';

export type { SocietyEvent } from './event-schema';

/** Shown for an event whose title is missing (PRODUCT.md). */
export const UNTITLED_EVENT = 'Untitled Event';

/** An event as the server sends it: flat text, with dd/MM/yyyy dates, and optional columns only where it has them. */
export type EventRow = Record<
  'id' | 'title' | 'description' | 'location' | 'imageUrl' | 'otherImages' | 'date',
  string
> &
  Partial<Record<'time' | 'timeZone' | 'status' | 'link', string>>;

/** The three sections of the events page. */
export interface ClassifiedEvents {
  today: SocietyEvent[];
  /** Today or later, today's first; includes `today`. */
  upcoming: SocietyEvent[];
  /** Newest first; those without a date last. */
  past: SocietyEvent[];
}

/**
 * Turns the rows of a sheet, or of the server's response, into events. A bad cell is emptied and reported, a blank row
 * is skipped; nothing in a row makes this throw.
 * @param base for relative addresses, '' to leave them as they are.
 */
export function normaliseEvents(rows: readonly unknown[], base = ''): Normalised<SocietyEvent> {
  const ids = new Set<string>();
  return normaliseRows(rows, (row, report, position) => {
    const id = row.text('id') || String(position);
    if (ids.has(id)) report('id', id, 'is used by an earlier row; links open that one');
    ids.add(id);

    const title = row.text('title');
    if (!title) report('title', '', 'is missing');

    const read = <Value>(column: string, parse: (text: string) => Value | null, reason: string) => {
      const text = row.text(column);
      const value = text ? parse(text) : null;
      if (text && value === null) report(column, text, reason);
      return value;
    };
    const date = read('date', parseSheetDay, 'is not a date of the form dd/MM/yyyy');
    const time = read('time', parseEventTime, 'is not a time such as 18:30 or 6-8 pm');
    const timeZone = row.text('timeZone'); // the server adds it
    const status = read('status', parseEventStatus, 'is not cancelled, postponed or moved online');
    const link = read('link', (text) => linkAddress(text, base) || null, 'is not a web address');

    const image = row.text('imageUrl', 'img', 'image');
    const imageUrl = imageAddress(image, base);
    if (image && !imageUrl) report('imageUrl', image, 'is not a web address');

    const otherImages = splitAddresses(row.text('otherImages')).flatMap((address) => {
      const safe = imageAddress(address, base);
      if (!safe) report('otherImages', address, 'is not a web address');
      return safe || [];
    });

    return {
      id,
      title: title || UNTITLED_EVENT,
      description: row.text('description'),
      location: row.text('location'),
      imageUrl,
      otherImages: [...new Set(otherImages)],
      date,
      ...(time && { time }),
      ...(time && timeZone && { timeZone }),
      ...(status && { status }),
      ...(link && { link }),
    };
  });
}

/** The event as a row of text; `normaliseEvents` reads it back. */
export function eventRow(event: SocietyEvent): EventRow {
  return {
    ...event,
    otherImages: event.otherImages.join(',\n'), // after a line break even a bare file name begins an address
    date: event.date ? sheetDay(event.date) : '',
  };
}

/**
 * Sorts events into the page's sections by the visitor's local day. Within a day those without a time come first, then
 * the earlier ones; past events are in the reverse order. Otherwise the sheet's order is kept.
 */
export function classifyEvents(events: readonly SocietyEvent[], today: Day): ClassifiedEvents {
  const upcoming = events.filter(({ date }) => date !== null && date >= today).sort(compareMoments);
  const past = events.filter(({ date }) => date === null || date < today);
  return {
    today: upcoming.filter(({ date }) => date === today),
    upcoming,
    past: past.sort((a, b) => compareMoments(b, a)),
  };
}

/** Ascending; a missing day is before all others. */
function compareMoments(a: SocietyEvent, b: SocietyEvent): number {
  const [first, second] = [a, b].map(({ date, time }) => `${date ?? ''} ${time ?? ''}`) as [string, string];
  return first < second ? -1 : first > second ? 1 : 0;
}
