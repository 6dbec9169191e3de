import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A check or a runner. `run` resolves to its exit code. A runner leaves its report in the file `report`, and `read`
 * finds the numbers there; a check, without `read`, counts as one test.
 * @typedef {import('./reports.mjs').Counts} Counts
 * @typedef {(output: 'inherit' | number, report: string) => Promise<number>} Run
 * @typedef {{ name: string, run: Run, read?: (report: any) => Counts }} Step
 * @typedef {Counts & { name: string }} Result
 */

const folder = await mkdtemp(join(tmpdir(), 'ummes-counts-'));

/**
 * A runner without a single test, or one that ends badly without a failed one, counts as a failure.
 * @returns {Promise<Result>}
 */
export async function countsOf(/** @type {Step} */ { name, run, read }, /** @type {'inherit' | number} */ output) {
  const report = join(folder, `${name}.json`);
  const code = await run(output, report);
  const ended = `ended with code ${code}`;
  if (!read) return { name, passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [ended] };
  const { passed, failures } = await readFile(report, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failures: [] }),
  );
  if (failures.length > 0 || (passed > 0 && code === 0)) return { name, passed, failures };
  return { name, passed, failures: [passed === 0 ? 'no test was executed' : ended] };
}

/** Runs steps in turn, and shows the output of each as a whole when it has ended. */
export async function inTurn(/** @type {Step[]} */ steps) {
  const results = [];
  for (const step of steps) results.push(await countsThenOutput(step));
  return results;
}

async function countsThenOutput(/** @type {Step} */ step) {
  const file = join(folder, `${step.name}.txt`);
  const output = await open(file, 'w');
  const counts = await countsOf(step, output.fd);
  await output.close();
  title(step.name);
  process.stdout.write(await readFile(file));
  console.log('─'.repeat(64));
  return counts;
}

export function title(/** @type {string} */ name) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
}

// Whatever ends the run early, an install or a build for example, is a failure with a last line too.
let isComplete = false;
process.once('exit', (code) => {
  if (code !== 0 && !isComplete) console.log('\n0 passed, 1 failed');
});

/** The last lines of a run, and its exit code: of a long record often only the end is kept, so it names what failed. */
export async function sumUp(/** @type {Result[]} */ results) {
  isComplete = true;
  await rm(folder, { recursive: true, force: true });
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`\nFailed: ${name}: ${failure}`);
  console.log('');
  for (const { name, passed, failures } of results) console.log(`${name}: ${passed} passed, ${failures.length} failed`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
