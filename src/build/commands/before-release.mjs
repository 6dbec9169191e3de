/* npm version runs this first. main must be up to date, and CHANGELOG.md must describe the new version. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { exitOnFailure } from './run.mjs';

const version = process.env.npm_new_version ?? '';
const sections = (await readFile('CHANGELOG.md', 'utf8')).match(/^## \[.+\] - \d{4}-\d\d-\d\d$/gm) ?? [];
const isDescribed = sections.some((section) => section.startsWith(`## [${version}] `));
exitOnFailure(isDescribed ? 0 : 1, `CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD". Commit one first.`);

// git push --follow-tags would push the tag, and so publish the release, even if the remote rejects main.
const git = (/** @type {string[]} */ ...args) =>
  spawnSync('git', args, { stdio: ['inherit', 'ignore', 'inherit'] }).status ?? 1;
exitOnFailure(git('fetch'), 'git fetch failed; see the message above.');
exitOnFailure(git('merge-base', '--is-ancestor', 'origin/main', 'HEAD'), 'origin/main is ahead. Run git pull first.');
const branch = spawnSync('git', ['branch', '--show-current'], { encoding: 'utf8' }).stdout.trim();
exitOnFailure(branch === 'main' ? 0 : 1, `Releases are made on main, not on ${branch || 'a detached HEAD'}.`);
