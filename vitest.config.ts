import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in this order; the others follow them. */
const FIRST = [
  'rebuild',
  'kills',
  'application-versions',
  'readiness',
  'modules-away',
  'submit',
  'backup',
  'last-good-copy',
];

/** Starts the longest files first, so that no core waits for one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = FIRST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index < 0 ? FIRST.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // A test that needs a document says so at its top: // @vitest-environment happy-dom
    environment: 'node',
    // By default vitest leaves one core free, which is every second one here.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // For what hangs. Some start the real server and the command line a dozen times, on a machine that is busy besides.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
