import { columnKey } from '../lists/row';

export type EventStatus = 'cancelled' | 'postponed' | 'moved online';

/**
 * Reads an event's status. Further words ('Cancelled: storm warning') do not matter.
 * @returns null for an unknown one.
 */
export function parseEventStatus(text: string): EventStatus | 'scheduled' | null {
  const key = columnKey(text);
  if (/^cancel/.test(key)) return 'cancelled';
  if (/^postpone/.test(key)) return 'postponed';
  if (/^(moved(to)?)?online/.test(key)) return 'moved online';
  return /^(scheduled|confirmed)?$/.test(key) ? 'scheduled' : null;
}

/** The status as visitors read it. */
export function statusText(status: EventStatus): Capitalize<EventStatus> {
  return (status.charAt(0).toUpperCase() + status.slice(1)) as Capitalize<EventStatus>;
}
