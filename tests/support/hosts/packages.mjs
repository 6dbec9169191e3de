import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from '../../../src/build/commands/run.mjs';

/** Where the packages are kept, each in a folder of its own, as `bootstrap@3.4.1`. Not part of the repository. */
export const CACHE = join(ROOT, 'dist/hosts');

/**
 * What pages of others are made of, by name and version, with the SHA-512 of npm's archive. A new version is a new line.
 * @type {Record<string, string>}
 */
const PACKAGES = {
  '@hotwired/turbo@8.0.20': 'IilkH/+h92BRLeY/rMMR3MUh1gshIfdra/qZzp/Bl5FmiALD/6sQZK/ecxSbumeyOYiWr/JRI+Au1YQmkJGnoA==',
  '@picocss/pico@2.1.1': 'kIDugA7Ps4U+2BHxiNHmvgPIQDWPDU4IeU6TNRdvXQM1uZX+FibqDQT2xUOnnO2yq/LUHcwnGlu1hvf4KfXnMg==',
  '@tailwindcss/browser@4.1.17':
    '2FLEboRX2zizP/Xe7pr6uvClpsWEnQFoM67K0ZvTNX8H8H3GyHN4nvSBS8hb8k+5CT5MUQwoO5qDLYtG7ShJrA==',
  '@wordpress/block-library@9.34.0':
    '/vytv+G6QJcdgStsOPNGxsjcH+XU8aG6DU/58DtYrslMXEVRpkG95oaESaRfsmlDGwujWBkuQ+yfbHMRg6Q7gQ==',
  'bootstrap@3.4.1': 'yN5oZVmRCwe5aKwzRj6736nSmKDX7pLYwsXiCj/EYmo16hODaBiT4En5btW/jhBF/seV+XMx3aYwukYC3A49DA==',
  'bootstrap@5.3.8': 'HP1SZDqaLDPwsNiqRqi5NcP0SSXciX2s9E+RyqJIIqGo+vJeN5AJVM98CXmW/Wux0nQ5L7jeWUdplCEf0Ee+tg==',
  'bulma@1.0.4': 'Ffb6YGXDiZYX3cqvSbHWqQ8+LkX6tVoTcZuVB3lm93sbAVXlO0D6QlOTMnV6g18gILpAXqkG2z9hf9z4hCjz2g==',
  'foundation-sites@6.9.0': 'bZpjL6lxuGViy1UU/NuMddyAAJP0YgJYKNh+8ZtDWhQRtiY1yQISxHmgF4V8EFx7DWHDTdZC1fwFysnMAYkdQg==',
  'htmx.org@2.0.8': 'fm297iru0iWsNJlBrjvtN7V9zjaxd+69Oqjh4F/Vq9Wwi2kFisLcrLCiv5oBX0KLfOX/zG8AUo9ROMU5XUB44Q==',
  'jquery@3.7.1': 'm4avr8yL8kmFN8psrbFFFmB/If14iN5o9nw/NgnnM+kybDJpRsAynV2BsfpTYrTRysYUdADVD7CkUUizgkpLfg==',
  'jquery-pjax@2.0.1': 'xMSUMh5p0f0O2XMh13YbkS94NWuWkV9k+3ouECvVWb9Li6OCF7BVinotGwbUYDKYWA0PCoTq64dTYiJwmN6H6Q==',
  'materialize-css@1.0.0': '4/oecXl8y/1i8RDZvyvwAICyqwNoKU4or5uf8uoAd74k76KzZ0Llym4zhJ5lLNUskcqjO0AuMcvNyDkpz8Z6zw==',
  'react@18.3.1': 'wS+hAgJShR0KhEvPJArfuPVN1+Hz1t0Y6n5jLrGQbkb4urgPE/0Rve+1kMB1v/oWgHgm4WIcV+i7F2pTVj+2iQ==',
  'react-dom@18.3.1': '5m4nQKp+rZRb09LNH59GM4BxTh9251/ylbKIbpe7TpGxfJ+9kv6BLkLBXIjjspbgbnIBNqlI23tRnTWT0snUIw==',
  'uikit@3.24.2': 'Qj/TiIOJ2mVhDqlGqh3wi0I32NYaeDytxFkPf2dYsYMw8zU1hqzDj1i5lgfQzOH9a9nSlyXaAJQskGq3izyQfw==',
  'zone.js@0.15.1': 'XE96n56IQpJM7NAoXswY3XRLcWFW83xe0BiAOeMD7K5k5xecOeul3Qcpx6GqEeeHNkW5DWL5zOyTbEfB4eti8w==',
};

/** Libraries that npm has no browser build of: Debian's packages, and a file of each. */
const DEBIAN = {
  'libjs-prototype': 'usr/share/javascript/prototype/prototype.js',
  'libjs-mootools': 'usr/share/javascript/mootools/mootools-core-nc.js',
};

/** Whether a library of Debian's is there. */
export function hasDebianPackage(/** @type {keyof typeof DEBIAN} */ name) {
  return existsSync(join(CACHE, name, DEBIAN[name]));
}

/**
 * Fetches the packages that are not there yet.
 * @throws {Error} when one cannot be had; the message says which, and why
 */
export async function ensurePackages() {
  await mkdir(CACHE, { recursive: true });
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(join(CACHE, name)));
  if (missing.length) await inFolder((folder) => fetchAll(missing, folder));
  for (const name of Object.keys(DEBIAN)) {
    if (!existsSync(join(CACHE, name))) await inFolder((folder) => fetchDebian(name, folder));
  }
}

/** Gives something a folder in the cache, for as long as it takes. */
async function inFolder(/** @type {(folder: string) => Promise<void>} */ use) {
  const folder = await mkdtemp(join(CACHE, '.fetching-'));
  await use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

async function fetchAll(/** @type {string[]} */ names, /** @type {string} */ folder) {
  console.log(`Fetching ${names.length} packages from npm into ${CACHE}…`);
  if ((await run('npm', ['pack', '--silent', '--pack-destination', folder, ...names])) !== 0) {
    throw new Error(
      `The packages could not be fetched from npm, which takes a network: ${names.join(', ')}. Nothing was tested.`,
    );
  }
  for (const name of names) {
    const archive = join(folder, `${name.replace(/^@/, '').replace(/[/@](?=[^/@]*@)|@/g, '-')}.tgz`);
    const hash = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (hash !== PACKAGES[name]) throw new Error(`${name}: the archive is not the one that was tested with (${hash}).`);
    await unpack(folder, name, 'tar', ['xzf', archive, '--strip-components=1', '-C']);
  }
}

/** Not every system has them: then the tests of that library are skipped, and say so. */
async function fetchDebian(/** @type {string} */ name, /** @type {string} */ folder) {
  if (!existsSync('/etc/debian_version')) return;
  const archive = join(folder, `${name}.deb`);
  const download = `cd "$0" && apt-get -qq download ${name} 2>/dev/null && mv ${name}_*.deb ${archive}`;
  if ((await run('sh', ['-c', download, folder])) !== 0) return;
  await unpack(folder, name, 'dpkg-deb', ['-x', archive]);
}

/** Unpacks beside, so that a package is there whole or not at all. */
async function unpack(folder, name, command, args) {
  const target = join(folder, 'unpacked');
  await mkdir(target);
  if ((await run(command, [...args, target])) !== 0) throw new Error(`${name} could not be unpacked with ${command}.`);
  await mkdir(join(CACHE, name, '..'), { recursive: true });
  await rename(target, join(CACHE, name));
}
