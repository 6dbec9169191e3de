import { eventMoments, type Moment } from '../../model/event-moments';
import type { EventStatus, SocietyEvent } from '../../model/event-schema';
import { registrationAddress } from '../../model/registration-address';

const STATUS: Record<EventStatus, string> = {
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  'moved online': 'EventMovedOnline',
};

/**
 * What search engines read of when and where an event takes place, and whether (schema.org).
 * @param site the site's address. @param page the event's, absolute.
 */
export function eventSchedule(event: SocietyEvent, site: string, page: string) {
  const moments = eventMoments(event);
  const link = registrationAddress(event, site);
  const isOnline = event.status === 'moved online';
  const place = event.location && { '@type': 'Place', name: event.location, address: event.location };
  const location: object | '' = isOnline ? { '@type': 'VirtualLocation', url: link || page } : place;
  return {
    startDate: moments ? withOffset(moments.start) : event.date,
    ...(moments?.end && { endDate: withOffset(moments.end) }),
    ...(event.status && { eventStatus: `https://schema.org/${STATUS[event.status]}` }),
    ...(isOnline && { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' }),
    location,
    ...(link && { offers: { '@type': 'Offer', url: link } }),
  };
}

/** A moment in ISO 8601, as the society's clock has it: `2026-03-14T18:30:00+05:30`. */
export function withOffset({ day, time, instant }: Moment): string {
  const wall = `${day}T${time}:00`;
  if (!instant) return wall;
  const minutes = Math.round((Date.parse(`${wall}Z`) - instant.getTime()) / 60_000);
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${wall}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}
