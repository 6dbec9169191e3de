/* npm test: everything from installing to the last runner, and one line that sums it up. */
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../src/build/commands/install.mjs';
import { demand, ROOT, runNpm, runPackage } from '../src/build/commands/run.mjs';
import { ensureBrowser } from './support/chromium.mjs';

process.chdir(ROOT);
const folder = await mkdtemp(join(tmpdir(), 'ummes-counts-'));

/** For programs that write to a file, and would leave their colours out. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * A check or a runner. `run` resolves to its exit code. A runner leaves its numbers in the file `report`, and `read`
 * finds them there; a check, without `read`, counts as one test.
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {(output: 'inherit' | number, report: string) => Promise<number>} Run
 * @typedef {{ name: string, run: Run, read?: (report: any) => Counts }} Step
 */

/** @type {Step[]} */
const CHECKS = [
  { name: 'types', run: (output) => runNpm(['run', '-s', 'check:types'], COLOURS, output) },
  { name: 'lint', run: (output) => runNpm(['run', '-s', 'check:lint'], COLOURS, output) },
];

/** @type {Step} */
const UNIT = {
  name: 'unit',
  run(output, report) {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runPackage('vitest/vitest.mjs', ['run', ...reporters], COLOURS, output);
  },
  read({ numPassedTests, numFailedTests, testResults }) {
    const broken = testResults.filter(({ status, assertionResults }) => {
      return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
    });
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  },
};

/** @type {Step} */
const BROWSER = {
  name: 'browser',
  run: (output, report) => runPackage('@web/test-runner/dist/bin.js', [], { ...COLOURS, UMMES_COUNTS: report }, output),
  read: (counts) => counts,
};

/** @type {Step} */
const E2E = {
  name: 'e2e',
  run(output, report) {
    // On a terminal it would draw its last line anew, over the output of the others.
    const env = { ...COLOURS, PLAYWRIGHT_FORCE_TTY: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return runPackage('playwright/cli.js', ['test', '--reporter=list,json'], env, output);
  },
  read({ stats, errors }) {
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  },
};

/** A runner without a single test, or one that ends badly without a failed one, counts as a failure. */
async function countsOf({ name, run, read }, output) {
  const report = join(folder, `${name}.json`);
  const code = await run(output, report);
  if (!read) return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const { passed, failed } = await readFile(report, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  );
  if (failed > 0 || (passed > 0 && code === 0)) return { name, passed, failed };
  console.error(passed === 0 ? `${name}: no test was executed` : `${name}: ended with code ${code}`);
  return { name, passed, failed: 1 };
}

/** Runs a step, and shows its output as a whole when it has ended. */
async function countsThenOutput(step) {
  const file = join(folder, `${step.name}.txt`);
  const output = await open(file, 'w');
  const counts = await countsOf(step, output.fd);
  await output.close();
  title(step.name);
  process.stdout.write(await readFile(file));
  console.log('─'.repeat(64));
  return counts;
}

async function inTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await countsThenOutput(step));
  return results;
}

function title(name) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
}

// Whatever ends the run early, an install or a build for example, is a failure with a last line too.
let isComplete = false;
process.once('exit', (code) => {
  if (code !== 0 && !isComplete) console.log('\n0 passed, 1 failed');
});
await ensureInstalled();
const browser = await ensureBrowser().catch((error) => demand(1, error.message));
console.log(`Browser: ${browser}`);
await ensureBuilt();

// Two at a time, so that two cores are busy to the end. The longer one writes its lines as it goes.
title('unit, and the checks beside it');
const [unit, checks] = await Promise.all([countsOf(UNIT, 'inherit'), inTurn(CHECKS)]);
title('e2e, and browser beside it');
const [e2e, others] = await Promise.all([countsOf(E2E, 'inherit'), inTurn([BROWSER])]);
isComplete = true;
await rm(folder, { recursive: true, force: true });

const results = [...checks, unit, ...others, e2e];
const sum = (key) => results.reduce((total, each) => total + each[key], 0);
console.log('');
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
