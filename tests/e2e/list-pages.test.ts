import type { Page } from 'playwright/test';
import { serveBuiltPages, untilRendered } from '../support/journeys/built-pages';
import { expect, test } from '../support/journeys/test';

/*
 * The states of the list pages that come without their data, as while they cannot be rendered. The calls are
 * intercepted: no answer here comes from the server. The tags' own states stand in tests/browser/list-tags.test.ts.
 */

const PAGES = [
  {
    path: '/events',
    sheet: 'events',
    loading: 'Loading events...',
    empty: ['No upcoming events.', 'No past events.'],
    failure: 'Failed to load events. Please try again later.',
    keepsLoading: false,
  },
  {
    path: '/news',
    sheet: 'news',
    loading: 'Loading news...',
    empty: ['No news found.'],
    failure: 'Failed to load news. Please try again later.',
    keepsLoading: true,
  },
  {
    path: '/student-life',
    sheet: 'student-life',
    loading: 'Loading projects...',
    empty: ['No projects found.'],
    failure: 'Failed to load student life projects. Please try again later.',
    keepsLoading: false,
  },
];

for (const { path, sheet, loading, empty, failure, keepsLoading } of PAGES) {
  const call = `**/api/sheets/${sheet}`;
  const intercept = (page: Page, json: object, status = 200) =>
    page.route(call, (route) => route.fulfill({ status, json }));

  test.describe(`${path}, on intercepted calls,`, () => {
    test.beforeEach(({ page }) => serveBuiltPages(page));

    test('says that it is loading, then that it is empty', async ({ page }) => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(call, async (route) => {
        await held;
        await route.fulfill({ json: { success: true, data: [] } });
      });
      await page.goto(path);
      await expect(page.getByText(loading)).toBeVisible();
      for (const text of empty) await expect(page.getByText(text)).toHaveCount(0);
      answer();
      for (const text of empty) await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText(loading)).toHaveCount(0);
    });

    test('says that it failed, and shows the items after Try Again', async ({ page }) => {
      await intercept(page, { message: 'no' }, 500);
      await page.goto(path);
      await expect(page.getByText(failure)).toBeVisible();
      await intercept(page, { success: true, data: [{ title: 'Back again' }] });
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.locator('article')).toContainText('Back again');
    });

    test(`${keepsLoading ? 'goes on saying that it is loading' : 'says nothing'} after an unsuccessful answer`, async ({
      page,
    }) => {
      const warning = page.waitForEvent('console', (message) => message.text().includes('without success'));
      await intercept(page, { success: false });
      await page.goto(path);
      await warning;
      await expect(page.getByText(loading)).toHaveCount(keepsLoading ? 1 : 0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      for (const text of [failure, ...empty]) await expect(page.getByText(text)).toHaveCount(0);
    });
  });
}

test('without script they say how to be read, and only where they come without their data', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const paths = ['/events', '/events/sample-open-workshop', '/student-life', '/alumni'];
  for (const isBuilt of [true, false]) {
    const page = await context.newPage();
    if (isBuilt) await serveBuiltPages(page);
    for (const path of paths) {
      if (!isBuilt) await untilRendered(page, path);
      await page.goto(path);
      const again = page.getByRole('link', { name: 'load it again' });
      await expect(again).toHaveCount(isBuilt ? 1 : 0);
      if (isBuilt) await expect(again).toBeVisible();
    }
    await page.context().unrouteAll();
  }
  await context.close();
});
