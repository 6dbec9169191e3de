import type { SocietyEvent } from './event-schema';
import { statusText } from './event-status';
import { registrationAddress } from './registration-address';

/** An event's title in a calendar. Few calendars show a status, so the title says it too. */
export function entryTitle({ title, status }: SocietyEvent): string {
  return status ? `${statusText(status)}: ${title}` : title;
}

/**
 * An event's description in a calendar, with where to register.
 * @param page the absolute address of the event's page.
 */
export function entryText(event: SocietyEvent, page?: string): string {
  const link = registrationAddress(event, page);
  return [event.description, link && `Register: ${link}`].filter(Boolean).join('\n\n');
}
