import type { Page } from 'playwright/test';
import { aroundMs, settle, startClock, stopClock } from '../support/journeys/clock';
import { expect, test } from '../support/journeys/test';

const TURN_MS = 3000;
const SLIDES = 8;

const gallery = (page: Page) => page.getByRole('region', { name: 'Moments That Matter' });
const button = (page: Page, name: string | RegExp) => gallery(page).getByRole('button', { name });

/** Returns the number of the first visible slide, counting from 1. */
async function shown(page: Page): Promise<number> {
  await settle(page);
  return Number((await gallery(page).locator('span[aria-live]').textContent())?.split(' ')[0]);
}

/** Opens the home page at its gallery, which is playing, and stops the clock. */
async function openGallery(page: Page) {
  await startClock(page);
  await page.goto('/');
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).locator('[role=group][inert]')).not.toHaveCount(0); // more slides than fit
  await expect(gallery(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await stopClock(page);
  await finishMove(page);
}

/** Asserts that the next slide appears after exactly 3 s. */
async function expectPlaying(page: Page) {
  const first = await shown(page);
  const next = (first % SLIDES) + 1;
  await aroundMs(
    page,
    TURN_MS,
    async () => expect(await shown(page)).toBe(first),
    async () => expect(await shown(page)).toBe(next),
  );
}

async function expectPaused(page: Page) {
  const first = await shown(page);
  await page.clock.runFor(3 * TURN_MS);
  expect(await shown(page)).toBe(first);
}

async function finishMove(page: Page) {
  await page.clock.runFor(1000);
  await settle(page);
}

async function pointAway(page: Page) {
  await page.mouse.move(2, 2);
  await settle(page);
}

/** Presses Tab from the Play button to the first control with this name. */
async function tabTo(page: Page, name: RegExp) {
  await button(page, /^(Pause|Play) gallery/).focus();
  const focused = page.locator(':focus');
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test((await focused.getAttribute('aria-label')) ?? '')) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test.describe('the gallery', () => {
  test('shows each picture for exactly 3 s after Play, and wraps around at the end', async ({ page }) => {
    await openGallery(page);
    await button(page, 'Pause gallery').press('Enter');
    await button(page, 'Play gallery').press('Enter');
    const first = await shown(page);
    for (let turn = 0; turn < SLIDES; turn += 1) await expectPlaying(page);
    expect(await shown(page)).toBe(first);
  });

  test('plays after Play is pressed with mouse or keyboard, until it is hovered or focused again', async ({ page }) => {
    await openGallery(page);
    await button(page, 'Pause gallery').click();
    await button(page, 'Play gallery').click();
    await expectPlaying(page);
    await pointAway(page);
    await button(page, 'Slide 1 of 8').hover();
    await expectPaused(page);
    await pointAway(page);
    await expectPlaying(page);
    await button(page, 'Pause gallery').press('Space');
    await expectPaused(page);
    await button(page, 'Play gallery').press('Space');
    await expectPlaying(page);
    await page.keyboard.press('Tab');
    await expectPaused(page);
  });

  test('pauses while it has keyboard focus, even when the mouse leaves', async ({ page }) => {
    await openGallery(page);
    await tabTo(page, /^Next slide/);
    await expectPaused(page);
    await button(page, 'Slide 1 of 8').hover();
    await pointAway(page);
    await expectPaused(page);
    await page.keyboard.press('Enter');
    await finishMove(page);
    await expectPaused(page);
    await page.keyboard.press('ArrowRight');
    await finishMove(page);
    await expectPaused(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectPlaying(page);
  });

  test('continues when the mouse leaves after a click', async ({ page }) => {
    await openGallery(page);
    for (const name of ['Next slide', 'Slide 4 of 8']) {
      await button(page, name).click();
      await pointAway(page);
      await expectPlaying(page);
      await finishMove(page);
    }
  });
});

test.describe('the gallery on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('continues after a tap on an arrow or dot, and when an enlarged picture closes', async ({ page }) => {
    await openGallery(page);
    await button(page, 'Next slide').tap();
    await expectPlaying(page);
    await button(page, 'Slide 4 of 8').tap();
    await expectPlaying(page);
    await finishMove(page);
    const picture = gallery(page)
      .getByRole('group', { name: `${await shown(page)} of 8` })
      .getByRole('button');
    await picture.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectPaused(page);
    await dialog.getByRole('img').tap();
    await expect(dialog).toHaveCount(0);
    await expectPlaying(page);
  });
});
