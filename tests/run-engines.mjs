/* npm run test:engines: the browser tests, the main journeys and pages of others in Firefox and WebKit, and one line that sums them up. */
import { ensureBuilt } from '../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../src/build/commands/install.mjs';
import { demand, ROOT } from '../src/build/commands/run.mjs';
import { sumUp } from './support/counts.mjs';
import { ensureEngines } from './support/engines/programs.mjs';

process.chdir(ROOT);
await ensureInstalled();
await ensureEngines().catch((error) => demand(1, error.message));
await ensureBuilt();
const { runEngines } = await import('./support/engines/run-engines.mjs'); // its packages may have come just now
await sumUp(await runEngines());
