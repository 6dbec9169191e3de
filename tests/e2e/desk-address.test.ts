import { expect, invite, test } from '../support/journeys/desk';

test.use({ publicHost: 'society.example' });

test('at another address, the desk names its own, and the link there still works', async ({ page, desk, browser }) => {
  const link = await invite(desk, 'Secretary');
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link.replace('society.example', 'localhost'));
  await expect(elsewhere.getByRole('heading', { name: 'The desk could not be opened' })).toBeVisible();
  await expect(elsewhere.getByText(`The desk works only at ${desk.url}/desk.`)).toBeVisible();
  await expect(elsewhere.getByText('Check your connection.')).toHaveCount(0);
  await elsewhere.close();
  await page.goto(link);
  await expect(page.getByRole('banner').getByText('Secretary')).toBeVisible();
});
