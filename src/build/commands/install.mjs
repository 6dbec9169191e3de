import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exitOnFailure, ROOT, runNpm } from './run.mjs';

/** Runs `npm ci` unless everything in the lock file is installed. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  console.log('Installing packages…');
  exitOnFailure(await runNpm(['ci']), 'npm ci failed; see the messages above.');
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
