import type { Page } from 'playwright/test';
import { NEWS_PATH } from '../../src/model/addresses/api-paths';
import { untilRendered } from '../support/journeys/built-pages';
import { callsTo, expect, test } from '../support/journeys/test';

/** Two items a month, going back from December 2029, and two without a valid date. */
const DATED = 60;
const NEWS = [
  'id,title,description,content,imageUrl,publishedAt',
  'undated,Undated,In short,Whole,,',
  ...Array.from({ length: DATED }, (_, index) => {
    const month = String(12 - (Math.floor(index / 2) % 12)).padStart(2, '0');
    const year = 2029 - Math.floor(index / 24);
    const picture = index === 6 ? '/no/such.jpg' : index === 7 ? '/pictures/events/robotics.svg' : '';
    return `n${index},Item ${index},In short ${index},Whole ${index},${picture},${index % 2 ? 10 : 20}/${month}/${year}`;
  }),
  'soon,Soon,In short,Whole,,next spring',
].join('\n');

const list = (page: Page) => page.getByRole('region', { name: 'Earlier news' });
const months = (page: Page) => list(page).getByRole('heading', { level: 3 });

test.use({ serverSheets: { news: NEWS }, serverEnv: { UMMES_TIME_ZONE: 'UTC' } });

test('earlier news is listed by month below the six latest items, with any picture that loads', async ({ page }) => {
  const calls = callsTo(page, NEWS_PATH);
  await untilRendered(page, '/news');
  await page.goto('/news');
  await expect(page.getByRole('list', { name: 'News & Updates' }).getByRole('heading')).toHaveText(
    [0, 1, 2, 3, 4, 5].map((index) => `Item ${index}`),
  );
  await expect(months(page).first()).toHaveText('September 2029');
  await expect(months(page)).toHaveCount(12);
  await expect(list(page).getByRole('listitem')).toHaveCount(24);
  await expect(list(page).getByRole('link', { name: 'Item 7', exact: true })).toHaveAttribute('href', '/news?item=n7');
  await expect(list(page).getByRole('listitem').nth(1)).toContainText(/10 September 2029.*In short 7/);
  await expect(list(page).locator('img')).toHaveAttribute('src', '/pictures/events/robotics.svg');
  expect(calls).toEqual([]);
  await list(page).getByRole('link', { name: 'Item 20', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Whole 20');
  await expect(page).toHaveURL(/item=n20/);
});

test('each page of the list has its own URL, and undated news comes last', async ({ page }) => {
  await page.goto('/news');
  await list(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(months(page).first()).toHaveText('September 2028');
  await expect(list(page).getByRole('heading', { name: 'Earlier news' })).toBeFocused();
  await page.goto('/news?page=3');
  await expect(months(page).last()).toHaveText('Other news');
  await expect(list(page).getByRole('list').last().getByRole('link')).toHaveText(['Undated', 'Soon']);
  await expect(list(page)).toContainText('next spring');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('readers can page through the list and open an item', async ({ page }) => {
    await untilRendered(page, '/news');
    await page.goto('/news', { waitUntil: 'load' });
    await list(page).getByRole('link', { name: 'Next' }).click();
    await expect(months(page).first()).toHaveText('September 2028');
    await list(page).getByRole('link', { name: 'Item 31', exact: true }).click();
    await expect(page.getByRole('article')).toContainText('Whole 31');
  });
});
