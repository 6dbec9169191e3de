import type { Day } from '../time/day';
import type { SocietyEvent } from './event';

/** Whether visitors should be sent to an event's registration: neither to a cancelled event's nor to a past one's. */
export function isOpenForRegistration({ link, status, date }: SocietyEvent, today: Day): boolean {
  return Boolean(link) && status !== 'cancelled' && (date === null || date >= today);
}
