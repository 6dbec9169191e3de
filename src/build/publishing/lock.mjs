import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often a waiting build tries to take the lock, in milliseconds. */
const RETRY_MS = 200;

/**
 * Runs one build at a time in a folder: a second one waits. The lock is SQLite's on an empty file, which ends with
 * the process, however that ends.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBuildLock(folder, work) {
  await mkdir(folder, { recursive: true });
  const { DatabaseSync } = await import('@photostructure/sqlite'); // not above: commands install packages first
  const lock = new DatabaseSync(join(folder, 'builds.lock'), { timeout: 0 });
  try {
    for (let isWaiting = false; !take(lock); isWaiting = true) {
      if (!isWaiting) console.log('Another build is running; waiting until it ends…');
      await sleep(RETRY_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function take(/** @type {import('@photostructure/sqlite').DatabaseSyncInstance} */ lock) {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (/\b(?:locked|busy)\b/i.test(String(error))) return false;
    throw error;
  }
}
