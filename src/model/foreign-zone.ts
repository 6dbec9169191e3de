import type { Day } from './day';

/**
 * What to call a zone's time for a visitor whose clock shows another one at that moment: 'Colombo time'.
 * '' for a visitor with the same time, and when the zone is not known.
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
