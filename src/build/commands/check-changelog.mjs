/* npm version, before it changes anything: CHANGELOG.md has to have a section for the new version. */
import { readFile } from 'node:fs/promises';

const version = process.env.npm_new_version ?? '';
const sections = (await readFile('CHANGELOG.md', 'utf8')).match(/^## \[.+\] - \d{4}-\d\d-\d\d$/gm) ?? [];
if (!sections.some((section) => section.startsWith(`## [${version}] `))) {
  console.error(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD". Add and commit it first.`);
  process.exit(1);
}
