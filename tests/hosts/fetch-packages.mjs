import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from '../../src/build/commands/run.mjs';

/** Folder for the packages, each in its own subfolder such as `bootstrap@3.4.1`. Not part of the repository. */
const CACHE = join(ROOT, 'dist/hosts');

const PACKAGES = `@hotwired/turbo@8.0.20 @picocss/pico@2.1.1 @tailwindcss/browser@4.1.17 @wordpress/block-library@9.34.0
  bootstrap@3.4.1 bootstrap@5.3.8 bulma@1.0.4 foundation-sites@6.9.0 htmx.org@2.0.8 jquery@3.7.1 jquery-pjax@2.0.1
  materialize-css@1.0.0 uikit@3.24.2 zone.js@0.15.1`.split(/\s+/);

/** Debian packages of libraries that have no browser build on npm. On other systems, their tests are skipped. */
const DEBIAN = ['libjs-prototype', 'libjs-mootools'];

/**
 * Fetches missing packages.
 * @throws {Error} if npm can't provide one; the message says which
 */
export async function ensurePackages() {
  await mkdir(CACHE, { recursive: true });
  for (const name of PACKAGES) {
    const isThere = await ensure(name, `npm pack --silent ${name} && tar xzf *.tgz --strip-components=1 -C unpacked`);
    if (!isThere) throw new Error(`${name} could not be fetched from npm. Check the network connection. No tests ran.`);
  }
  if (!existsSync('/etc/debian_version')) return;
  for (const name of DEBIAN) await ensure(name, `apt-get -qq download ${name} && dpkg-deb -x *.deb unpacked`);
}

/**
 * Fetches and unpacks a package in a temporary folder first, so the final folder is always complete. The tests of two
 * engines may do so at the same time: the first one's folder stays.
 */
async function ensure(/** @type {string} */ name, /** @type {string} */ command) {
  if (existsSync(join(CACHE, name))) return true;
  const folder = await mkdtemp(join(CACHE, '.fetching-'));
  const code = await run('sh', ['-c', `cd "${folder}" && mkdir unpacked && ${command} >/dev/null`]);
  if (code === 0) {
    await mkdir(join(CACHE, name, '..'), { recursive: true });
    await rename(join(folder, 'unpacked'), join(CACHE, name)).catch((error) => {
      if (!existsSync(join(CACHE, name))) throw error;
    });
  }
  await rm(folder, { recursive: true, force: true });
  return code === 0;
}
