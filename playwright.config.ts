import { defineConfig } from 'playwright/test';
import { LAUNCH_FLAGS } from './tests/support/programs.mjs';

/**
 * Journeys run offline, so that maps and other external pages can't slow them down or change their results.
 * society.example is this machine: a host that the product doesn't treat as local.
 */
const HOSTS = 'MAP society.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
const OFFLINE = `--host-resolver-rules=${HOSTS}`;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/journeys/start-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Journeys often wait for the page, so three of them keep two cores busy.
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
