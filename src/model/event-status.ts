import type { EventStatus } from './event-schema';
import { columnKey } from './row';

/**
 * Reads an event's status. What an editor adds ('Cancelled: storm warning') does not matter.
 * @returns '' for an event that takes place as planned, null for what says nothing known.
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
