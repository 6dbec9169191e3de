import { readdirSync, writeFileSync } from 'node:fs';
import { chromeLauncher, defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { ensurePackages } from './tests/hosts/fetch-packages.mjs';
import { BUNDLED, bundleTests } from './tests/support/browser/bundle.mjs';
import { testServer } from './tests/support/browser/server.mjs';
import { freePort } from './tests/support/engines/free-port.mjs';
import { webKitLauncher } from './tests/support/engines/webkit-launcher.mjs';
import { ensureBrowser, FIREFOX, LAUNCH_FLAGS } from './tests/support/programs.mjs';
import { readSessions } from './tests/support/reports.mjs';
import { startBuiltServer } from './tests/support/server/built-server.mjs';

/** The engine to run the tests in: `ENGINE=firefox` or `ENGINE=webkit`, else Chromium. */
const engine = process.env.ENGINE ?? 'chromium';

/** Tests that depend on the engine: modules, shadow roots, focus, keys, dialogs, layout. Others run in Chromium. */
const IN_ALL_ENGINES = [
  'browser/carousel',
  'browser/every-tag',
  'browser/every-tag-texts',
  'browser/frames',
  'browser/server-rendering',
  'browser/server-rendering-presses',
  'browser/included',
  'browser/join',
  'browser/loader',
  'browser/loader-scripts',
  'browser/loader-use',
  'browser/site',
  'browser/unclosed-tags',
];

/**
 * Tests of host pages that `HOSTS=all` runs, with npm packages if needed. Chromium runs `hosts/pages` with the browser
 * tests instead, and is the only engine for `hosts/recipes`.
 */
const HOSTS = ['hosts/packages', engine === 'chromium' ? 'hosts/recipes' : 'hosts/pages'];

const hasPackages = process.env.HOSTS === 'all';
if (hasPackages) await ensurePackages();
const files = ['browser', 'hosts'].flatMap((folder) =>
  readdirSync(`tests/${folder}`)
    .filter((file) => file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);
const tests = files.filter((file) => {
  const name = file.replace(/\.test\.tsx?$/, '');
  if (hasPackages) return HOSTS.includes(name);
  return engine === 'chromium' ? name.startsWith('browser/') || name === 'hosts/pages' : IN_ALL_ENGINES.includes(name);
});
await bundleTests(tests.map((file) => `tests/${file}`));
// Two engines that start at the same time would both choose the runner's default port.
const port = await freePort();
const served = await startBuiltServer({ UMMES_PUBLIC_URL: `http://localhost:${port}` });

export default {
  files: tests.map((file) => `${BUNDLED}/${file.replace(/tsx?$/, 'js')}`),
  port,
  browsers: [await launcher()],
  middleware: testServer(served.url),
  testFramework: { config: { timeout: 40_000 } },
  testsFinishTimeout: 180_000,
  // Tests check the console themselves, and some cause errors on purpose.
  browserLogs: false,
  reporters: [defaultReporter(), { onTestRunFinished: writeReport, stop: () => served.stop() }],
};

async function launcher() {
  // Firefox paints only one browser tab at a time, so in the others, tags would never count as near the viewport.
  if (engine === 'firefox') {
    const launchOptions = { browser: 'firefox', executablePath: FIREFOX };
    return Object.assign(chromeLauncher({ launchOptions, concurrency: 1 }), { name: 'Firefox' });
  }
  if (engine === 'webkit') return webKitLauncher();
  // Chromium's tabs often wait for timers, so four of them keep two cores busy. `npm test` runs the journeys at the
  // same time, so two are enough.
  const concurrency = process.env.UMMES_TEST_REPORT ? 2 : 4;
  const executablePath = await ensureBrowser();
  return playwrightLauncher({
    launchOptions: { executablePath, args: [...LAUNCH_FLAGS, '--js-flags=--expose-gc'] },
    concurrency,
  });
}

/** Writes the counts for `npm test` to the path in its environment variable. */
function writeReport({ sessions }) {
  if (process.env.UMMES_TEST_REPORT)
    writeFileSync(process.env.UMMES_TEST_REPORT, JSON.stringify(readSessions(sessions)));
}
