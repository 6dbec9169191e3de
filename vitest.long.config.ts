import { defineConfig } from 'vitest/config';

/** For what hangs: a soak or an installation of the package takes minutes. */
const HANGS_AFTER_MS = 1_800_000;

/** The tests of `npm run test:long`: minutes each, one file after another, because they measure and load the machine. */
export default defineConfig({
  test: {
    include: ['tests/long/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    reporters: ['verbose'],
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
  },
});
