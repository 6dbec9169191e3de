import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // A test that needs a document says so at its top: // @vitest-environment happy-dom
    environment: 'node',
    // For what hangs. Some start the real server and the command line a dozen times, on a machine that is busy besides.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
