import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fixtureSheets } from '../../fixtures/sheets.mjs';

const CLI = join(import.meta.dirname, '../../../dist/server/ummes.js');

/**
 * The built server, as `npm start` runs it, on a free port with its own data folder. Its pages have their content.
 *
 * @typedef {object} BuiltServer
 * @property {string} url its address on localhost
 * @property {string} crossOriginUrl its address on 127.0.0.1, which is a different origin
 * @property {string} data its data folder, which contains the sheets
 * @property {number} pid its process ID
 * @property {number} startMs the time until it answers requests, in milliseconds. Publishing its pages takes longer
 * @property {(name: string, csv: string) => Promise<void>} writeSheet replaces a sheet's file
 * @property {() => Promise<number | null>} stop stops it as a service manager would, and returns the exit code
 */

/**
 * @param {Record<string, string>} [env] settings in addition to the tests' own
 * @param {Record<string, string> | null} [sheets] sheets to write before the server starts, by name; other sheets come
 *   from tests/fixtures. If null, none are written, and the server writes its samples, as on a first start
 * @param {string} [cli] the script to run instead of the one built here
 * @returns {Promise<BuiltServer>}
 */
export async function startBuiltServer(env = {}, sheets = {}, cli = CLI) {
  const data = await mkdtemp(join(tmpdir(), 'ummes-served-'));
  const writeSheet = (/** @type {string} */ name, /** @type {string} */ csv) => {
    return writeFile(join(data, 'sheets', `${name}.csv`), csv);
  };
  await mkdir(join(data, 'sheets'));
  const first = sheets && { ...(await fixtureSheets()), ...sheets };
  for (const [name, csv] of Object.entries(first ?? {})) await writeSheet(name, csv);

  const startedAt = performance.now();
  const child = spawn(process.execPath, [cli, 'start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: '', // prevents use of the developer's own storage
      UMMES_S3_BUCKET: '',
      PORT: '0',
      UMMES_DATA: data,
      UMMES_DEMO: '1',
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const { port } = new URL(await announcedUrl(child));
  const startMs = performance.now() - startedAt;
  await untilPublished(`http://localhost:${port}`);
  return {
    url: `http://localhost:${port}`,
    crossOriginUrl: `http://127.0.0.1:${port}`,
    data,
    pid: child.pid ?? 0,
    startMs,
    writeSheet,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      await rm(data, { recursive: true, force: true });
      return code;
    },
  };
}

/** Finds the address in the server's log. Reads all output, because a full pipe would block the server. */
function announcedUrl(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server exited with code ${code} before it was ready`)));
    if (!child.stdout) throw new Error('the server has no output');
    createInterface(child.stdout).on('line', (line) => {
      const { url } = JSON.parse(line);
      if (url) resolve(url);
    });
  });
}

/** Pages that together need every sheet, and the directory. */
const PAGES = ['/', '/events', '/alumni', '/news', '/student-life', '/about', '/privacy'];

/** Waits until the server has published its pages. Until then it serves them as built, which need JavaScript. */
async function untilPublished(/** @type {string} */ url) {
  for (let tries = 0; tries < 300; tries++) {
    const pages = await Promise.all(PAGES.map(async (path) => (await fetch(url + path)).text()));
    if (pages.every((page) => page.includes('id="snapshot"'))) return;
    await delay(100);
  }
  throw new Error(`The server at ${url} has not published its pages in time`);
}
