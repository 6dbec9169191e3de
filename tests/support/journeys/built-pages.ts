import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';

/** Returns the built file of a page that the server renders with data. */
function fileOf(path: string): string | undefined {
  if (path.startsWith('/events/')) return 'events/_id.html';
  return /^\/(events|news|student-life|alumni)?$/.test(path) ? `.${path}/index.html` : undefined;
}

/**
 * Serves the pages as built, without data, as the server does while it can't render them. They request their lists
 * themselves, so a test can intercept the requests. Call it before the page loads. `page.unrouteAll` doesn't undo it.
 */
export async function serveBuiltPages(page: Page): Promise<void> {
  await page.context().route(
    ({ pathname }) => fileOf(pathname) !== undefined,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ response, body: await readFile(`dist/web/${fileOf(pathname)}`) });
    },
  );
}

/**
 * Waits until the server has rendered a page with data. It delays a response only briefly, but on a busy machine the
 * first render may take longer.
 */
export async function untilRendered(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('id="snapshot"');
}
