import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often a waiting build tries to take the lock, in milliseconds. */
const RETRY_MS = 200;

/**
 * Runs one build at a time in a folder: a second one waits. The lock is a file with the number of the process that holds
 * it; that of a process that has ended is taken over.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBuildLock(folder, work) {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'build.lock');
  for (let isWaiting = false; !(await take(file)); isWaiting = true) {
    if (!isWaiting) console.log(`Another build is running (${file}); waiting until it ends…`);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(/** @type {string} */ file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const holder = await readFile(file, 'utf8').catch(() => '');
    if (holder && !isRunning(Number(holder))) await rm(file, { force: true });
    return false;
  }
}

function isRunning(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
