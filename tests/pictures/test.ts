import { test as base } from 'playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/server/built-server.mjs';

/** Playwright's test, with a society's server that has the sample content and receives all forms. */
export const test = base.extend<object, { server: BuiltServer }>({
  server: [
    // Playwright reads a fixture's dependencies from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: this fixture has no dependencies
    async ({}, use) => {
      const server = await startBuiltServer({ UMMES_RECEIVE: 'contact, newsletter' }, null);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect } from 'playwright/test';
