import type { Page } from 'playwright/test';
import { expect, staysTheSame, test } from '../support/journeys/test';

/** Scrolls until the top of the board is this many pixels below the viewport. */
async function bringBoard(page: Page, below: number) {
  await page.locator('#board').evaluate((board, distance) => {
    const top = board.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight - distance, behavior: 'instant' });
  }, below);
}

const background = (page: Page) => page.locator('[data-blurred]');

test.describe('the about page', () => {
  test('lists the 19 board members: the president, two senior members and 16 others', async ({ page }) => {
    await page.goto('/about');
    const board = page.locator('#board');
    await expect(board.getByRole('heading', { level: 2 })).toHaveText('Board of Executives');
    await expect(board).toContainText('UMMES 25/26');
    await expect(board.getByRole('listitem')).toHaveCount(19);
    await expect(board.getByRole('listitem').nth(0)).toContainText('President');
    await expect(board.getByRole('listitem').nth(1)).toContainText('Senior Vice President');
    await expect(board.getByRole('listitem').nth(2)).toContainText('Senior Treasurer');
    await expect(board.getByRole('listitem').filter({ hasText: 'Committee Member' })).toHaveCount(9);
  });

  test('has email and profile links that name the person and measure at least 44 px', async ({ page }) => {
    await page.goto('/about');
    const board = page.locator('#board');
    const mail = board.getByRole('link', { name: 'Email Nethmi Abeysekara' });
    await expect(mail).toHaveAttribute('href', 'mailto:president@ummes.example');
    await expect(board.getByRole('link', { name: 'LinkedIn Nethmi Abeysekara' })).toHaveAttribute('href', /^https:/);
    for (const link of await board.getByRole('link').all()) {
      const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('blurs the background when the board is within 100 px of the viewport', async ({ page }) => {
    // In a window this short, the board starts more than 100 px below the viewport.
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.goto('/about');
    await expect(background(page)).toHaveCSS('filter', 'none');
    await bringBoard(page, 110);
    await staysTheSame(page, () => background(page).evaluate((element) => getComputedStyle(element).filter));
    await bringBoard(page, 90);
    await expect(background(page)).toHaveCSS('filter', 'blur(10px)');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('#board')).not.toBeInViewport();
    await staysTheSame(page, () => background(page).evaluate((element) => getComputedStyle(element).filter));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(background(page)).toHaveCSS('filter', 'none');
  });
});
