import { defineConfig } from 'playwright/test';
import journeys from './playwright.config';

/** The tags on pages of others (`npm run test:hosts`). */
export default defineConfig(journeys, {
  testDir: 'tests/hosts',
  globalSetup: './tests/support/hosts/start.ts',
  timeout: 60_000,
});
