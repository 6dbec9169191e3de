import { test as base, type Page } from 'playwright/test';
import { type HostPage, type HostSite, startHostSite } from './host-site';

export { expect } from 'playwright/test';

interface Fixtures {
  /** Opens a page of somebody else's, and keeps it to account for what it reports. */
  openHost: (page: HostPage, path?: string) => Promise<void>;
  /** What pages have reported so far: uncaught errors and policy reports. */
  reports: string[];
}

/** Playwright's test, with a site of somebody else's. Tests say themselves what `reports` may hold. */
export const test = base.extend<Fixtures, { hostSite: HostSite }>({
  hostSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await startHostSite(process.env.UMMES_SHARED_FOREIGN_URL ?? '');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  reports: async ({ page }, use) => {
    const reports: string[] = [];
    page.on('pageerror', (error) => reports.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text())) reports.push(message.text());
    });
    await use(reports);
  },
  openHost: async ({ page, hostSite, reports: _ }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await use(async (content, path = '/') => {
      await page.goto(hostSite.put(path, content));
    });
  },
});

/** The names of the globals on a page. */
export function globals(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.getOwnPropertyNames(window));
}
