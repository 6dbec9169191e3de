import type { Page } from 'playwright/test';
import { settle } from '../support/journeys/clock';
import { expect, staysTheSame, test } from '../support/journeys/test';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scrolls down to a link and follows it. Returns the link and the scroll position. */
async function follow(page: Page, href: string) {
  const link = page.locator(`main a[href="${href}"]`).last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settle(page); // the page has stored the position
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(100);
  await link.press('Enter');
  return { link, top };
}

test.describe('Back', () => {
  test.use({ viewport: { width: 800, height: 400 } });

  test('returns from an event to the list, and restores focus and scroll position', async ({ page }) => {
    await page.goto('/events');
    const href = (await page.locator('#past a[href^="/events/"]').last().getAttribute('href')) ?? '';
    const { link, top } = await follow(page, href);
    await expect(page).toHaveURL(href);
    await expect(heading(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(top);
    await page.goForward();
    await expect(page).toHaveURL(href);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('restores focus and scroll position after the event is reloaded, even if the list’s URL has an anchor', async ({
    page,
  }) => {
    await page.goto('/events#upcoming');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expect(() => staysTheSame(page, () => scrolled(page))).toPass(); // scrolled to the anchor
    const href = (await page.locator('#past a[href^="/events/"]').last().getAttribute('href')) ?? '';
    const { link, top } = await follow(page, href);
    await expect(page).toHaveURL(href);
    await page.reload();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(top);
    await staysTheSame(page, () => scrolled(page)); // the anchor does not scroll the page later
  });

  test('restores focus and scroll position on return from another document', async ({ page }) => {
    await page.goto('/events');
    const href = (await page.locator('#past a[href^="/events/"]').last().getAttribute('href')) ?? '';
    const link = page.locator(`main a[href="${href}"]`).last();
    await link.focus();
    await settle(page);
    const top = await scrolled(page);
    await page.goto('/embed/news.html', { waitUntil: 'load' });
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(top);
  });
});

for (const path of ['/news', '/student-life']) {
  for (const how of ['Escape', 'Back'] as const) {
    test(`${how} in a dialog on ${path} focuses its card, even after the skip link was used`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
      const card = page.locator('main a[href*="item="]').first();
      await card.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      if (how === 'Back') await page.goBack();
      else await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(card).toBeFocused();
      await staysTheSame(page, () => page.evaluate(() => document.activeElement?.getAttribute('href'))); // and keeps it
    });
  }
}

test('the link to the current page adds no step for Back', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/\/news$/);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'News' });
  for (let press = 0; press < 3; press += 1) await link.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('closing a dialog opened by a shared link focuses its card', async ({ page }) => {
  await page.goto('/student-life');
  const card = page.locator('main a[href*="item="]').first();
  await page.goto((await card.getAttribute('href')) ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card).toBeFocused();
});
