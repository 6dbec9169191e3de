import type { Day } from './day';
import { wallClock } from './wall-clock';

/**
 * The place that a zone is named after ('Colombo') if the visitor's clock shows another time at that moment, else ''.
 * @param time `HH:MM` in the zone.
 */
export function foreignZone(day: Day, time: string, timeZone = ''): string {
  try {
    // Where the visitor's own clock shows that time.
    const there = wallClock(new Date(`${day}T${time}`), timeZone);
    return there === `${day} ${time}` ? '' : timeZone.replace(/.*\//, '').replaceAll('_', ' ');
  } catch {
    return '';
  }
}
