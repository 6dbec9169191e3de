import { expect, expectAccessible, inEachLook, test } from '../support/journeys/test';

for (const [path, title] of [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const) {
  test(`${path} says that it is sample text for the society to replace`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} · UMMES`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('note')).toContainText('Sample text');
  });
}

test('the privacy page is right about cookies and storage', async ({ page, context }) => {
  for (const path of ['/about', '/contact', '/search?q=a', '/privacy']) await page.goto(path);
  expect((await context.cookies()).filter(({ domain }) => domain === 'localhost')).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('axe finds nothing on the contact form with its errors, narrow and wide, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name is required.')).toBeVisible();
  await inEachLook(page, () => expectAccessible(page));
});
