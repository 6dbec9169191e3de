import { eventMoments, isoText } from '../../../model/events/calendar-entry';
import { type EventStatus, registrationAddress, type SocietyEvent } from '../../../model/events/event';
import { scriptJson } from './page-document';

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
  const pictures = picturesOf(event, siteUrl);
  const { speaker } = event;
  // JSON leaves out what is undefined.
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: moments ? isoText(moments.start) : event.date,
    endDate: moments?.end && isoText(moments.end),
    eventStatus: event.status && `https://schema.org/${STATUS[event.status]}`,
    eventAttendanceMode: isOnline ? 'https://schema.org/OnlineEventAttendanceMode' : undefined,
    offers: link ? { '@type': 'Offer', url: link } : undefined,
    description: event.description || undefined,
    location: isOnline ? { '@type': 'VirtualLocation', url: link || page } : placeOf(event),
    performer: speaker && { '@type': 'Person', name: speaker },
    image: pictures.length > 0 ? pictures : undefined,
    url: page,
    organizer: { '@type': 'Organization', name: organiser, url: siteUrl },
  };
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}

function placeOf({ location }: SocietyEvent) {
  return location ? { '@type': 'Place', name: location, address: location } : undefined;
}

/** Returns the absolute URLs of an event's pictures. */
function picturesOf({ imageUrl, otherImages }: SocietyEvent, siteUrl: string): string[] {
  return [imageUrl, ...otherImages]
    .filter((each) => each && URL.canParse(each, siteUrl))
    .map((each) => new URL(each, siteUrl).href);
}
