/* npm run bench: sizes and timings against their budgets, as a table. */
import { rm } from 'node:fs/promises';
import { ensureBrowser } from '../../src/build/commands/browser.mjs';
import { ensureBuilt } from '../../src/build/commands/fresh.mjs';
import { ensureInstalled } from '../../src/build/commands/install.mjs';
import { ROOT } from '../../src/build/commands/run.mjs';

/** Beside the sources, so that they find their neighbours. */
const BUNDLE = 'tests/bench/bundled.mjs';

process.chdir(ROOT);
await ensureInstalled();
await ensureBrowser();
await ensureBuilt();
try {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['tests/bench/run.ts'],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['*.mjs'],
    logLevel: 'error',
  });
  const { bench } = await import('./bundled.mjs');
  process.exitCode = (await bench()) ? 0 : 1;
} finally {
  await rm(BUNDLE, { force: true });
}
