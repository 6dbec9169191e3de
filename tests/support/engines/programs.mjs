import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../src/build/commands/run.mjs';

/** Where Debian puts the programs. */
export const FIREFOX = process.env.FIREFOX || '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';

/** Below the folder of the architecture's libraries: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
export const MINI_BROWSER = process.env.MINI_BROWSER || findMiniBrowser();

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/**
 * Sees to it that Firefox and WebKitGTK are there: installs Debian's packages, as root.
 * @throws {Error} when one is missing; the message says what to do
 */
export async function ensureEngines() {
  if (missing().length === 0) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`Installing ${PACKAGES.join(', ')}…`);
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  const names = missing();
  if (names.length === 0) return;
  throw new Error(
    `Not found: ${names.join(', ')}. On Debian and Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}. ` +
      'Elsewhere, set FIREFOX and MINI_BROWSER to the paths of the programs.',
  );
}

function missing() {
  const programs = {
    Firefox: FIREFOX,
    WebKitWebDriver: WEBKIT_DRIVER,
    MiniBrowser: process.env.MINI_BROWSER || findMiniBrowser(),
    Xvfb: XVFB,
  };
  return Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
}

function findMiniBrowser() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const paths = folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) =>
      join('/usr/lib', folder, version, 'MiniBrowser'),
    ),
  );
  return paths.find((path) => existsSync(path)) ?? '';
}
