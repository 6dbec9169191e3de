/* npm version, before it changes anything: main has to be up to date, and CHANGELOG.md to describe the new version. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { demand } from './run.mjs';

const version = process.env.npm_new_version ?? '';
const sections = (await readFile('CHANGELOG.md', 'utf8')).match(/^## \[.+\] - \d{4}-\d\d-\d\d$/gm) ?? [];
const isDescribed = sections.some((section) => section.startsWith(`## [${version}] `));
demand(isDescribed ? 0 : 1, `CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD". Add and commit it first.`);

// git push --follow-tags would push the tag, and so publish, even when it rejects main.
const git = (/** @type {string[]} */ ...args) =>
  spawnSync('git', args, { stdio: ['inherit', 'ignore', 'inherit'] }).status ?? 1;
demand(git('fetch'), 'git fetch failed; see the message above.');
demand(git('merge-base', '--is-ancestor', 'origin/main', 'HEAD'), 'origin/main has newer commits. Run git pull first.');
const branch = spawnSync('git', ['branch', '--show-current'], { encoding: 'utf8' }).stdout.trim();
demand(branch === 'main' ? 0 : 1, `Releases are made on main, not on ${branch || 'a commit without a branch'}.`);
