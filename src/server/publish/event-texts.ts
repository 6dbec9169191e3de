import { eventMoments, type Moment } from '../../model/events/calendar-entry';
import { type EventStatus, registrationAddress, type SocietyEvent, statusText } from '../../model/events/event';
import { type Day, formatDay, formatTimes, LONG_DATE } from '../../model/time/day';
import { scriptJson } from './pages/page-document';

const STATUS: Record<EventStatus, string> = {
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  'moved online': 'EventMovedOnline',
};

/**
 * Returns a script element that describes an event to search engines, as schema.org JSON-LD.
 * @param siteUrl the site URL, without a trailing slash.
 * @param page the absolute URL of the event's page.
 * @param organiser the society's name.
 */
export function eventData(event: SocietyEvent, siteUrl: string, page: string, organiser: string): string {
  const moments = eventMoments(event);
  const link = registrationAddress(event, siteUrl);
  const isOnline = event.status === 'moved online';
  const place = event.location && { '@type': 'Place', name: event.location, address: event.location };
  const location = isOnline ? { '@type': 'VirtualLocation', url: link || page } : place;
  const pictures = [event.imageUrl, ...event.otherImages].filter((each) => each && URL.canParse(each, siteUrl));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: moments ? withOffset(moments.start) : event.date,
    ...(moments?.end && { endDate: withOffset(moments.end) }),
    ...(event.status && { eventStatus: `https://schema.org/${STATUS[event.status]}` }),
    ...(isOnline && { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' }),
    ...(link && { offers: { '@type': 'Offer', url: link } }),
    ...(event.description && { description: event.description }),
    ...(location && { location }),
    ...(event.speaker && { performer: { '@type': 'Person', name: event.speaker } }),
    ...(pictures.length > 0 && { image: pictures.map((each) => new URL(each, siteUrl).href) }),
    url: page,
    organizer: { '@type': 'Organization', name: organiser, url: siteUrl },
  };
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}

/** Formats a moment as ISO 8601 in the society's time zone: `2026-03-14T18:30:00+05:30`. */
export function withOffset({ day, time, instant }: Moment): string {
  const wall = `${day}T${time}:00`;
  if (!instant) return wall;
  const minutes = Math.round((Date.parse(`${wall}Z`) - instant.getTime()) / 60_000);
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${wall}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** Formats a day in English, like all text that the server writes. */
export function writtenDay(day: Day): string {
  return formatDay(day, LONG_DATE, 'en-GB');
}

/** Formats an event's time; '' if it has none. */
export function writtenTime({ time }: SocietyEvent): string {
  return time ? formatTimes(time, 'en-GB') : '';
}

/** Returns an event's status and the day and time for which it was planned, if it is postponed: '' if it isn't. */
export function postponement(event: SocietyEvent): string {
  const { date, status } = event;
  if (status !== 'postponed' || !date) return '';
  return `${statusText(status)}, was planned for ${[writtenDay(date), writtenTime(event)].filter(Boolean).join(', ')}`;
}

/** Returns the text of an event's link preview: status, day and time (only if both are known), and description. */
export function eventSummary(event: SocietyEvent): string {
  const { date, time, status, description } = event;
  const when = date && time ? `${writtenDay(date)}, ${writtenTime(event)}` : '';
  const lead = postponement(event) || [status && statusText(status), when].filter(Boolean).join(' · ');
  return [lead, description].filter(Boolean).join(' · ');
}
