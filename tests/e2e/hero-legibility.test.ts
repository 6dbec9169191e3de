import type { Page } from 'playwright/test';
import { photograph } from '../support/journeys/photographs';
import { expect, test } from '../support/journeys/test';
import { unreadableTexts } from './text-contrast';

/*
 * The society may use any photograph in the hero. These tests replace its pictures with a bright one and a busy one, and
 * measure every pixel behind the hero's text.
 */

const VIEWS: readonly { name: string; width: number; height: number; text?: string }[] = [
  { name: 'at 360 px', width: 360, height: 780 },
  { name: 'at 1280 px', width: 1280, height: 800 },
  { name: 'at 360 px with text at 200%', width: 360, height: 780, text: '200%' },
];

/** The block with the heading, the buttons and the next event. */
const HERO = 'main div:has(> div > h1)';

/** Opens the home page with this photograph in the hero, and waits until it is decoded. */
async function openHome(page: Page, photo: Buffer, text: string | undefined) {
  await page.unroute('**/pictures/hero/**');
  await page.route('**/pictures/hero/**', (route) => route.fulfill({ body: photo, contentType: 'image/jpeg' }));
  await page.goto('/');
  if (text) await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
  await page
    .locator('main picture img')
    .first()
    .evaluate((image) => (image as HTMLImageElement).decode());
  // The text's size depends on its font. Local fonts may fail to load.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => {}));
  await page.screenshot({ fullPage: true });
}

for (const { name, width, height, text } of VIEWS) {
  test(`the hero's text has a contrast of at least 4.5:1 on the worst photographs, ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    for (const kind of ['bright', 'busy', 'landscape'] as const) {
      await openHome(page, await photograph(kind), text);
      expect(await unreadableTexts(page, HERO), `on a ${kind} photograph`).toEqual([]);
    }
  });
}
