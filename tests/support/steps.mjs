import { runNpm, runPackage } from '../../src/build/commands/run.mjs';
import { readPlaywright, readVitest } from './reports.mjs';

/* What `npm test` and `npm run test:engines` run. */

/** @typedef {import('./counts.mjs').Step} Step */

/** For programs that write to a file, and would leave their colours out. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** @type {Step[]} */
export const CHECKS = [
  { name: 'types', run: (output) => runNpm(['run', '-s', 'check:types'], COLOURS, output) },
  { name: 'lint', run: (output) => runNpm(['run', '-s', 'check:lint'], COLOURS, output) },
];

export const UNIT = vitest('unit');

export const BROWSER = browserTests('browser');

/** @type {Step} */
export const E2E = {
  name: 'e2e',
  run(output, report) {
    // On a terminal it would draw its last line anew, over the output of the others.
    const env = { ...COLOURS, PLAYWRIGHT_FORCE_TTY: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return runPackage('playwright/cli.js', ['test', '--reporter=list,json'], env, output);
  },
  read: readPlaywright,
};

/** The tests of other engines, each list in turn and both lists at the same time. The browser tests must be bundled. */
export const ENGINES = [
  [browserTests('firefox', { ENGINE: 'firefox', UMMES_TESTS_BUNDLED: '1' }), hosts('Firefox')],
  [
    browserTests('webkit', { ENGINE: 'webkit', UMMES_TESTS_BUNDLED: '1' }),
    vitest('journeys', ['--config', 'vitest.engines.config.ts', 'tests/engines/journeys']),
    hosts('WebKit'),
  ],
];

/** Pages of others, in one engine. */
function hosts(/** @type {string} */ engine) {
  return vitest(`hosts-${engine.toLowerCase()}`, [
    '--config',
    'vitest.engines.config.ts',
    'tests/engines/hosts',
    '--testNamePattern',
    `in ${engine}`,
  ]);
}

/** @returns {Step} */
function browserTests(/** @type {string} */ name, /** @type {Record<string, string>} */ env = {}) {
  return {
    name,
    run: (output, report) =>
      runPackage('@web/test-runner/dist/bin.js', [], { ...COLOURS, ...env, UMMES_COUNTS: report }, output),
    read: (counts) => counts,
  };
}

/** @returns {Step} */
function vitest(/** @type {string} */ name, /** @type {string[]} */ args = []) {
  return {
    name,
    run(output, report) {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return runPackage('vitest/vitest.mjs', ['run', ...args, ...reporters], COLOURS, output);
    },
    read: readVitest,
  };
}
