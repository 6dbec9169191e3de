import type { Page } from 'playwright/test';

/** Noon of this day, so that no journey on a clock meets midnight. */
const NOON = new Date().setHours(12, 0, 0, 0);

/** Starts a clock of the page's own at noon. Call it before the page loads. */
export const startClock = (page: Page) => page.clock.install({ time: NOON });

/** Makes the page's time stand still but for `page.clock.runFor`, within the first minute after `startClock`. */
export const stopClock = (page: Page) => page.clock.pauseAt(NOON + 60_000);

/**
 * Lets the page finish what its timers have started: React renders in messages to itself, which a stopped
 * clock does not hold up. Afterwards, what has not happened will not happen at this time.
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

/** Runs the page's time to just before a moment and looks, then to the moment itself, and looks again. */
export async function aroundMs(page: Page, ms: number, before: () => Promise<void>, then: () => Promise<void>) {
  await settle(page);
  await page.clock.runFor(ms - 1);
  await settle(page);
  await before();
  await page.clock.runFor(1);
  await settle(page);
  await then();
}
