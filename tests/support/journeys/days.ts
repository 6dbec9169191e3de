import type { Page } from 'playwright/test';

/** The moment at which the journeys with sheets of their own take place, so that none of them meets midnight. */
const NOW = new Date('2030-06-14T12:00:00Z');

/** dd/MM/yyyy, as the sheets have it, so many days from that moment. */
export function day(offset: number): string {
  const date = new Date(NOW);
  date.setUTCDate(date.getUTCDate() + offset);
  return date.toISOString().slice(0, 10).split('-').reverse().join('/');
}

/** Makes it that moment for the page. Timers go on. Call it before the page loads. */
export const setToday = (page: Page) => page.clock.setFixedTime(NOW);
