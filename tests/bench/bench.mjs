/* `npm run bench [-- names of measurements]`: prints a table of sizes and timings against their budgets. */

import { ensureBuilt } from '../../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../../src/build/commands/install.mjs';
import { ROOT } from '../../src/build/commands/run.mjs';
import { ensureBrowser } from '../support/programs.mjs';

process.chdir(ROOT);
await ensureInstalled();
await ensureBrowser({ hasWindows: true });
await ensureBuilt();
// run.ts and its imports run as TypeScript.
const { register } = await import('tsx/esm/api');
register();
const { bench } = await import('./run.ts');
process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
