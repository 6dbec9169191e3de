import type { Day } from './day';

/**
 * The name of a zone's time ('Colombo time') if the visitor's clock shows another time at that moment, else ''.
 * @param time `HH:MM` in the zone.
 */
export function foreignZone(day: Day, time: string, timeZone = ''): string {
  try {
    // Where the visitor's own clock shows that time; Swedish writes 2026-03-14 18:30.
    const there = new Date(`${day}T${time}`).toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return there === `${day} ${time}` ? '' : `${timeZone.replace(/.*\//, '').replaceAll('_', ' ')} time`;
  } catch {
    return '';
  }
}
