import { test as base, type Frame, type Page } from 'playwright/test';
import type { Visit } from './host';
import { type HostSite, startHostSite } from './host-site';

export { expect } from 'playwright/test';

/** Playwright's test, with a visit to a site of somebody else's. Tests say themselves what its reports may hold. */
export const test = base.extend<{ visit: Visit }, { hostSite: HostSite }>({
  hostSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await startHostSite(process.env.UMMES_SHARED_FOREIGN_URL ?? '');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ page, hostSite }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await use(visitWith(page, hostSite));
  },
});

/** A visit in Chromium. */
function visitWith(page: Page, site: HostSite): Visit {
  const reports: string[] = [];
  page.on('pageerror', (error) => reports.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text())) reports.push(message.text());
  });
  let frame: Frame = page.mainFrame();
  const visible = ([selector, ...inside]: readonly [string, ...string[]], text = '') => {
    const found = inside.reduce((around, each) => around.locator(each), frame.locator(selector));
    return found.filter({ visible: true, hasText: text }).first();
  };
  return {
    engine: 'Chromium',
    put: (path, content) => site.put(path, content),
    async open(content, path = '/') {
      await page.goto(site.put(path, content), { waitUntil: 'networkidle' });
      frame = page.mainFrame();
    },
    async enterFrame() {
      frame = (await (await page.locator('iframe').elementHandle())?.contentFrame()) ?? frame;
    },
    evaluate: (run, ...args) => frame.evaluate(run as never, args[0]) as never,
    until: async (holds, ...args) => void (await frame.waitForFunction(holds as never, args[0])),
    untilSeen: (path, text) => visible(path, text).waitFor(),
    untilGone: (path) => visible(path).waitFor({ state: 'hidden' }),
    click: (path, text) => visible(path, text).click(),
    escape: () => page.keyboard.press('Escape'),
    reports: async () => reports,
  };
}
