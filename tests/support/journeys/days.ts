import type { Page } from 'playwright/test';

/** The current time in journeys with their own sheets, far from midnight. */
const NOW = new Date('2030-06-14T12:00:00Z');

/** Returns the date this many days from that time, in the format of the sheets (dd/MM/yyyy). */
export function day(offset: number): string {
  const date = new Date(NOW);
  date.setUTCDate(date.getUTCDate() + offset);
  return date.toISOString().slice(0, 10).split('-').reverse().join('/');
}

/** Sets the page's clock to that time. Timers keep running. Call it before the page loads. */
export const setToday = (page: Page) => page.clock.setFixedTime(NOW);
