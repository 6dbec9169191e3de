/* npm run test:long: the tests that take minutes. Arguments go to vitest: `npm run test:long -- nginx`. */
import { ensureBuilt } from '../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../src/build/commands/install.mjs';
import { ROOT, runPackage } from '../src/build/commands/run.mjs';

process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();
const args = ['run', '--config', 'vitest.long.config.ts', ...process.argv.slice(2)];
process.exitCode = await runPackage('vitest/vitest.mjs', args);
