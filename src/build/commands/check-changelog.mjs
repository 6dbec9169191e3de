/* npm version, before it changes anything: refuses a version that CHANGELOG.md does not describe. */
import { readFile } from 'node:fs/promises';

const version = process.env.npm_new_version;
const lines = (await readFile('CHANGELOG.md', 'utf8')).split('\n');
const heading = lines.find((line) => line.startsWith(`## [${version}] - `));
if (!heading || heading.endsWith('Unreleased')) {
  console.error(`CHANGELOG.md needs a section "## [${version}] - ${new Date().toISOString().slice(0, 10)}".`);
  process.exitCode = 1;
}
