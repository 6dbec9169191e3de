import { expect } from 'playwright/test';
import { savePicture } from '../support/pictures';
import { EVENTS, open, type Visitor } from './visit';

/*
 * The pictures of the systems in docs/pictures, which show the sample events. Written by
 * `UMMES_PICTURES=1 npx playwright test --config tests/systems/playwright.config.ts`.
 */

export const TAKES_PICTURES = process.env.UMMES_PICTURES === '1';

const WIDTH_PX = 1280;
const MAX_HEIGHT_PX = 720;
const MARGIN_PX = 24;

/** Takes a picture of a page, from the top of this part of it, if pictures are wanted. */
export async function takePicture({ browser }: Visitor, url: string, name: string, part: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  const { page, close } = await open(browser, WIDTH_PX);
  await page.goto(url);
  const events = page.locator(EVENTS);
  const isFrame = (await events.evaluate((element) => element.localName)) === 'iframe';
  const cards = (isFrame ? events.contentFrame().locator('body') : events).locator('[part~=card]');
  await expect(cards.first()).toBeVisible();
  await page.waitForLoadState('networkidle'); // the cards' pictures
  const box = await page.locator(part).first().boundingBox();
  if (!box) throw new Error(`${url} has no ${part}`);
  const x = Math.max(0, box.x - MARGIN_PX);
  const y = Math.max(0, box.y - MARGIN_PX);
  const width = Math.min(WIDTH_PX - x, box.width + 2 * MARGIN_PX);
  const png = await page.screenshot({ clip: { x, y, width, height: MAX_HEIGHT_PX } });
  await close();
  await savePicture(png, name);
}
