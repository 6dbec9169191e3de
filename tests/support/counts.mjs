import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A check or a runner. `run` resolves to its exit code. A runner leaves its numbers in the file `report`, and `read`
 * finds them there; a check, without `read`, counts as one test.
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {(output: 'inherit' | number, report: string) => Promise<number>} Run
 * @typedef {{ name: string, run: Run, read?: (report: any) => Counts }} Step
 * @typedef {Counts & { name: string }} Result
 */

const folder = await mkdtemp(join(tmpdir(), 'ummes-counts-'));

/** A runner without a single test, or one that ends badly without a failed one, counts as a failure. */
export async function countsOf(/** @type {Step} */ { name, run, read }, /** @type {'inherit' | number} */ output) {
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

/** The last lines of a run, and its exit code. */
export async function sumUp(/** @type {Result[]} */ results) {
  isComplete = true;
  await rm(folder, { recursive: true, force: true });
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, each) => total + each[key], 0);
  console.log('');
  for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
