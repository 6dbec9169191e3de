import type { Page } from 'playwright/test';

/** Noon today, so no journey with a clock reaches midnight. */
const NOON = new Date().setHours(12, 0, 0, 0);

/** Starts a separate clock for the page at noon. Call it before the page loads. */
export const startClock = (page: Page) => page.clock.install({ time: NOON });

/** Stops the page's clock at one minute past noon. Call `startClock` first. Only `page.clock.runFor` advances it. */
export const stopClock = (page: Page) => page.clock.pauseAt(NOON + 60_000);

/**
 * Waits until the page finishes the work that its timers started. React schedules renders by posting messages, which
 * a stopped clock does not delay. Afterwards, nothing more happens until the clock advances.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
}

/** Advances the page's clock to 1 ms before a moment and calls `before`, then to the moment and calls `then`. */
export async function aroundMs(page: Page, ms: number, before: () => Promise<void>, then: () => Promise<void>) {
  await settle(page);
  await page.clock.runFor(ms - 1);
  await settle(page);
  await before();
  await page.clock.runFor(1);
  await settle(page);
  await then();
}
