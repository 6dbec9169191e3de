/* `npm run bench [-- names of measurements]`: prints a table of sizes and timings against their budgets. */
import { ensureBuilt } from '../../src/build/commands/fresh.mjs';
import { ensureBrowser } from '../support/programs.mjs';
import { measureCrowd, measureCrowdGrowth } from './crowd';
import { measureLighthouse } from './lighthouse';
import type { Measurement } from './measurement';
import { measurePhone } from './phone';
import { measureLargeSociety, measureServer, measureUploads } from './server';
import { measureSizes } from './sizes';

const MEASUREMENTS: Record<string, () => Promise<Measurement[]>> = {
  sizes: measureSizes,
  server: measureServer,
  'large-society': measureLargeSociety,
  uploads: measureUploads,
  crowd: measureCrowd,
  'crowd-growth': measureCrowdGrowth,
  phone: measurePhone,
  lighthouse: measureLighthouse,
};

/** Measurements that are taken only if they are named, because they take minutes. */
const ONLY_NAMED = ['crowd-growth'];

await ensureBrowser({ hasWindows: true });
await ensureBuilt();
process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;

/**
 * Takes measurements one at a time, so that they don't interfere with each other, and prints the table.
 * @param names the measurements to take; none for all but the longest.
 * @returns whether all values are within their budgets.
 */
async function bench(names: readonly string[]): Promise<boolean> {
  const known = Object.keys(MEASUREMENTS);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`unknown measurement: ${unknown.join(', ')}; choose from ${known.join(', ')}`);
  const rows: Measurement[] = [];
  for (const [name, measure] of Object.entries(MEASUREMENTS))
    if (names.length === 0 ? !ONLY_NAMED.includes(name) : names.includes(name)) rows.push(...(await measure()));
  const cells = rows.map(({ name, value, unit, budget }) => [name, `${value} ${unit}`.trim(), budget]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const [index, [name = '', value = '', budget = '']] of cells.entries()) {
    const [first = 0, second = 0, third = 0] = widths;
    const over = rows[index]?.ok ? '' : 'OVER';
    console.log(`${name.padEnd(first)}  ${value.padStart(second)}  ${budget.padEnd(third)}  ${over}`.trimEnd());
  }
  return rows.every(({ ok }) => ok);
}
