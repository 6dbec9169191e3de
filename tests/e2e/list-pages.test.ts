import { serveBuiltPages, untilRendered } from '../support/journeys/built-pages';
import { expect, test } from '../support/journeys/test';

test('without JavaScript, list pages offer a reload link only if they were served without data', async ({
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
