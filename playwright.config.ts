import { defineConfig } from 'playwright/test';
import { LAUNCH_FLAGS } from './src/build/browser.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/journeys/start-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [{ name: 'chromium' }],
  use: {
    locale: 'en-GB',
    launchOptions: { executablePath: process.env.CHROMIUM, args: LAUNCH_FLAGS },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
