import { defineConfig } from 'playwright/test';
import { LAUNCH_FLAGS } from '../support/programs.mjs';

/** Takes the pictures in the documents, all but those of other systems: `npm run docs:pictures`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures',
  globalSetup: './prepare.ts',
  workers: 1,
  timeout: 60_000,
  reporter: 'list',
  projects: [{ name: 'chromium' }],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.CHROMIUM, args: LAUNCH_FLAGS },
  },
});
