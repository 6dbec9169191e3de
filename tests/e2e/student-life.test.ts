import { expect, expectAccessible, test } from '../support/journeys/test';

const SHEET = [
  'Name,Description,Category,Images',
  'Car,"Drawn.\n\nBuilt, see http://example.com/car",Motorsport,/pictures/events/formula-student.svg',
  'Hand,<i>tendons</i>,,/no/such/picture.png',
  ...Array.from({ length: 9 }, (_, index) => `Project ${index + 3},text,,`),
].join('\n');

test.describe('the student life page', () => {
  test.use({ serverSheets: { 'student-life': SHEET } });

  test('shows nine projects per page, and keeps the page number in the URL', async ({ page }) => {
    await page.goto('/student-life');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Life');
    await expect(page.locator('article')).toHaveCount(9);
    await expect(page.getByText('1 / 2')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('article h2')).toHaveText(['Project 10', 'Project 11']);
    await expect(page).toHaveURL(/\?page=2$/);
    await page.reload();
    await expect(page.locator('article h2')).toHaveText(['Project 10', 'Project 11']);
    await page.getByRole('button', { name: 'Prev' }).click();
    await expect(page).toHaveURL(/\/student-life$/);
  });

  test('opens each project at its own URL, and keeps the page number', async ({ page }) => {
    await page.goto('/student-life?page=2');
    await page.getByRole('link', { name: 'Project 10' }).click();
    await expect(page).toHaveURL(/\?page=2&item=project-10$/);
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Project 10');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
  });

  test('opens a project from a shared link, with its picture, category, title and links', async ({ page }) => {
    await page.goto('/student-life?item=car');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Car');
    await expect(dialog.getByRole('img', { name: 'Car' })).toBeVisible();
    await expect(dialog).toContainText('Motorsport');
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'http://example.com/car');
    await expect(page).toHaveTitle('Car · UMMES');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/student-life$/);
  });
});

for (const width of [360, 1280]) {
  test(`an open project is accessible at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/student-life');
    await page.locator('article').first().getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}
