import type { Page } from 'playwright/test';
import { NEWS_PATH } from '../../src/model/addresses/api-paths';
import { expectUnmoved, serveRendered, watchPage } from '../support/journeys/server-rendering';
import { callsTo, expect, staysTheSame, test } from '../support/journeys/test';

const DAY = '2030-06-14';
const COUNT = 5000;

const NEWS = [
  'id,title,description,content,imageUrl,publishedAt',
  ...Array.from(
    { length: COUNT },
    (_, index) => `n${index + 1},Item ${index + 1},In short ${index + 1},Whole,,14/02/2026`,
  ),
].join('\n');

const WIDTHS = [360, 1280];

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

test.use({ serverSheets: { news: NEWS } });
test.use({ timezoneId: 'UTC', serverEnv: { UMMES_TIME_ZONE: 'UTC' } });

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the news page arrives with its first cards and makes no calls', async ({ page }) => {
      const errors = await watchPage(page);
      const calls = await serveRendered(page, '/news', DAY);
      await page.goto('/news');
      await hydrated(page);
      await staysTheSame(page, () => calls.length);
      await expect(page.getByRole('heading', { name: 'Item 1', exact: true })).toBeVisible();
      await expect(page.locator('main [aria-live]').first()).toHaveText(width < 1024 ? '1 / 6' : /^1–[2345] \/ 6$/);
      await expectUnmoved(page);
      expect(calls).toEqual([]);
      expect(errors).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the news can be opened as a plain list, and an item as a page', async ({ page }) => {
        await serveRendered(page, '/news', DAY);
        await serveRendered(page, '/news?item=n4', DAY);
        await page.goto('/news');
        await expect(page.getByRole('link', { name: 'the news as a plain list' })).toBeVisible();
        await expect(page.getByRole('button', { name: /Next slide|Scroll right|^Slide/ })).toHaveCount(0);
        await page.getByRole('link', { name: 'See More about Item 4' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item 4');
        await expect(page.getByRole('article')).toContainText('Whole');
        await page.getByRole('link', { name: 'All news' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
      });
    });
  });
}

/** Opens a page with the tag and its server-rendered first cards. @returns the calls for the list. */
async function openTag(page: Page) {
  const calls = callsTo(page, NEWS_PATH);
  await expect.poll(async () => (await page.request.get('/embed/news.html')).text()).toContain('Item 1<');
  const body = '<!doctype html><script type=module src=/widgets/ummes.js></script><ummes-news></ummes-news>';
  await page.route('**/department', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/department');
  await expect(page.locator('ummes-news:defined')).toBeVisible();
  return calls;
}

test('the rest of the news loads once, when the reader nears the end of the first cards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const calls = await openTag(page);
  const right = page.getByRole('button', { name: 'Scroll right' });
  const position = page.locator('ummes-news [aria-live]').first();
  await right.click();
  await expect(position).toHaveText(/^2–/);
  expect(calls).toEqual([]);
  for (let press = 0; press < 8; press += 1) await right.click();
  await expect(page.getByRole('heading', { name: 'Item 10', exact: true })).toBeVisible();
  await expect(position).toHaveText(/ \/ 24$/);
  expect(calls).toEqual([NEWS_PATH]);
});

test('the first cards stay if the rest of the news fails to load, and Try Again loads it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route(`**${NEWS_PATH}`, (route) => route.abort());
  await openTag(page);
  await page.getByRole('button', { name: 'Previous slide' }).click();
  const slide = page.locator('[aria-roledescription=slide]:not([inert])');
  await expect(slide.getByRole('alert')).toContainText('Failed to load news.');
  await page.unroute(`**${NEWS_PATH}`);
  await slide.getByRole('button', { name: 'Try Again' }).click();
  await expect(slide).toContainText('Item 24');
});

test('an item beyond the first cards arrives as a page, without calls', async ({ page }) => {
  const errors = await watchPage(page);
  const calls = await serveRendered(page, '/news?item=n4000', DAY);
  const response = await page.goto('/news?item=n4000');
  expect(await response?.text()).toMatch(/<h1[^>]*>Item 4000</);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item 4000');
  await expect(page.getByRole('navigation', { name: 'More news' })).toContainText('Item 3999');
  await expectUnmoved(page);
  expect(calls).toEqual([]);
  expect(errors).toEqual([]);
});
