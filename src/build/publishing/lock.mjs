import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often a waiting build tries to take the lock, in milliseconds. */
const RETRY_MS = 200;
/** How often the holder renews the lock, in milliseconds. */
const RENEW_MS = 1000;
/** A lock that was not renewed for this long is abandoned, even if another process has its id by now. */
const ABANDONED_MS = 15_000;

/**
 * Runs one build at a time in a folder: a second one waits. The lock of a build that was killed is ignored.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBuildLock(folder, work) {
  const file = join(folder, 'build.lock');
  await mkdir(folder, { recursive: true });
  for (let isWaiting = false; !(await take(file)); ) {
    const holder = await readFile(file, 'utf8').catch(() => '');
    if (await isAbandoned(file, holder)) {
      await remove(file, holder);
      continue;
    }
    if (!isWaiting) console.log('Another build is running; waiting until it ends…');
    isWaiting = true;
    await sleep(RETRY_MS);
  }
  const renewing = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await rm(file, { force: true });
  }
}

async function take(/** @type {string} */ file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

async function isAbandoned(/** @type {string} */ file, /** @type {string} */ holder) {
  const found = await stat(file).catch(() => undefined);
  if (!found) return false;
  return Date.now() - found.mtimeMs > ABANDONED_MS || (holder !== '' && !isRunning(Number(holder)));
}

function isRunning(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // it belongs to another user
  }
}

/** Another waiting build may have removed it and taken the lock since: then its lock is put back. */
async function remove(/** @type {string} */ file, /** @type {string} */ holder) {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => {});
  if ((await readFile(aside, 'utf8').catch(() => holder)) === holder) await rm(aside, { force: true });
  else await rename(aside, file);
}
