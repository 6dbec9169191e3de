import { defineConfig } from 'vitest/config';

const MINUTE_MS = 60_000;

/** Only a test that hangs takes this long. CI's machines have needed six times as long as an idle one. */
const HANGING_MS = 4 * MINUTE_MS;

const GLOBAL_SETUP = ['./tests/support/server/shared-postgres.ts', './tests/support/server/publish-worker.ts'];

export default defineConfig({
  test: {
    // Each test's servers have threads and processes of their own, so two workers keep two cores busy. With three, each
    // test takes longer, and all of them together as long.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Test files in one worker share the modules that they import. Loading them again took a third of the time.
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: GLOBAL_SETUP,
          testTimeout: HANGING_MS,
          hookTimeout: HANGING_MS,
          expect: { poll: { timeout: MINUTE_MS } },
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
