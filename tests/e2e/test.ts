import { test as base, expect } from 'playwright/test';
import { type Served, startServed } from '../served.mjs';

export { expect } from 'playwright/test';
export { expectAccessible } from './accessible';

interface Fixtures {
  /** The shared server's other origin: a page from there is a foreign one. */
  foreignUrl: string;
  /**
   * A server of this test's own, for tests that edit its sheets or stop it. Its settings and first
   * sheets come from `test.use({ serverEnv, serverSheets })`.
   */
  ownServer: Served;
  serverEnv: Record<string, string>;
  /** Sheets as CSV by name (`events`), instead of those in tests/fixtures; null for a first start, with samples. */
  serverSheets: Record<string, string> | null;
}

/**
 * Playwright's test on the shared server: `page.goto('/events')`. The server has the sheets of
 * tests/fixtures and is not to be changed. An uncaught error or a policy report on the page fails the test.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.UMMES_SHARED_URL),
  foreignUrl: async ({ browserName: _ }, use) => use(process.env.UMMES_SHARED_FOREIGN_URL ?? ''),
  serverEnv: [{}, { option: true }],
  serverSheets: [{}, { option: true }],
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text())) complaints.push(message.text());
    });
    await use(page);
    expect(complaints, 'uncaught errors and policy reports').toEqual([]);
  },
  ownServer: async ({ serverEnv, serverSheets }, use) => {
    const served = await startServed(serverEnv, serverSheets);
    await use(served);
    await served.stop();
  },
});
