import { defineConfig } from 'vitest/config';

/** Only what hangs takes this long, on a busy machine too. */
const MINUTE_MS = 60_000;

const GLOBAL_SETUP = ['./tests/support/server/shared-postgres.ts', './tests/support/server/publish-worker.ts'];

export default defineConfig({
  test: {
    // The tests wait for processes and the network much of their time: three keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          // Test files in one worker share the modules that they import: loading them anew took a third of the time.
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
        // They load the machine or measure, so one file runs at a time.
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
