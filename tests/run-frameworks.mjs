/* npm run test:frameworks: apps of eight frameworks with the packed package. Arguments go to Playwright: `-- -g vue`. */
import { ensureBuilt } from '../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../src/build/commands/install.mjs';
import { demand, ROOT, runPackage } from '../src/build/commands/run.mjs';
import { ensureBrowser } from './support/chromium.mjs';

/**
 * Runs them on the last build, with the browser that `CHROMIUM` names.
 * @param {'inherit' | number} output
 * @param {string[]} args
 * @param {Record<string, string>} env `PLAYWRIGHT_JSON_OUTPUT_NAME` for a report, with `--reporter=list,json`
 * @returns {Promise<number>} the exit code
 */
export function runFrameworks(output = 'inherit', args = [], env = {}) {
  const all = ['test', '--config', 'tests/frameworks/playwright.config.ts', ...args];
  return runPackage('playwright/cli.js', all, env, output);
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(ROOT);
  await ensureInstalled();
  await ensureBrowser().catch((error) => demand(1, error.message));
  await ensureBuilt();
  process.exitCode = await runFrameworks('inherit', process.argv.slice(2));
}
