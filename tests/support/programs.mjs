/* The programs that the tests need besides Node: browsers and a database. As root on Debian they are installed. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run, runPackage } from '../../src/build/commands/run.mjs';

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

/** Debian's Chromium, and the same build without windows, in which tests take half the processor's time. */
const CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const FIREFOX = process.env.FIREFOX || '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';

/** Debian's packages. */
const CHROMIUM_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
const ENGINE_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'postgresql'];

/** WebKitGTK's browser, in the folder of the architecture: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
export function miniBrowser() {
  const ofSystem = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) =>
    foldersIn('/usr/lib').map((folder) => join('/usr/lib', folder, version, 'MiniBrowser')),
  );
  return [process.env.MINI_BROWSER, ...ofSystem].find((path) => path && existsSync(path)) ?? '';
}

/** The folder of Postgres's programs, empty when there is none. */
export function postgresPrograms() {
  const ofSystem = foldersIn('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`);
  const places = [...ofSystem, ...(process.env.PATH ?? '').split(':')];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? '';
}

/**
 * Finds a Chromium, or gets one: `CHROMIUM`, Playwright's own, the system's, else Debian's package (as root), else
 * Playwright's download. Leaves its path in `CHROMIUM` for the runners.
 * @param {{ hasWindows?: boolean }} [options] `hasWindows` for measurements: what people use, not the headless shell.
 * @returns {Promise<string>} the path
 * @throws {Error} when there is none; the message says what to do
 */
export async function ensureBrowser({ hasWindows = false } = {}) {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  const named = process.env.CHROMIUM;
  if (named && !(await starts(named))) throw new Error(`CHROMIUM is set to ${named}, which does not start.`);
  const find = async () => named || ((await starts(own)) && own) || ((await starts(CHROMIUM)) && CHROMIUM);
  const path =
    (await find()) ||
    ((await install(CHROMIUM_PACKAGES)) && (await find())) ||
    ((await runPackage('playwright/cli.js', ['install', 'chromium'])) === 0 && (await find()));
  if (!path) {
    throw new Error(
      'No browser for the tests. Install Chromium, and if need be set CHROMIUM to the path of its program.',
    );
  }
  const isLighter = path === CHROMIUM && !named && !hasWindows && (await starts(HEADLESS_SHELL));
  process.env.CHROMIUM = isLighter ? HEADLESS_SHELL : path;
  return process.env.CHROMIUM;
}

/**
 * Sees to it that Firefox, WebKitGTK and Postgres are there.
 * @throws {Error} when one is missing; the message says what to do
 */
export async function ensureEngines() {
  if (missing().length > 0) await install([...CHROMIUM_PACKAGES, ...ENGINE_PACKAGES]);
  const names = missing();
  if (names.length > 0) {
    throw new Error(
      `Not found: ${names.join(', ')}. On Debian: sudo apt-get install ${ENGINE_PACKAGES.join(' ')}. ` +
        'Elsewhere, set FIREFOX and MINI_BROWSER to the paths of the programs, and add those of Postgres to PATH.',
    );
  }
}

function missing() {
  const found = {
    Firefox: existsSync(FIREFOX),
    WebKitWebDriver: existsSync(WEBKIT_DRIVER),
    MiniBrowser: miniBrowser() !== '',
    Xvfb: existsSync(XVFB),
    Postgres: postgresPrograms() !== '',
  };
  return Object.entries(found).flatMap(([name, isFound]) => (isFound ? [] : [name]));
}

/** @returns {Promise<boolean>} false when the system is another, the user isn't root, or a package can't be had */
async function install(/** @type {string[]} */ packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')}…`);
  await run('apt-get', ['update', '-qq']);
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  return (await run('apt-get', [...options, ...packages], { DEBIAN_FRONTEND: 'noninteractive' })) === 0;
}

async function starts(/** @type {string} */ path) {
  if (!existsSync(path)) return false;
  return promisify(execFile)(path, ['--version']).then(
    () => true,
    () => false,
  );
}

function foldersIn(/** @type {string} */ folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
