import type { SocietyEvent } from './event';

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
