import type { Page } from 'playwright/test';
import { aroundMs, settle, startClock, stopClock } from '../support/journeys/clock';
import { expect, test } from '../support/journeys/test';

const TURN_MS = 3000;
const SLIDES = 8;

const gallery = (page: Page) => page.getByRole('region', { name: 'Moments That Matter' });
const button = (page: Page, name: string | RegExp) => gallery(page).getByRole('button', { name });

/** The slide that the gallery shows first, from 1. */
async function shown(page: Page): Promise<number> {
  await settle(page);
  return Number((await gallery(page).locator('[aria-live]').textContent())?.split(' ')[0]);
}

/** Opens the home page at its gallery, which turns by itself; from here on time stands still. */
async function openGallery(page: Page) {
  await startClock(page);
  await page.goto('/');
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).locator('[role=group][inert]')).not.toHaveCount(0); // it can turn
  await expect(gallery(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await stopClock(page);
  await come(page);
}

/** The next slide comes after exactly 3 s. */
async function expectTurning(page: Page) {
  const first = await shown(page);
  const next = (first % SLIDES) + 1;
  await aroundMs(
    page,
    TURN_MS,
    async () => expect(await shown(page)).toBe(first),
    async () => expect(await shown(page)).toBe(next),
  );
}

async function expectResting(page: Page) {
  const first = await shown(page);
  await page.clock.runFor(3 * TURN_MS);
  expect(await shown(page)).toBe(first);
}

/** Lets the slides come to a stop, after they have been turned. */
async function come(page: Page) {
  await page.clock.runFor(1000);
  await settle(page);
}

/** Moves the mouse out of the gallery. */
async function pointAway(page: Page) {
  await page.mouse.move(2, 2);
  await settle(page);
}

/** Goes on from Play with the keyboard, to the first control of this name. */
async function tabTo(page: Page, name: RegExp) {
  await button(page, /^(Pause|Play) gallery/).focus();
  const focused = page.locator(':focus');
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test((await focused.getAttribute('aria-label')) ?? '')) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

test.describe('the gallery', () => {
  test('shows each picture for exactly 3 s, after Play too, and begins anew at the end', async ({ page }) => {
    await openGallery(page);
    await button(page, 'Pause gallery').press('Enter');
    await button(page, 'Play gallery').press('Enter');
    const first = await shown(page);
    for (let turn = 0; turn < SLIDES; turn += 1) await expectTurning(page);
    expect(await shown(page)).toBe(first);
  });

  test('plays when Play is pressed, by mouse and by keyboard, until it is hovered or focused anew', async ({
    page,
  }) => {
    await openGallery(page);
    await button(page, 'Pause gallery').click();
    await button(page, 'Play gallery').click();
    await expectTurning(page);
    await pointAway(page);
    await button(page, 'Slide 1 of 8').hover();
    await expectResting(page);
    await pointAway(page);
    await expectTurning(page);
    await button(page, 'Pause gallery').press('Space');
    await expectResting(page);
    await button(page, 'Play gallery').press('Space');
    await expectTurning(page);
    await page.keyboard.press('Tab');
    await expectResting(page);
  });

  test('rests while the keyboard is in it, even when the mouse leaves', async ({ page }) => {
    await openGallery(page);
    await tabTo(page, /^Next slide/);
    await expectResting(page);
    await button(page, 'Slide 1 of 8').hover();
    await pointAway(page);
    await expectResting(page);
    await page.keyboard.press('Enter');
    await come(page);
    await expectResting(page);
    await page.keyboard.press('ArrowRight');
    await come(page);
    await expectResting(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectTurning(page);
  });

  test('goes on after a click that leaves it', async ({ page }) => {
    await openGallery(page);
    for (const name of ['Next slide', 'Slide 4 of 8']) {
      await button(page, name).click();
      await pointAway(page);
      await expectTurning(page);
      await come(page);
    }
  });
});

test.describe('the gallery on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('goes on after a tap on an arrow or a dot, and after a picture that was enlarged', async ({ page }) => {
    await openGallery(page);
    await button(page, 'Next slide').tap();
    await expectTurning(page);
    await button(page, 'Slide 4 of 8').tap();
    await expectTurning(page);
    await come(page);
    const picture = gallery(page)
      .getByRole('group', { name: `${await shown(page)} of 8` })
      .getByRole('button');
    await picture.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectResting(page);
    await dialog.getByRole('img').tap();
    await expect(dialog).toHaveCount(0);
    await expectTurning(page);
  });
});
