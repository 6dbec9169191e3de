import type { Page } from 'playwright/test';
import { day } from '../support/journeys/days';
import { PHOTOGRAPHS, type Photograph, photograph } from '../support/journeys/photographs';
import { expect, expectAccessible, holdCalls, test } from '../support/journeys/test';

const at = (name: string) => `/photographs/${name}.jpg`;
const SHEETS = {
  events: [
    'id,title,imageUrl,otherImages,date',
    `visit,Visit,${at('portrait')},"${[at('landscape'), at('gone'), at('busy')].join(', ')}",${day(1)}`,
    `one,One picture,${at('portrait')},,${day(2)}`,
  ].join('\n'),
  news: [
    'id,title,description,imageUrl,publishedAt',
    `portrait,A portrait,d,${at('portrait')},14/02/2026`,
    `gone,A picture that is gone,d,${at('gone')},14/02/2026`,
    'none,Élan,d,,',
  ].join('\n'),
  'student-life': ['title,category,images', `Hand,Robotics,${at('portrait')}`, 'Eco-marathon car,Motorsport,'].join(
    '\n',
  ),
};

test.use({ serverSheets: SHEETS });

/** Serves the photographs by name, and responds with 404 to other names. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/photographs/*', async (route) => {
    const name = route
      .request()
      .url()
      .replace(/^.*\/(\w+)\.jpg$/, '$1');
    if (!PHOTOGRAPHS.includes(name as Photograph)) return route.fulfill({ status: 404 });
    await route.fulfill({ contentType: 'image/jpeg', body: await photograph(name as Photograph) });
  });
});

const dialog = (page: Page) => page.getByRole('dialog');
const caption = (page: Page) => dialog(page).locator('figcaption p');
const control = (page: Page, name: string) => dialog(page).getByRole('button', { name });

test('cards without a picture show their list’s stock picture', async ({ page }) => {
  const pictures = page.locator('article img');
  await page.goto('/news');
  await expect(pictures.and(page.locator('[src="/news/news1.png"]'))).toHaveCount(2);
  await page.goto('/student-life');
  await expect(pictures.nth(1)).toHaveAttribute('src', '/pictures/about.svg');
  await expect(pictures.first()).not.toHaveAttribute('src', '/pictures/about.svg');
});

test("cards keep a face in view, and dialogs and articles don't shift when their pictures load", async ({ page }) => {
  await page.goto('/student-life');
  const card = page.locator('article').first().locator('img');
  await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // A face in a portrait typically lies between 11% and 37% of its height.
  const { top, bottom } = await card.evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect();
    const whole = (width / img.naturalWidth) * img.naturalHeight;
    const above =
      (Number.parseFloat(getComputedStyle(img).objectPosition.split(' ')[1] ?? '') / 100) * (whole - height);
    return { top: above / whole, bottom: (above + height) / whole };
  });
  expect(top).toBeLessThan(0.11);
  expect(bottom).toBeGreaterThan(0.37);
  for (const [path, picture, fit] of [
    ['/student-life?item=hand', dialog(page).locator('img'), 'cover'],
    ['/news?item=portrait', page.getByRole('img', { name: 'A portrait' }), 'contain'],
  ] as const) {
    const release = await holdCalls(page, '**/photographs/portrait.jpg');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(picture).toBeVisible();
    const before = await picture.boundingBox();
    release();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
    expect(await picture.boundingBox()).toEqual(before);
    expect(await picture.evaluate((img) => getComputedStyle(img).objectFit)).toBe(fit);
    await page.unroute('**/photographs/portrait.jpg');
  }
});

test.describe('the lightbox', () => {
  test('moves through an event’s pictures with buttons and keys, and stops at both ends', async ({ page }) => {
    await page.goto('/events/visit');
    await page.getByRole('button', { name: 'Enlarge: Visit, picture 1' }).click();
    await expect(caption(page)).toHaveText('Visit, picture 1 2 / 4');
    await expect(dialog(page).getByRole('img', { name: 'Visit, picture 1' })).toBeVisible();
    await control(page, 'Next picture').click();
    await expect(caption(page)).toHaveText('Visit, picture 2 3 / 4'); // fails to load, so a placeholder replaces it
    await expect(dialog(page).getByRole('img', { name: 'Visit, picture 2' })).toBeVisible();
    for (const [key, text, ended] of [
      ['ArrowRight', 'Visit, picture 3 4 / 4', 'Next picture'],
      ['ArrowRight', 'Visit, picture 3 4 / 4', 'Next picture'],
      ['ArrowLeft', 'Visit, picture 2 3 / 4', undefined],
      ['ArrowLeft', 'Visit, picture 1 2 / 4', undefined],
      ['ArrowLeft', 'Visit 1 / 4', 'Previous picture'],
      ['ArrowLeft', 'Visit 1 / 4', 'Previous picture'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(caption(page)).toHaveText(text);
      for (const name of ['Previous picture', 'Next picture'])
        await expect(control(page, name)).toHaveAttribute('aria-disabled', String(name === ended));
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Enlarge: Visit, picture 1' })).toBeFocused();
  });

  test('closes on a click, and has no arrows for a single picture', async ({ page }) => {
    await page.goto('/events/one');
    await page.getByRole('button', { name: /^Enlarge/ }).click();
    await expect(dialog(page).getByRole('button')).toHaveCount(1);
    await expect(caption(page)).toHaveText('One picture');
    await dialog(page).locator('img').click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('fills a phone screen, and changes pictures on a swipe of more than 50 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/events/visit');
    await page.getByRole('button', { name: 'Enlarge: Visit, picture 1' }).click();
    const picture = dialog(page).getByRole('img', { name: 'Visit, picture 1' });
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(360);
    for (const name of ['Close', 'Previous picture', 'Next picture']) {
      const box = await control(page, name).boundingBox();
      expect([name, (box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([name, true, true]);
    }
    const drag = async (from: number, to: number) => {
      await page.mouse.move(from, 300);
      await page.mouse.down();
      await page.mouse.move(to, 310, { steps: 4 });
      await page.mouse.up();
    };
    await drag(200, 149);
    await expect(caption(page)).toHaveText('Visit, picture 2 3 / 4');
    await drag(150, 201);
    await expect(caption(page)).toHaveText('Visit, picture 1 2 / 4');
    await drag(200, 150);
    await expect(dialog(page)).toHaveCount(0); // too short for a swipe, so it is a click
  });
});
