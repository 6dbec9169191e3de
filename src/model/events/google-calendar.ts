import { excerpt } from '../text/excerpt';
import { addDays, type Day } from '../time/day';
import { entryNotes, entryTitle, eventMoments, stampOf } from './calendar-entry';
import type { SocietyEvent } from './event';

/** Maximum lengths in characters. Whatever the language, they keep the URL within the 8 kB that servers accept. */
const MAX_TEXT = 100;
const MAX_DESCRIPTION = 200;
const MAX_NOTE = 200;

/**
 * Returns a URL that opens Google Calendar with the event filled in, as an all-day or timed entry; null if the event
 * has no date. Shortens long text and leaves out long notes.
 * @param href the URL of the event's page, added to the description.
 */
export function googleCalendarAddress(event: SocietyEvent, href = ''): string | null {
  if (event.date === null) return null;
  const notes = [...entryNotes(event, href), href].filter((note) => note.length <= MAX_NOTE);
  const details = [excerpt(event.description, MAX_DESCRIPTION).text, ...notes];
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    dates: datesOf(event, event.date),
    text: excerpt(entryTitle(event), MAX_TEXT).text,
    details: details.filter(Boolean).join('\n\n'),
    location: excerpt(event.location, MAX_TEXT).text,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Returns the start and the end, separated by a slash. */
function datesOf(event: SocietyEvent, date: Day): string {
  const moments = eventMoments(event);
  // Google requires an end. If the sheet has none, the event ends when it starts.
  if (moments) return `${stampOf(moments.start)}/${stampOf(moments.end ?? moments.start)}`;
  return [date, addDays(date, 1)].map((day) => day.replaceAll('-', '')).join('/'); // the end is exclusive
}
