import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exitOnFailure, ROOT, runNpm } from './run.mjs';

/** Runs `npm ci` unless everything in the lock file is installed. Also turns on the repository's git hooks. */
export async function ensureInstalled() {
  turnOnGitHooks();
  if (await isInstalled()) return;
  console.log('Installing packages…');
  exitOnFailure(await runNpm(['ci']), 'npm ci failed; see the messages above.');
}

/**
 * Makes git run the hooks in .githooks, unless it is configured to run others. Not in a `prepare` script, which would be
 * part of the published package.
 */
function turnOnGitHooks() {
  if (!existsSync(join(ROOT, '.git'))) return;
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', ['config', 'core.hooksPath', ...args], { cwd: ROOT });
  if (git().status === 1) git('.githooks'); // 1: not set
}

/**
 * Compares the lock file with npm's own record of what it has installed. Packages for other platforms are optional and
 * may be missing.
 */
async function isInstalled() {
  const [wanted, present] = await Promise.all(['package-lock.json', 'node_modules/.package-lock.json'].map(packages));
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    return path === '' || (optional && !present[path]) || present[path]?.version === version;
  });
}

/** @returns {Promise<Record<string, { version?: string, optional?: boolean }>>} */
async function packages(/** @type {string} */ lock) {
  try {
    return JSON.parse(await readFile(join(ROOT, lock), 'utf8')).packages;
  } catch {
    return {};
  }
}

if (process.argv[1] === import.meta.filename) await ensureInstalled();
