import { defineConfig } from 'vitest/config';

/** For what hangs: a journey starts a browser, on a machine that may be busy besides. */
const HANGS_AFTER_MS = 120_000;

/** The main journeys and pages of others in Firefox and WebKit, as `npm run test:engines` runs them. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    expect: { poll: { timeout: 20_000 } },
  },
});
