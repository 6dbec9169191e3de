import { defineConfig } from 'playwright/test';
import { LAUNCH_FLAGS } from '../support/programs.mjs';

/** Tests the framework apps. Each test installs and builds an app, which takes minutes on a slow disk. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/frameworks',
  globalSetup: './pack.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [{ name: 'chromium' }],
  use: { locale: 'en-GB', launchOptions: { executablePath: process.env.CHROMIUM, args: LAUNCH_FLAGS } },
});
