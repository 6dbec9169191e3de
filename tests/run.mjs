/* npm test: everything from installing to the last runner, and one line that sums it up. */
import { ensureBuilt } from '../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../src/build/commands/install.mjs';
import { demand, ROOT } from '../src/build/commands/run.mjs';
import { ensureBrowser } from './support/chromium.mjs';
import { countsOf, inTurn, sumUp, title } from './support/counts.mjs';
import { ensureEngines } from './support/engines/programs.mjs';
import { BROWSER, CHECKS, E2E, UNIT } from './support/steps.mjs';

/** Whether the tests of `npm run test:engines` are a part of it: they take some minutes more. */
const HAS_ENGINES = process.env.UMMES_TEST_ENGINES === '1';

process.chdir(ROOT);
await ensureInstalled();
const browser = await ensureBrowser().catch((error) => demand(1, error.message));
if (HAS_ENGINES) await ensureEngines().catch((error) => demand(1, error.message));
console.log(`Browser: ${browser}`);
await ensureBuilt();

// Two at a time, so that two cores are busy to the end. The longer one writes its lines as it goes.
title('unit, and the checks beside it');
const [unit, checks] = await Promise.all([countsOf(UNIT, 'inherit'), inTurn(CHECKS)]);
title('e2e, and browser beside it');
const [e2e, others] = await Promise.all([countsOf(E2E, 'inherit'), inTurn([BROWSER])]);
const engines = HAS_ENGINES ? await (await import('./support/engines/run-engines.mjs')).runEngines() : [];
await sumUp([...checks, unit, ...others, e2e, ...engines]);
