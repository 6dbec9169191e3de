import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // A test that needs a document says so at its top: // @vitest-environment happy-dom
    environment: 'node',
    // The command line and the real server are started for some of them.
    testTimeout: 20_000,
  },
});
