import type { Page } from 'playwright/test';
import { untilRendered } from '../support/journeys/built-pages';
import { settle, startClock, stopClock } from '../support/journeys/clock';
import { callsTo, expect, test } from '../support/journeys/test';

const dots = (page: Page) => page.getByRole('button', { name: /^Show picture/ });
const current = (page: Page) => dots(page).evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));

/** Opens the home page, and stops its clock. Only `clock.runFor` advances it. */
async function openStill(page: Page) {
  await startClock(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(3);
  await stopClock(page);
}

test.describe('the hero', () => {
  test('advances every 8 s and wraps around; each click on a dot pauses it for 10 s', async ({ page }) => {
    await openStill(page);
    await expect(dots(page)).toHaveCount(3);
    const start = await current(page);
    for (let turn = 1; turn <= 3; turn += 1) {
      await page.clock.runFor(8000);
      await expect.poll(() => current(page)).toBe((start + turn) % 3);
    }
    const chosen = (start + 2) % 3;
    await dots(page)
      .nth((start + 1) % 3)
      .click();
    await settle(page);
    await page.clock.runFor(5000);
    await dots(page).nth(chosen).click();
    await expect.poll(() => current(page)).toBe(chosen);
    await page.clock.runFor(9999);
    await settle(page);
    expect(await current(page)).toBe(chosen);
    await page.clock.runFor(1);
    await settle(page);
    await page.clock.runFor(7999);
    await settle(page);
    expect(await current(page)).toBe(chosen);
    await page.clock.runFor(1);
    await expect.poll(() => current(page)).toBe((chosen + 1) % 3);
  });

  test('keeps its picture after Pause, and continues after Play', async ({ page }) => {
    await openStill(page);
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    const stopped = await current(page);
    await page.clock.runFor(60_000);
    await settle(page);
    expect(await current(page)).toBe(stopped);
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await settle(page);
    await page.clock.runFor(8000);
    await expect.poll(() => current(page)).toBe((stopped + 1) % 3);
  });

  test('is paused under reduced motion until the visitor presses Play', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startClock(page);
    await page.goto('/');
    await page.clock.runFor(30_000);
    await expect(page.getByRole('button', { name: 'Show picture 1 of 3' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await settle(page);
    await page.clock.runFor(8000);
    await expect.poll(() => current(page)).toBe(1);
  });

  test('hides a picture that fails to load', async ({ page }) => {
    await page.route(/hero\/aero/, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('main picture')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('links to the events and the alumni first, then to the department in a new tab', async ({ page }) => {
    await page.goto('/');
    const links = page.locator('main div:has(> div > h1)').getByRole('link');
    await expect(links.nth(0)).toHaveAttribute('href', '/events');
    await expect(links.nth(1)).toHaveAttribute('href', '/alumni');
    const link = page.getByRole('link', { name: 'Department Website' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`the first screen at ${width} px shows every link, and neither the header nor the title covers a slide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const block = page.locator('main div:has(> div > h1)');
    for (const link of await block.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    const slide = await page.locator('main picture').first().boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const fading = 32; // px that fade out at a slide's edges
    expect(slide?.y).toBeGreaterThan((header?.height ?? 0) - fading);
    expect((slide?.y ?? 0) + (slide?.height ?? 0) - fading).toBeLessThanOrEqual((await block.boundingBox())?.y ?? 0);
  });
}

for (const [width, height] of [
  [320, 780],
  [360, 780],
  [1280, 800],
] as const) {
  test(`the first screen at ${width} px shows the next event, which opens without another call`, async ({ page }) => {
    const calls = callsTo(page, '/api/sheets/events');
    await page.setViewportSize({ width, height });
    await untilRendered(page, '/');
    expect(await (await page.request.get('/')).text()).toContain('>Next event<');
    await page.goto('/');
    const strip = page.locator('main [part=event]');
    for (const part of ['day', 'title']) await expect(strip.locator(`[part=${part}]`)).toBeInViewport({ ratio: 1 });
    await expect(strip.locator('[part=day]')).toHaveText(/^(Today|Tomorrow|\w{3},? \d{1,2} \w{3,4}( \d{4})?)$/);
    const link = strip.getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/events\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(calls).toEqual([]);
  });
}

test.describe('without an upcoming event', () => {
  test.use({ serverSheets: { events: 'id,title,date,status\nold,Gone,01/02/2020,\noff,Off,01/02/2999,cancelled\n' } });

  test('the hero shows no next event', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('main').getByText('Next event')).toHaveCount(0);
  });
});

test.describe('the gallery', () => {
  test('shows a stock picture in place of one that fails to load', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/gallery\/paddock/, (route) => route.abort());
    await page.goto('/');
    const picture = page.getByRole('button', { name: 'Enlarge: Formula Student, the morning in the paddock' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator('img')).toHaveAttribute('src', /about\.svg$/);
  });
});
