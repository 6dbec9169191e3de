import { defineConfig } from 'vitest/config';

/** Only what hangs takes this long, on a busy machine too. */
const MINUTE_MS = 60_000;

export default defineConfig({
  test: {
    // By default vitest leaves one core free, of two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: './tests/support/server/shared-postgres.ts',
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
          include: ['tests/long/**/*.test.ts'],
          globalSetup: './tests/support/server/shared-postgres.ts',
          fileParallelism: false,
          testTimeout: 30 * MINUTE_MS,
          hookTimeout: 30 * MINUTE_MS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
