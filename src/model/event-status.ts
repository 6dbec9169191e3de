import type { EventStatus } from './event-schema';
import { columnKey } from './row';

/**
 * Reads an event's status. Further words ('Cancelled: storm warning') do not matter.
 * @returns '' for an event that takes place as planned, null for an unknown status.
 */
export function parseEventStatus(text: string): EventStatus | '' | null {
  const key = columnKey(text);
  if (/^cancel/.test(key)) return 'cancelled';
  if (/^postpone/.test(key)) return 'postponed';
  if (/^(moved(to)?)?online/.test(key)) return 'moved online';
  return /^(scheduled|confirmed)?$/.test(key) ? '' : null;
}

/** The status as visitors read it. */
export function statusText(status: EventStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}
