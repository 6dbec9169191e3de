/* Finds the browsers and database that the tests need, and installs missing ones when run as root on Debian. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run } from '../../src/build/commands/run.mjs';

/** Runs a script from an installed package, such as `typescript/bin/tsc`, with the same Node.js. */
export function runPackage(
  /** @type {string} */ script,
  /** @type {string[]} */ args = [],
  env = {},
  /** @type {'inherit' | number} */ output = 'inherit',
) {
  return run(process.execPath, [`node_modules/${script}`, ...args], env, output);
}

/** Allows Chromium to run in a container as root, and stops its background requests. */
export const LAUNCH_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium, and the same build without windows, which halves the tests' processor time. */
const CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const FIREFOX = process.env.FIREFOX || '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';

const CHROMIUM_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
const ENGINE_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'postgresql'];

/**
 * The programs that run the server and its example files, and a file of each. Outside a container, installing nginx
 * also starts it.
 */
const SERVER_PACKAGES = ['nginx-light', 'systemd', 'util-linux'];
const SERVER_FILES = ['/usr/sbin/nginx', '/usr/bin/systemd-analyze', '/usr/bin/prlimit'];

/**
 * The systems that webmasters paste tags into, and what they run on. None of these packages starts a service:
 * mini-httpd and php-cgi stand for the web server that the systems depend on, which would otherwise be Apache.
 */
const SYSTEM_PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'mediawiki',
  'dokuwiki',
  'hugo',
  'mariadb-server-core',
  'php-cli',
  'php-cgi',
  'php-mysql',
  'php-sqlite3',
  'php-curl',
  'mini-httpd',
];

/** A file of each system and program that the packages install. */
const SYSTEM_FILES = [
  '/usr/share/wordpress/wp-load.php',
  '/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css',
  '/usr/share/mediawiki/index.php',
  '/usr/share/dokuwiki/doku.php',
  '/usr/bin/hugo',
  '/usr/sbin/mariadbd',
  '/usr/bin/php',
];

/**
 * Returns the path of WebKitGTK's browser for this architecture:
 * `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
 */
export function miniBrowser() {
  const installed = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) =>
    foldersIn('/usr/lib').map((folder) => join('/usr/lib', folder, version, 'MiniBrowser')),
  );
  return [process.env.MINI_BROWSER, ...installed].find((path) => path && existsSync(path)) ?? '';
}

/** Returns the folder with Postgres's programs, or an empty string. */
export function postgresPrograms() {
  const installed = foldersIn('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`);
  const places = [...installed, ...(process.env.PATH ?? '').split(':')];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? '';
}

/**
 * Finds or installs Chromium. Tries `CHROMIUM`, Playwright's copy, the system's, Debian's package (as root) and
 * Playwright's download, in that order. Sets `CHROMIUM` to its path for the runners.
 * @param {{ hasWindows?: boolean }} [options] `hasWindows` avoids the headless shell, which people don't browse with.
 * @returns {Promise<string>} the path
 * @throws {Error} if none is found; the message says what to do
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
      'The tests found no browser. Install Chromium. If it is still not found, set CHROMIUM to its path.',
    );
  }
  const isLighter = path === CHROMIUM && !named && !hasWindows && (await starts(HEADLESS_SHELL));
  process.env.CHROMIUM = isLighter ? HEADLESS_SHELL : path;
  return process.env.CHROMIUM;
}

/**
 * Makes sure that Firefox, WebKitGTK and Postgres are installed.
 * @throws {Error} if one is missing; the message says what to do
 */
export async function ensureEngines() {
  if (missing().length > 0) await install([...CHROMIUM_PACKAGES, ...ENGINE_PACKAGES]);
  const names = missing();
  if (names.length > 0) {
    throw new Error(
      `Not found: ${names.join(', ')}. On Debian: sudo apt-get install ${ENGINE_PACKAGES.join(' ')}. ` +
        'Elsewhere, set FIREFOX and MINI_BROWSER to the paths of the browsers, and add Postgres to PATH.',
    );
  }
}

/** Installs nginx, systemd and prlimit where that is possible. Tests that need a missing one are skipped. */
export async function ensureServerPrograms() {
  if (!SERVER_FILES.every(existsSync)) await install(SERVER_PACKAGES);
}

/** Installs WordPress, MediaWiki, DokuWiki and Hugo where that is possible. */
export async function ensureSystems() {
  if (missingSystems()) await install(SYSTEM_PACKAGES);
}

/** Returns why tests in real systems are skipped, or ''. */
export function missingSystems() {
  if (SYSTEM_FILES.every(existsSync)) return '';
  return `skipped: a system is missing; as root on Debian 12: apt-get install ${SYSTEM_PACKAGES.join(' ')}`;
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

/** @returns {Promise<boolean>} false on systems other than Debian, without root, or if a package is unavailable */
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
