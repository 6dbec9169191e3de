/**
 * Tests the sketch map of the route and the Google map that replaces it. The tests run offline and intercept requests
 * to the maps service.
 */
import type { Page } from 'playwright/test';
import { mapTexts } from '../../src/content/map';
import { PATHS } from '../support/journeys/paths';
import { expect, test } from '../support/journeys/test';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Responds in place of the maps service. @returns the requested addresses. */
async function interceptMaps(page: Page, answers: { picture: boolean; frame: boolean }): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/[^/]*google\.com\//, (route, request) => {
    requests.push(request.url());
    const isPicture = request.url().includes('/favicon.ico');
    if (isPicture && answers.picture) return route.fulfill({ contentType: 'image/png', body: PICTURE });
    if (!isPicture && answers.frame) return route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' });
    return route.abort('connectionrefused');
  });
  return requests;
}

const parts = (page: Page) => {
  const main = page.getByRole('main');
  return {
    drawing: main.getByRole('img', { name: /^Sketch map of the route, not to scale/ }),
    show: main.getByRole('button', { name: mapTexts.show }),
    back: main.getByRole('button', { name: mapTexts.hide }),
    frame: main.locator('iframe'),
    status: main.getByRole('status'),
  };
};

test.describe('a site whose sheets link to no external pictures', () => {
  test.use({ serverSheets: null });

  test('requests nothing from other hosts until the visitor shows the map', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
    });
    for (const path of PATHS.filter((path) => !path.startsWith('/unsubscribe'))) {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const drawing = page.getByRole('contentinfo').getByRole('img', { name: 'Sketch map of the route' });
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth), path)
        .toBeGreaterThan(0);
      await expect(page.locator('iframe'), path).toHaveCount(0);
    }
    expect(foreign).toEqual([]);
  });
});

test.describe('the Getting here page', () => {
  test('shows a drawing, directions and the address', async ({ page }) => {
    await page.goto('/location');
    await expect(page).toHaveTitle('Getting here · UMMES');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Getting here');
    await expect(parts(page).drawing).toBeVisible();
    for (const name of ['By bus', 'By train', 'By car', 'On foot from the gate'])
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(main).toContainText('These are sample directions');
    await expect(main.locator('address')).toContainText('University of Moratuwa');
    await expect(main.getByRole('link', { name: 'View on the map' })).toHaveAttribute('href', /google\.com\/maps/);
  });

  test('replaces the drawing with the map on a click, and restores it', async ({ page }) => {
    const requests = await interceptMaps(page, { picture: true, frame: true });
    await page.goto('/location');
    const { show, back, frame } = parts(page);
    await show.click();
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('src', 'https://www.google.com/maps?q=University+of+Moratuwa&output=embed');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    const paths = () => requests.map((address) => new URL(address).pathname);
    await expect.poll(paths).toEqual(['/favicon.ico', '/maps']);
    await expect(back).toBeFocused();
    await back.click();
    await expect(frame).toHaveCount(0);
    await expect(show).toBeFocused();
  });

  test('keeps the drawing and shows a message if the maps service cannot be reached', async ({ page }) => {
    const requests = await interceptMaps(page, { picture: false, frame: false });
    await page.goto('/location');
    const { drawing, show, frame, status } = parts(page);
    await show.click();
    await expect(status).toHaveText('The map could not be loaded.');
    await expect(frame).toHaveCount(0);
    await expect(drawing).toBeVisible();
    expect(requests).toHaveLength(1);
    await show.click(); // tries again
    await expect.poll(() => requests.length).toBe(2);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the drawing, but not the map button', async ({ page }) => {
      await page.goto('/location', { waitUntil: 'load' });
      await expect(parts(page).drawing).toBeVisible();
      await expect(parts(page).show).toBeHidden();
    });
  });
});
