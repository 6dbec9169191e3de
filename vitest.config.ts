import { defineConfig } from 'vitest/config';

/** Only a test that hangs takes this long, even on a busy machine. */
const MINUTE_MS = 60_000;

const GLOBAL_SETUP = ['./tests/support/server/shared-postgres.ts', './tests/support/server/publish-worker.ts'];

export default defineConfig({
  test: {
    // The servers in the tests have threads and processes of their own, so two workers keep two cores busy. With three,
    // each test took two to five times as long, and the whole run was slower.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Test files in one worker share the modules that they import. Loading them again took a third of the time.
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: GLOBAL_SETUP,
          testTimeout: MINUTE_MS,
          hookTimeout: MINUTE_MS,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        // These tests use the whole machine or measure its speed, so one file runs at a time.
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts', 'tests/unit/server/{fuzz,nth-failure}.test.ts'],
          env: { UMMES_TEST_LONG: '1' },
          globalSetup: GLOBAL_SETUP,
          fileParallelism: false,
          testTimeout: 30 * MINUTE_MS,
          hookTimeout: 30 * MINUTE_MS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
