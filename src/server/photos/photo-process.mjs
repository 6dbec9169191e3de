/*
 * Encodes photos in a process of its own, which encoder-process.ts starts: a file that a decoder cannot handle costs
 * this process its life, not the server. It has no secrets in its environment and ends with the server.
 * An update replaces this file under a running server, see photo-protocol.mjs.
 */
import { readFile } from 'node:fs/promises';
import { encodePhoto, UnusablePhotoError } from './encode-photo.mjs';
import { loadSharp } from './load-sharp.mjs';
import { PHOTO_PROTOCOL } from './photo-protocol.mjs';

/** What one photo may use, as encoder-process.ts sets it. */
const [maxMemoryBytes, maxCpuMs] = process.argv.slice(2).map(Number);
/** How often both are looked at while a photo is being encoded; a decoder fills some 50 MB in this time. */
const WATCH_EVERY_MS = 50;

/** A square of four pixels (PNG), which shows that photos can be encoded. */
const SAMPLE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12PoSHMBIgYIBQAilgTJ5E3WOwAAAABJRU5ErkJggg==',
  'base64',
);

/** @typedef {0 | 90 | 180 | 270} Degrees */
/**
 * @typedef {{ path: string | null, degrees?: Degrees, width?: number }} Picture `path` of the file; null encodes a sample.
 *   `degrees` by which it is turned clockwise, `width` in pixels if it is to be narrower than a photo.
 */
/** @typedef {Picture & { id: number }} Task */
/** @typedef {'type' | 'pixels' | 'cost'} Problem */
/**
 * @typedef {{ ready: true, protocol: number } | { failed: string } | { id: number, photo: Uint8Array }
 *   | { id: number, problem: Problem } | { id: number, error: string }} Report
 */

// A service manager and Ctrl+C signal the whole group, and the server still wants answers; USR1 opens Node's debugger.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR1']) process.on(signal, () => {});
process.once('disconnect', end);
start();

function start() {
  /** @type {typeof import('sharp').default} */
  let sharp;
  try {
    sharp = loadSharp();
  } catch (error) {
    const reason = /^\w*Error: .*$/m.exec(error.stack)?.[0] ?? error.message.split('\n', 1)[0];
    return send({ failed: reason }, end);
  }
  process.on('message', (/** @type {Task} */ task) => {
    const stopWatching = task.path === null ? () => {} : watch(() => send({ id: task.id, problem: 'cost' }, end));
    void work(sharp, task).then((report) => {
      stopWatching();
      send(report);
    });
  });
  send({ ready: true, protocol: PHOTO_PROTOCOL });
}

/** @param {typeof import('sharp').default} sharp @param {Task} task @returns {Promise<Report>} */
async function work(sharp, { id, path, ...change }) {
  try {
    return { id, photo: await encodePhoto(sharp, path === null ? SAMPLE : await readFile(path), change) };
  } catch (error) {
    return error instanceof UnusablePhotoError ? { id, problem: error.problem } : { id, error: String(error) };
  }
}

/** Calls back once more memory or time is used than a photo may take. @returns {() => void} what ends the watch */
function watch(/** @type {() => void} */ onExcess) {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 <= maxCpuMs && process.memoryUsage.rss() <= maxMemoryBytes) return;
    clearInterval(timer);
    onExcess();
  }, WATCH_EVERY_MS);
  return () => clearInterval(timer);
}

/** @param {Report} report @param {() => void} [onSent] */
function send(report, onSent = () => {}) {
  process.send?.(report, onSent);
}

/** At once: `process.exit` would wait for the photo that is being decoded. */
function end() {
  process.kill(process.pid, 'SIGKILL');
}
