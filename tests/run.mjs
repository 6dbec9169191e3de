/* npm test: everything from installing to the last runner, and one line that sums it up. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../src/build/commands/install.mjs';
import { demand, ROOT, runNpm, runPackage } from '../src/build/commands/run.mjs';
import { ensureBrowser } from './support/chromium.mjs';

process.chdir(ROOT);
const folder = await mkdtemp(join(tmpdir(), 'ummes-counts-'));

/**
 * A runner, and where it leaves its numbers.
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ name: string, run: (file: string) => Promise<number>, read: (report: any) => Counts }} Runner
 * @type {Runner[]}
 */
const RUNNERS = [
  {
    name: 'unit',
    run: (file) =>
      runPackage('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
    read({ numPassedTests, numFailedTests, testResults }) {
      const broken = testResults.filter(({ status, assertionResults }) => {
        return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
      });
      return { passed: numPassedTests, failed: numFailedTests + broken.length };
    },
  },
  {
    name: 'browser',
    run: (file) => runPackage('@web/test-runner/dist/bin.js', [], { UMMES_COUNTS: file }),
    read: (counts) => counts,
  },
  {
    name: 'e2e',
    run: (file) =>
      runPackage('playwright/cli.js', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    read({ stats, errors }) {
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
    },
  },
];

/** Runs one runner. Without a single test, or ending badly without a failed one, it counts as a failure. */
async function countsOf({ name, run, read }) {
  title(name);
  const file = join(folder, `${name}.json`);
  const code = await run(file);
  const counts = await readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  );
  const { passed, failed } = counts;
  if (failed > 0) return counts;
  if (passed > 0 && code === 0) return counts;
  console.error(passed === 0 ? `${name}: no test was executed` : `${name}: ended with code ${code}`);
  return { passed, failed: 1 };
}

async function countsOfCheck(name, check) {
  title(name);
  const code = await check();
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

function title(name) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
}

// Whatever ends the run early, an install or a build for example, is a failure with a last line too.
const results = [];
process.once('exit', (code) => {
  if (code !== 0 && results.length === 0) console.log('\n0 passed, 1 failed');
});
await ensureInstalled();
const browser = await ensureBrowser().catch((error) => demand(1, error.message));
console.log(`Browser: ${browser}`);
await ensureBuilt();

for (const name of ['types', 'lint']) {
  results.push({ name, ...(await countsOfCheck(name, () => runNpm(['run', '-s', `check:${name}`]))) });
}
for (const runner of RUNNERS) results.push({ name: runner.name, ...(await countsOf(runner)) });
await rm(folder, { recursive: true, force: true });

const sum = (key) => results.reduce((total, each) => total + each[key], 0);
const bad = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
if (bad.length > 0) console.error(`\nFailures in: ${bad.join(', ')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
