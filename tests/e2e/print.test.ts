import { expect, test } from '../support/journeys/test';

test('a page prints without its header, footer, menus or buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#upcoming article').first()).toBeVisible();
  for (const part of ['header', 'footer', 'nav', 'button', 'canvas', '[data-overlay]'])
    await expect(page.locator(`#root ${part}:visible`), part).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Department Website' })).toBeHidden();
});
