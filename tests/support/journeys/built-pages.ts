import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';

/** The file in the build of a page that comes with its data. */
function fileOf(path: string): string | undefined {
  if (path.startsWith('/events/')) return 'events/_id.html';
  return /^\/(events|news|student-life|alumni)?$/.test(path) ? `.${path}/index.html` : undefined;
}

/**
 * Serves the pages as they are in the build, without their data, as the server does while it cannot render them. They ask
 * for their lists themselves, which a test may then intercept. Call it before the page loads; `page.unrouteAll` keeps it.
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
 * Waits until the server has a page with its data. A response does not wait long for a rendering, and on a busy machine
 * the first may take longer.
 */
export async function untilRendered(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('id="snapshot"');
}
