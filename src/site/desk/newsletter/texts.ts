import { formatDay, localDay } from '../../../model/time/day';

/** The day of a moment, ISO 8601, in the officer's zone: 22 Nov 2026. */
export function dayOf(moment: string): string {
  return formatDay(localDay(new Date(moment)), { day: 'numeric', month: 'short', year: 'numeric' }, 'en-GB');
}

/** 12,000 */
export function figure(number: number): string {
  return number.toLocaleString('en');
}

/** 1 address, 2 addresses */
export function addresses(number: number): string {
  return `${figure(number)} ${number === 1 ? 'address' : 'addresses'}`;
}
