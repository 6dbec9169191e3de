import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { run, runPackage } from '../../src/build/commands/run.mjs';

/** Where Debian puts it. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';
/** The same build without windows, a package of its own: tests take half the processor's time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** How long a browser may take to print its version, in milliseconds; the first start is slow. */
const VERSION_TIMEOUT_MS = 30_000;

/** Lets Chromium run in a container, as root, and stops its background requests. */
export const LAUNCH_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Features of Chromium that are off in the browsers that Playwright starts. Chromium reads only the last
 * `--disable-features`, so that the list begins with Playwright's own. The others draw a list of suggestions for the
 * address bar and keep a spare process at hand, in every window: a third of the time that a test takes.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** The flags for a browser that Playwright starts. */
export const PLAYWRIGHT_FLAGS = [...LAUNCH_FLAGS, `--disable-features=${DISABLED_FEATURES.join(',')}`];

/**
 * Finds a Chromium, or gets one: `CHROMIUM`, Playwright's own, the system's, else Debian's package
 * (as root), else Playwright's download. Leaves its path in `CHROMIUM` for the runners.
 * @param {{ hasWindows?: boolean }} [options] `hasWindows` for measurements: what people use, not Debian's build without
 * windows.
 * @returns {Promise<string>} the path
 * @throws {Error} when there is none; the message says what to do
 */
export async function ensureBrowser({ hasWindows = false } = {}) {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  const named = process.env.CHROMIUM;
  if (named && !(await starts(named))) throw new Error(`CHROMIUM is set to ${named}, which does not start.`);
  const path =
    named ||
    (await firstThatStarts(own, SYSTEM_CHROMIUM)) ||
    ((await installDebianPackage()) && (await firstThatStarts(SYSTEM_CHROMIUM))) ||
    ((await download()) && (await firstThatStarts(own)));
  if (!path) {
    throw new Error(
      'No browser for the tests. Install Chromium, and if need be set CHROMIUM to the path of its program.',
    );
  }
  const isLighter = path === SYSTEM_CHROMIUM && !named && !hasWindows && (await starts(HEADLESS_SHELL));
  process.env.CHROMIUM = isLighter ? HEADLESS_SHELL : path;
  return process.env.CHROMIUM;
}

async function firstThatStarts(/** @type {string[]} */ ...paths) {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

async function starts(/** @type {string} */ path) {
  if (!existsSync(path)) return false;
  return promisify(execFile)(path, ['--version'], { timeout: VERSION_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}

async function installDebianPackage() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.log('No browser found: installing the package chromium…');
  const install = (/** @type {string} */ name) =>
    run('apt-get', ['install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' });
  await run('apt-get', ['update', '-qq']);
  if ((await install('chromium')) !== 0) return false;
  await install('chromium-headless-shell'); // Debian 12 and later have it; without it the tests take longer
  return true;
}

async function download() {
  console.log('No browser found: downloading one through Playwright…');
  return (await runPackage('playwright/cli.js', ['install', 'chromium'])) === 0;
}
