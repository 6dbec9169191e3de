import { defineConfig } from 'playwright/test';
import { LAUNCH_FLAGS } from '../support/programs.mjs';

/** The systems' own pages ask wordpress.org and others for pictures; the tests run without them. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Tests in real systems. They share the systems, which one worker starts when the first test needs them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/systems',
  globalSetup: './install.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [{ name: 'chromium' }],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM, args: [...LAUNCH_FLAGS, OFFLINE] },
    screenshot: 'only-on-failure',
  },
});
