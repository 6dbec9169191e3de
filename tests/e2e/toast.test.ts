import type { Page } from 'playwright/test';
import { serveBuiltPages } from '../support/journeys/built-pages';
import { settle, startClock, stopClock } from '../support/journeys/clock';
import { expect, test } from '../support/journeys/test';

/** How long a toast stays. */
const TOAST_MS = 4000;
/** Until sonner has taken in that a toast has ended: two frames (see openDirectory). */
const FRAMES_MS = 32;

const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** Runs the page's time, and counts the toasts that stay; one that is leaving does not. */
async function staying(page: Page, ms: number): Promise<number> {
  await page.clock.runFor(ms);
  await settle(page);
  return page.locator('[data-sonner-toast][data-removed=false]').count();
}

/** Runs the page's time until no toast is there. */
async function untilGone(page: Page) {
  await expect.poll(() => staying(page, TOAST_MS)).toBe(0);
  await page.clock.runFor(1000); // it has moved out of sight
  await expect(toasts(page)).toHaveCount(0);
}

/** Opens the directory, which has failed; from here on time stands still, and no toast is there. */
async function openDirectory(page: Page) {
  await startClock(page);
  await serveBuiltPages(page);
  await page.route('**/api/users/all', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/alumni');
  await expect(toasts(page)).toHaveCount(1);
  await stopClock(page);
  // A frame after a frame's time, not at the next multiple of it: what comes of it is then to the millisecond.
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 16);
    window.cancelAnimationFrame = window.clearTimeout;
  });
  await untilGone(page);
}

/** Lets the directory fail once more, which raises a toast at this very moment. */
async function raiseToast(page: Page) {
  const asked = page.waitForResponse('**/api/users/all');
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await asked;
  await expect(page.getByText('Failed to fetch alumni data')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(0); // sonner shows it in a task of its own
    expect(await toasts(page).count()).toBe(1);
  }).toPass();
  await settle(page);
}

/** The toast ends when the rest of its time is over, not before. */
async function endsAfter(page: Page, ms: number) {
  expect(await staying(page, ms + FRAMES_MS - 1)).toBe(1);
  expect(await staying(page, 1)).toBe(0);
}

test('a toast stays for exactly 4 s; time stands still while the mouse or the focus is on it', async ({ page }) => {
  await openDirectory(page);
  await raiseToast(page);
  await endsAfter(page, TOAST_MS);
  await untilGone(page);

  await raiseToast(page);
  expect(await staying(page, 1500)).toBe(1);
  await toasts(page).hover({ force: true }); // its way in ends with the clock
  expect(await staying(page, 2 * TOAST_MS)).toBe(1);
  await page.mouse.move(2, 700);
  await settle(page);
  await endsAfter(page, TOAST_MS - 1500);
  await untilGone(page);

  await raiseToast(page);
  expect(await staying(page, 1500)).toBe(1);
  await toasts(page).focus();
  expect(await staying(page, 2 * TOAST_MS)).toBe(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close toast' })).toBeFocused();
  expect(await staying(page, 2 * TOAST_MS)).toBe(1);
  await toasts(page).hover({ force: true });
  await page.mouse.move(2, 700);
  await settle(page);
  expect(await staying(page, 2 * TOAST_MS)).toBe(1);
  await page.getByRole('button', { name: 'Try Again' }).focus();
  await endsAfter(page, TOAST_MS - 1500);
});

type Rectangle = Record<'x' | 'y' | 'width' | 'height', number>;

/** Whether two elements overlap, by their rectangles. */
const overlaps = (one: Rectangle | null, other: Rectangle | null) =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('a toast covers neither the header nor what caused it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDirectory(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 });
    const retry = page.getByRole('button', { name: 'Try Again' });
    await retry.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await retry.focus();
    await raiseToast(page);
    await page.clock.runFor(500); // it has moved in
    const header = await page.locator('header').boundingBox();
    expect(overlaps(await toasts(page).boundingBox(), header)).toBe(false);
    expect(overlaps(await toasts(page).boundingBox(), await retry.boundingBox())).toBe(false);
    await untilGone(page);
  }
});
