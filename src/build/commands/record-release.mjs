/* npm version: builds under the new version and records the hashes of its files in widgets/releases.json. */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { build } from './fresh.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';

const RELEASES = 'widgets/releases.json';

process.chdir(ROOT);
// npm has already bumped the version, and doesn't restore it if the build fails.
process.on('exit', (code) => code && spawnSync('git', ['checkout', '--', 'package.json', 'package-lock.json']));
await ensureInstalled();
await build(); // fails if a released version would change
const read = async (/** @type {string} */ file) => JSON.parse(await readFile(file, 'utf8'));
const { version } = await read('package.json');
const hashes = Object.entries(await read('dist/web/widgets/integrity.json'));
const own = hashes.filter(([file]) => file.startsWith(`${version}/`));
const files = Object.fromEntries(own.map(([file, hash]) => [file.slice(version.length + 1), hash]));
await writeFile(RELEASES, `${JSON.stringify({ ...(await read(RELEASES)), [version]: files }, null, 2)}\n`);
console.log(`Recorded ${own.length} files for ${version} in ${RELEASES}`);
