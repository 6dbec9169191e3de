import { defineConfig } from 'playwright/test';
import { LAUNCH_FLAGS } from './tests/support/programs.mjs';

/** No journey needs the network. Without it, maps and other pages of others neither cost time nor change the outcome. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/journeys/start-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for the page much of its time: three keep two cores busy.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [{ name: 'chromium' }],
  use: {
    locale: 'en-GB',
    launchOptions: { executablePath: process.env.CHROMIUM, args: [...LAUNCH_FLAGS, OFFLINE] },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
