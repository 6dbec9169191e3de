import type { Day } from './day';
import type { SocietyEvent } from './event-schema';

/** Whether visitors should be sent to an event's registration: neither to a cancelled event's nor to a past one's. */
export function isOpenForRegistration({ link, status, date }: SocietyEvent, today: Day): boolean {
  return Boolean(link) && status !== 'cancelled' && (date === null || date >= today);
}

/**
 * The absolute address of an event's registration, for what is read elsewhere; '' when there is none, or when the
 * event is cancelled.
 * @param page an absolute address that relative ones belong to.
 */
export function registrationAddress({ link, status }: SocietyEvent, page = ''): string {
  if (!link || status === 'cancelled') return '';
  try {
    const url = page ? new URL(link, page) : new URL(link);
    return /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}
