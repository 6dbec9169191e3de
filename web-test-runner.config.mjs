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
import { startServed } from './tests/support/server/built-server.mjs';

/** The engine to run the tests in: `ENGINE=firefox` or `ENGINE=webkit`, else Chromium. */
const engine = process.env.ENGINE ?? 'chromium';

/** What depends on the engine: modules, shadow roots and their styles, focus, keys, dialogs, layout. The others run in Chromium. */
const IN_ALL_ENGINES = [
  'browser/carousel',
  'browser/every-tag',
  'browser/every-tag-texts',
  'browser/first-view',
  'browser/first-view-presses',
  'browser/included',
  'browser/join',
  'browser/loader',
  'browser/site',
];

/**
 * Pages of others, for some of which packages are fetched first: `HOSTS=all`. Chromium opens those without packages with
 * the browser tests, and alone looks at the recipes for colours.
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
await bundleTests(
  tests.map((file) => `tests/${file}`),
  hasPackages,
);
// Two engines that start together would both find the runner's default free.
const port = await freePort();
const served = await startServed({ UMMES_PUBLIC_URL: `http://localhost:${port}` });

export default {
  files: tests.map((file) => `${BUNDLED}/${file.replace(/tsx?$/, 'js')}`),
  port,
  browsers: [await launcher()],
  middleware: testServer(served.url),
  testFramework: { config: { timeout: 40_000 } },
  testsFinishTimeout: 180_000,
  // What a page says is part of some tests; the runner would show all of it again.
  browserLogs: false,
  reporters: [defaultReporter(), { onTestRunFinished: writeReport, stop: () => served.stop() }],
};

async function launcher() {
  // Firefox paints one tab at a time, and what is not painted never nears the viewport.
  if (engine === 'firefox') {
    const launchOptions = { browser: 'firefox', executablePath: FIREFOX };
    return Object.assign(chromeLauncher({ launchOptions, concurrency: 1 }), { name: 'Firefox' });
  }
  if (engine === 'webkit') return webKitLauncher();
  // A tab of Chromium waits for timers much of its time, so that four of them keep two cores busy. `npm test` runs
  // the journeys at the same time: two are enough there.
  const concurrency = process.env.UMMES_TEST_REPORT ? 2 : 4;
  const executablePath = await ensureBrowser();
  return playwrightLauncher({
    launchOptions: { executablePath, args: [...LAUNCH_FLAGS, '--js-flags=--expose-gc'] },
    concurrency,
  });
}

/** Writes the counts for `npm test` to the path that it names. */
function writeReport({ sessions }) {
  if (process.env.UMMES_TEST_REPORT)
    writeFileSync(process.env.UMMES_TEST_REPORT, JSON.stringify(readSessions(sessions)));
}
