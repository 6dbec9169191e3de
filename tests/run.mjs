/* Runs the tests and prints the totals on the last line: N passed, N failed, N skipped. See README.md. */
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../src/build/commands/install.mjs';
import { exitOnFailure, ROOT, runNpm } from '../src/build/commands/run.mjs';
import { ensureBrowser, ensureEngines, ensureServerPrograms, runPackage } from './support/programs.mjs';
import { readPlaywright, readVitest } from './support/reports.mjs';
import { isSkippedByEngine } from './support/skipped-by-engine.mjs';

/**
 * A runner, or a check that counts as one test. `run` resolves to the exit code. A runner writes its report to a file,
 * and `read` extracts the counts from it.
 * @typedef {import('./support/reports.mjs').Counts} Counts
 * @typedef {'inherit' | number} Output
 * @typedef {{ name: string, run: (output: Output, report: string) => Promise<number>, read?: (report: any) => Counts }} Step
 * @typedef {Counts & { name: string }} Result
 */

const isUnit = process.argv.includes('--unit');
const isAll = process.argv.includes('--all');
const hasEngines = isAll || process.argv.includes('--engines');

/** Programs that write to a file would otherwise omit colours. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** @type {(name: string, args?: string[]) => Step} */
const vitest = (name, args = []) => ({
  name,
  run: (output, report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runPackage('vitest/vitest.mjs', ['run', ...args, ...reporters], COLOURS, output);
  },
  read: readVitest,
});

/** @type {(name: string, args?: string[]) => Step} */
const playwright = (name, args = []) => ({
  name,
  run: (output, report) => {
    // In a terminal, Playwright would redraw its last line over other steps' output.
    const env = { ...COLOURS, PLAYWRIGHT_FORCE_TTY: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    return runPackage('playwright/cli.js', ['test', ...args, '--reporter=list,json'], env, output);
  },
  read: readPlaywright,
});

/** @type {(name: string, engine: string, settings?: Record<string, string>) => Step} */
const browserTests = (name, engine, settings = {}) => ({
  name,
  run: (output, report) => {
    const env = { ...COLOURS, ENGINE: engine.toLowerCase(), UMMES_TEST_REPORT: report, ...settings };
    return runPackage('@web/test-runner/dist/bin.js', [], env, output);
  },
  read: (counts) => counts,
});

/** @type {(name: string) => Step} */
const check = (name) => ({ name, run: (output) => runNpm(['run', '-s', `check:${name}`], COLOURS, output) });

/** @type {(engine: string) => Step[]} */
const inEngine = (engine) => [
  browserTests(engine, engine),
  ...(isAll ? [browserTests(`hosts, ${engine}`, engine, { HOSTS: 'all' })] : []),
];

/**
 * Phases, run one after another. Each has up to two lists of steps, which run in parallel to use two cores. The first
 * list's output is shown as it arrives.
 * @type {Step[][][]}
 */
const PHASES = [
  [
    [vitest('unit', ['--project', 'unit']), ...(isUnit ? [] : [playwright('e2e')])],
    [check('types'), check('lint'), check('exports'), ...(isUnit ? [] : [browserTests('browser', 'Chromium')])],
  ],
  ...(hasEngines ? [[inEngine('Firefox'), inEngine('WebKit')]] : []),
  ...(isAll
    ? [
        [[browserTests('hosts', 'Chromium', { HOSTS: 'all' })]],
        [[vitest('long', ['--project', 'long'])]],
        [[playwright('frameworks', ['--config', 'tests/frameworks/playwright.config.ts'])]],
        [[playwright('systems', ['--config', 'tests/systems/playwright.config.ts'])]],
      ]
    : []),
];

process.chdir(ROOT);
let isComplete = false;
process.once('exit', (code) => {
  if (code !== 0 && !isComplete) console.log('\n0 passed, 1 failed, 0 skipped'); // an install or a build failed
});
await ensureInstalled();
await Promise.all([programs().catch((error) => exitOnFailure(1, error.message)), ensureBuilt()]);

const reports = await mkdtemp(join(tmpdir(), 'ummes-reports-'));
const results = [];
for (const [shown = [], buffered = []] of PHASES) {
  results.push(...(await Promise.all([runInSequence(shown, true), runInSequence(buffered, false)])).flat());
}
await rm(reports, { recursive: true, force: true });
printSummary(results);

async function programs() {
  if (hasEngines) await ensureEngines();
  if (isAll) await ensureServerPrograms();
  if (!isUnit) console.log(`Browser: ${await ensureBrowser()}`);
}

/** @param {Step[]} steps @param {boolean} isShown whether to show output as it arrives rather than after each step. */
async function runInSequence(steps, isShown) {
  const results = [];
  for (const step of steps) {
    if (isShown) title(step.name);
    results.push(isShown ? await resultOf(step, 'inherit') : await withBufferedOutput(step));
  }
  return results;
}

async function withBufferedOutput(/** @type {Step} */ step) {
  const file = join(reports, `${step.name}.txt`);
  const output = await open(file, 'w');
  const result = await resultOf(step, output.fd);
  await output.close();
  title(step.name);
  process.stdout.write(await readFile(file));
  title('');
  return result;
}

/**
 * Runs a step. A runner also fails if it ran no tests, or if it exited with an error although no test failed.
 * @returns {Promise<Result>}
 */
async function resultOf(/** @type {Step} */ { name, run, read }, /** @type {Output} */ output) {
  const report = join(reports, `${name}.json`);
  const code = await run(output, report);
  const failures = code === 0 ? [] : [`exited with code ${code}`];
  if (!read) return { name, passed: 1 - failures.length, failures, skipped: [] };
  const text = await readFile(report, 'utf8').catch(() => '');
  if (!text) return { name, passed: 0, failures: ['wrote no report'], skipped: [] };
  const counts = read(JSON.parse(text));
  if (counts.failures.length > 0) return { name, ...counts };
  return { name, ...counts, failures: counts.passed === 0 ? ['no tests ran'] : failures };
}

function title(/** @type {string} */ name) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
}

/**
 * Prints the skipped tests, the failed ones and the counts. What matters most comes last, because often only the end
 * of a log is kept.
 */
function printSummary(/** @type {Result[]} */ results) {
  isComplete = true;
  const count = (/** @type {Counts} */ { passed, failures, skipped }) =>
    `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`;
  console.log('');
  for (const { name, skipped } of results) {
    for (const test of skipped) console.log(`Skipped: ${name}: ${test}`);
  }
  for (const { name, failures } of results) {
    for (const failure of failures) console.log(`\nFailed: ${name}: ${failure}`);
  }
  console.log('');
  for (const result of results) console.log(`${result.name}: ${count(result)}`);
  const all = {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
    skipped: results.flatMap(({ skipped }) => skipped),
  };
  console.log(`\n${count(all)}`);
  const isMissing = hasEngines && all.skipped.some((test) => !isSkippedByEngine(test));
  if (all.failures.length > 0 || isMissing) process.exitCode = 1;
}
