import { cleanText, graphemes } from '../text/text';
import { addDays, type Day } from '../time/day';
import { entryTitle, eventMoments, stampOf } from './calendar-entry';
import { registrationAddress, type SocietyEvent } from './event';

/** Longest address in characters. Mail and chat programs break longer ones, and signing in encodes it once more. */
const MAX_ADDRESS = 2000;

/** Longest title, place or address in it, in characters. */
const MAX_FIELD = 400;

/**
 * The address that opens Google Calendar with the event filled in, as a whole day or from its time on; null without
 * a date. Long texts are cut to keep it within 2000 characters, the description first.
 * @param href the address of the event's page, added to the description unless it is very long.
 */
export function googleCalendarAddress(event: SocietyEvent, href = ''): string | null {
  if (event.date === null) return null;
  const dates = datesOf(event, event.date);
  const start = `https://calendar.google.com/calendar/render?action=TEMPLATE&dates=${dates}`;
  const text = `&text=${encodeWithin(entryTitle(event), MAX_FIELD)}`;
  const location = event.location && `&location=${encodeWithin(event.location, MAX_FIELD)}`;
  const register = registrationAddress(event, href);
  const links = [register && `Register: ${register}`, href]
    .map((line) => encodeURIComponent(cleanText(line)))
    .filter((line) => line && line.length <= MAX_FIELD)
    .join(GAP);
  const gap = event.description && links && GAP;
  const available = MAX_ADDRESS - [start, text, location, gap, links, '&details='].join('').length;
  const details = encodeWithin(event.description, available) + gap + links;
  return start + text + (details && `&details=${details}`) + location;
}

const GAP = encodeURIComponent('\n\n');

/** From and to, separated by a slash. */
function datesOf(event: SocietyEvent, date: Day): string {
  const moments = eventMoments(event);
  // Google requires an end; without one in the sheet, the event has no length.
  if (moments) return `${stampOf(moments.start)}/${stampOf(moments.end ?? moments.start)}`;
  return [date, addDays(date, 1)].map((day) => day.replaceAll('-', '')).join('/'); // end exclusive
}

/** The text encoded for a query, cut with an ellipsis between characters if it would be longer than `limit`. */
function encodeWithin(text: string, limit: number): string {
  const ellipsis = encodeURIComponent('…');
  let whole = '';
  let beforeEllipsis = '';
  for (const character of graphemes(cleanText(text))) {
    whole += encodeURIComponent(character);
    if (whole.length > limit) return beforeEllipsis + ellipsis;
    if (whole.length + ellipsis.length <= limit) beforeEllipsis = whole;
  }
  return whole;
}
