/* npm run test:hosts: the tags on pages of others. Arguments go to Playwright: `npm run test:hosts -- -g Bootstrap`. */
import { ensureBuilt } from '../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../src/build/commands/install.mjs';
import { demand, ROOT, runPackage } from '../src/build/commands/run.mjs';
import { ensureBrowser } from './support/chromium.mjs';
import { ensurePackages } from './support/hosts/packages.mjs';

process.chdir(ROOT);
await ensureInstalled();
await ensureBrowser().catch((error) => demand(1, error.message));
await ensurePackages().catch((error) => demand(1, error.message));
await ensureBuilt();
const args = ['test', '--config', 'playwright.hosts.config.ts', ...process.argv.slice(2)];
process.exitCode = await runPackage('playwright/cli.js', args);
