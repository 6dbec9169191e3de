import { expect, test } from '../support/journeys/test';

for (const [path, title] of [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const) {
  test(`${path} says that its text comes with the website, until the society has its own`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} · UMMES`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('note')).toContainText('This text comes with the website.');
  });
}

test('the site sets no cookies and stores nothing, as the privacy page promises', async ({ page, context }) => {
  for (const path of ['/about', '/contact', '/search?q=a', '/privacy']) await page.goto(path);
  expect((await context.cookies()).filter(({ domain }) => domain === 'localhost')).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
