import { imageAddress, splitAddresses } from './address';
import { type Day, isDay, parseSheetDay, sheetDay } from './day';
import type { SocietyEvent } from './event-schema';
import { type Normalised, normaliseRows, readRow } from './row';

export type { SocietyEvent } from './event-schema';

/** Shown for an event whose title is missing (spec, section 3). */
export const UNTITLED_EVENT = 'Untitled Event';

/** An event as the server sends it: flat text, with the spec's field names and dd/MM/yyyy dates. */
export type EventRow = Record<
  'id' | 'title' | 'description' | 'location' | 'imageUrl' | 'otherImages' | 'date',
  string
>;

/** The three sections of the events page. */
export interface ClassifiedEvents {
  today: SocietyEvent[];
  /** Today or later, today's first. Today's events stand in `today` too. */
  upcoming: SocietyEvent[];
  /** Newest first; those without a date last. */
  past: SocietyEvent[];
}

/**
 * Turns the rows of a sheet, or of the server's answer, into events. A bad cell is emptied and
 * reported, a blank row is skipped; nothing a row contains makes this throw.
 * @param base where relative image addresses belong, '' to leave them as they are.
 */
export function normaliseEvents(rows: readonly unknown[], base = ''): Normalised<SocietyEvent> {
  const ids = new Set<string>();
  return normaliseRows(rows, (row, report, position) => {
    const id = row.text('id') || String(position);
    if (ids.has(id)) report('id', id, 'is used by an earlier row; links open that one');
    ids.add(id);

    const title = row.text('title');
    if (!title) report('title', '', 'is missing');

    const dateText = row.text('date');
    const date = parseSheetDay(dateText);
    if (dateText && !date) report('date', dateText, 'is not a date of the form dd/MM/yyyy');

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

/** Sorts events into the page's sections by the visitor's local day. Equal days keep the sheet's order. */
export function classifyEvents(events: readonly SocietyEvent[], today: Day): ClassifiedEvents {
  const upcoming = events.filter(({ date }) => date !== null && date >= today);
  const past = events.filter(({ date }) => date === null || date < today);
  return {
    today: upcoming.filter(({ date }) => date === today),
    upcoming: upcoming.sort((a, b) => compareDays(a.date, b.date)),
    past: past.sort((a, b) => compareDays(b.date, a.date)),
  };
}

/** Ascending; a missing day is before all others. */
function compareDays(a: Day | null, b: Day | null): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0;
}

/**
 * An event from a value of unknown origin: navigation state, or a tag's property. Takes a sheet's row
 * as well as an event of ours; undefined when it is neither.
 */
export function eventFrom(value: unknown): SocietyEvent | undefined {
  if (!readRow(value).text('title', 'description', 'date')) return undefined;
  const [event] = normaliseEvents([value]).items;
  const { date } = value as { date?: unknown };
  return event && isDay(date) ? { ...event, date } : event;
}
