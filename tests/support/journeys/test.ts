import { setTimeout as delay } from 'node:timers/promises';
import { test as base, expect, type Page } from 'playwright/test';
import { type BuiltServer, startBuiltServer } from '../server/built-server.mjs';

export { expect } from 'playwright/test';
export { atEachWidthAndScheme, expectAccessible } from './accessible';

type Sheets = Record<string, string> | null;

interface Fixtures {
  /** A second origin for the shared server. Pages from it are cross-origin. */
  crossOriginUrl: string;
  /**
   * A separate server for each test that edits sheets or applications. It starts with the settings and sheets from
   * `test.use({ serverEnv, serverSheets })`.
   */
  ownServer: BuiltServer;
  /**
   * Settings for the server at `baseURL`. If `serverEnv` or `serverSheets` is set, this is not the shared server but
   * one with those settings and sheets. Tests in the same worker with the same settings and sheets share it.
   */
  serverEnv: Record<string, string>;
  /** Sheets as CSV by name (`events`) in place of those in tests/fixtures. Null for a first start with samples. */
  serverSheets: Sheets;
}

interface WorkerFixtures {
  /** The URL of a server with these settings and sheets. */
  urlOfServer: (env: Record<string, string>, sheets: Sheets) => Promise<string>;
}

/** Delay for all site and tag scripts, to find journeys that act before the code has loaded. */
const SCRIPT_DELAY_MS = Number(process.env.UMMES_TEST_SCRIPT_DELAY_MS ?? 0);

/** Waits until a page on the site is hydrated (see src/site/app.tsx). Returns at once on other pages. */
export async function untilHydrated(page: Page) {
  await page.locator('html[data-hydrated], html:not(:has(body.ummes-page))').waitFor({ state: 'attached' });
}

/** Asserts that something does not happen: `read` returns the same value half a second later. */
export async function staysTheSame(page: Page, read: () => unknown): Promise<void> {
  const before = await read();
  await page.waitForTimeout(500);
  expect(await read()).toEqual(before);
}

/** Starts recording the paths of requests that contain this text. */
export function callsTo(page: Page, part: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (`${pathname}${search}`.includes(part)) calls.push(pathname + search);
  });
  return calls;
}

/** Delays requests until the returned function is called. */
export async function holdCalls(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, (route) => released.then(() => route.fallback()).catch(() => {})); // the page may be closed
  return release;
}

/**
 * Makes `goto`, `reload`, `goBack` and `goForward` return when the page is hydrated. With a `waitUntil` option, they
 * behave as in Playwright, for tests in which scripts load late, fail or are disabled.
 */
function waitForHydration(page: Page) {
  const { goto, reload, goBack, goForward } = page;
  const navigation = <Args extends unknown[]>(
    go: (...args: Args) => ReturnType<typeof goto>,
    isPlain: (...args: Args) => boolean,
  ) => {
    return async (...args: Args) => {
      const response = await go.apply(page, args);
      if (isPlain(...args)) await untilHydrated(page);
      return response;
    };
  };
  page.goto = navigation(goto, (_url, options) => !options?.waitUntil);
  for (const name of ['reload', 'goBack', 'goForward'] as const)
    page[name] = navigation({ reload, goBack, goForward }[name], (options) => !options?.waitUntil);
}

/**
 * Playwright's test against the shared server: `page.goto('/events')` opens a page and waits until it is hydrated.
 * The server has the sheets in tests/fixtures, and no test changes it. An uncaught error or a policy report on the page
 * fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({ serverEnv, serverSheets, urlOfServer }, use) => {
    const isShared = JSON.stringify([serverEnv, serverSheets]) === '[{},{}]';
    await use(isShared ? process.env.UMMES_SHARED_URL : await urlOfServer(serverEnv, serverSheets));
  },
  crossOriginUrl: async ({ browserName: _ }, use) => use(process.env.UMMES_SHARED_FOREIGN_URL ?? ''),
  serverEnv: [{}, { option: true }],
  serverSheets: [{}, { option: true }],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForHydration);
    if (SCRIPT_DELAY_MS > 0) {
      await context.route(/\/(site|widgets)\/.*\.js$/, async (route) => {
        await delay(SCRIPT_DELAY_MS);
        await route.continue().catch(() => {}); // the page may be closed
      });
    }
    await use(context);
  },
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted(HTML|Script)/.test(message.text())) problems.push(message.text());
    });
    await use(page);
    expect(problems, 'uncaught errors and policy reports').toEqual([]);
  },
  ownServer: async ({ serverEnv, serverSheets }, use) => {
    const served = await startBuiltServer(serverEnv, serverSheets);
    await use(served);
    await served.stop();
  },
  urlOfServer: [
    // Playwright reads a fixture's dependencies from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: this fixture has no dependencies
    async ({}, use) => {
      let current: { key: string; served: BuiltServer } | undefined;
      await use(async (env, sheets) => {
        const key = JSON.stringify([env, sheets]);
        if (current?.key !== key) {
          await current?.served.stop();
          current = { key, served: await startBuiltServer(env, sheets) };
        }
        return current.served.url;
      });
      await current?.served.stop();
    },
    { scope: 'worker' },
  ],
});
