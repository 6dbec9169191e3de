import type { Page } from 'playwright/test';
import { serveBuiltPages } from '../support/journeys/built-pages';
import { settle, startClock, stopClock } from '../support/journeys/clock';
import { expect, test } from '../support/journeys/test';

/** How long a toast lasts. */
const TOAST_MS = 4000;
/** Two frames (see openDirectory), which sonner needs to close a toast. */
const FRAMES_MS = 32;

const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** Advances the page's clock and counts the toasts, except those that are closing. */
async function countToasts(page: Page, ms: number): Promise<number> {
  await page.clock.runFor(ms);
  await settle(page);
  return page.locator('[data-sonner-toast][data-removed=false]').count();
}

/** Advances the page's clock until all toasts are gone. */
async function untilGone(page: Page) {
  await expect.poll(() => countToasts(page, TOAST_MS)).toBe(0);
  await page.clock.runFor(1000); // the exit animation has ended
  await expect(toasts(page)).toHaveCount(0);
}

/** Opens the directory, whose list fails to load. Stops the clock, and waits until the toast is gone. */
async function openDirectory(page: Page) {
  await startClock(page);
  await serveBuiltPages(page);
  await page.route('**/api/users/all', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/alumni');
  await expect(toasts(page)).toHaveCount(1);
  await stopClock(page);
  // Runs each frame 16 ms after its request rather than at the next multiple of 16, so that timings are exact.
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 16);
    window.cancelAnimationFrame = window.clearTimeout;
  });
  await untilGone(page);
}

/** Makes the directory fail again, which shows a toast immediately. */
async function raiseToast(page: Page, withoutFocus = false) {
  const response = page.waitForResponse('**/api/users/all');
  const retry = page.getByRole('button', { name: 'Try Again' });
  if (withoutFocus) await retry.evaluate((button: HTMLElement) => button.click());
  else await retry.press('Enter');
  await response;
  await expect(page.getByText('Failed to fetch alumni data')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(0); // sonner shows it in a separate task
    expect(await toasts(page).count()).toBe(1);
  }).toPass();
  await settle(page);
}

/** Asserts that the toast closes after exactly this time. */
async function expectEndAfter(page: Page, ms: number) {
  expect(await countToasts(page, ms + FRAMES_MS - 1)).toBe(1);
  expect(await countToasts(page, 1)).toBe(0);
}

test('a toast lasts exactly 4 s, not counting time spent hovered or focused', async ({ page }) => {
  await openDirectory(page);
  await raiseToast(page);
  await expectEndAfter(page, TOAST_MS);
  await untilGone(page);

  await raiseToast(page);
  expect(await countToasts(page, 1500)).toBe(1);
  await toasts(page).hover({ force: true }); // the stopped clock has frozen its entry animation
  expect(await countToasts(page, 2 * TOAST_MS)).toBe(1);
  await page.mouse.move(2, 700);
  await settle(page);
  await expectEndAfter(page, TOAST_MS - 1500);
  await untilGone(page);

  await raiseToast(page);
  expect(await countToasts(page, 1500)).toBe(1);
  await toasts(page).focus();
  expect(await countToasts(page, 2 * TOAST_MS)).toBe(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close toast' })).toBeFocused();
  expect(await countToasts(page, 2 * TOAST_MS)).toBe(1);
  await toasts(page).hover({ force: true });
  await page.mouse.move(2, 700);
  await settle(page);
  expect(await countToasts(page, 2 * TOAST_MS)).toBe(1);
  await page.getByRole('button', { name: 'Try Again' }).focus();
  await expectEndAfter(page, TOAST_MS - 1500);
});

type Rectangle = Record<'x' | 'y' | 'width' | 'height', number>;

/** Returns whether two rectangles overlap. */
const overlaps = (one: Rectangle | null, other: Rectangle | null) =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('a toast does not cover the header, the title or the button that triggered it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDirectory(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 });
    const retry = page.getByRole('button', { name: 'Try Again' });
    await retry.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await retry.focus();
    await raiseToast(page);
    await page.clock.runFor(500); // the entry animation has ended
    const header = await page.locator('header').boundingBox();
    expect(overlaps(await toasts(page).boundingBox(), header)).toBe(false);
    expect(overlaps(await toasts(page).boundingBox(), await retry.boundingBox())).toBe(false);
    await untilGone(page);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await raiseToast(page, true);
    await page.clock.runFor(500);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(overlaps(await toasts(page).boundingBox(), title)).toBe(false);
    await untilGone(page);
  }
});
