import { demand } from '../../../src/build/commands/run.mjs';
import { bundleTests } from '../browser/bundle.mjs';
import { inTurn } from '../counts.mjs';
import { ensurePackages } from '../hosts/packages.mjs';
import { ENGINES } from '../steps.mjs';

/** Runs the tests of Firefox and of WebKit side by side. @returns {Promise<import('../counts.mjs').Result[]>} */
export async function runEngines() {
  await ensurePackages().catch((error) => demand(1, error.message));
  await bundleTests();
  return (await Promise.all(ENGINES.map(inTurn))).flat();
}
