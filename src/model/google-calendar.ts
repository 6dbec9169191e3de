import { addDays } from './day';
import type { SocietyEvent } from './event-schema';
import { cleanText } from './text';

/** Longest address in characters. Mail and chat programs break longer ones, and signing in encodes it once more. */
const MAX_ADDRESS = 2000;

/** Share of it that a title, a place or the event's own address may take, so that each has room. */
const MAX_FIELD = 400;

/**
 * The address that opens Google Calendar with the event filled in, as a whole day; null without a date.
 * Long texts are cut so that it stays within 2000 characters, the description first.
 * @param href the address of the event's page, put below the description; left out when it is very long.
 */
export function googleCalendarAddress(event: SocietyEvent, href = ''): string | null {
  if (event.date === null) return null;
  const days = [event.date, addDays(event.date, 1)].map((day) => day.replaceAll('-', '')).join('/'); // end exclusive
  const start = `https://calendar.google.com/calendar/render?action=TEMPLATE&dates=${days}`;
  const text = `&text=${encodeWithin(event.title, MAX_FIELD)}`;
  const location = event.location && `&location=${encodeWithin(event.location, MAX_FIELD)}`;
  const page = encodeURIComponent(cleanText(href));
  const link = page.length <= MAX_FIELD ? page : '';
  const gap = event.description && link && encodeURIComponent('\n\n');
  const room = MAX_ADDRESS - [start, text, location, gap, link, '&details='].join('').length;
  const details = encodeWithin(event.description, room) + gap + link;
  return start + text + (details && `&details=${details}`) + location;
}

/** The text encoded for a query, cut with an ellipsis between characters if it would be longer than `room`. */
function encodeWithin(text: string, room: number): string {
  const ellipsis = encodeURIComponent('…');
  let whole = '';
  let beforeEllipsis = '';
  for (const { segment } of new Intl.Segmenter().segment(cleanText(text))) {
    whole += encodeURIComponent(segment);
    if (whole.length > room) return beforeEllipsis + ellipsis;
    if (whole.length + ellipsis.length <= room) beforeEllipsis = whole;
  }
  return whole;
}
