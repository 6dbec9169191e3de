import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { miniBrowser, WEBKIT_DRIVER, XVFB } from '../programs.mjs';
import { freePort } from './free-port.mjs';

/** How long the driver may take until it listens, in milliseconds, and how often that is looked at. */
const START_TIMEOUT_MS = 30_000;
const LOOK_MS = 50;

/**
 * A window of WebKitGTK, driven over WebDriver. Its driver knows one session, and its display one window, so that
 * it has the focus.
 *
 * @typedef {object} WebKitWindow
 * @property {(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>} call a command of
 *   WebDriver, its path below the session's; resolves to the answer's value
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} [capabilities] in addition to our own
 * @param {Record<string, string>} [settings] variables of the browser's environment
 * @returns {Promise<WebKitWindow>}
 */
export async function openWebKit(capabilities = {}, settings = {}) {
  const screen = await startXvfb();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', ...settings };
  // MiniBrowser writes what GTK misses in a container: a session bus, a settings daemon.
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/session`;
  const stop = async () => {
    await end(driver);
    await end(screen.process);
  };
  try {
    await untilListening(port);
    const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': BROWSER_OPTIONS, ...capabilities };
    const { sessionId } = await send('POST', url, { capabilities: { alwaysMatch: browser } });
    return {
      call: (method, path, body) => send(method, `${url}/${sessionId}${path}`, body),
      async stop() {
        await send('DELETE', `${url}/${sessionId}`).catch(() => {}); // closes the browser, if it still runs
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const BROWSER_OPTIONS = { binary: miniBrowser, args: ['--automation', '--geometry=1280x960'] };

/** @returns {Promise<any>} the value of a WebDriver answer */
async function send(/** @type {string} */ method, /** @type {string} */ url, /** @type {object} */ body = {}) {
  const answer = await fetch(url, { method, body: method === 'POST' ? JSON.stringify(body) : null });
  const { value } = /** @type {any} */ (await answer.json());
  if (answer.ok) return value;
  throw Object.assign(new Error(`${value.error}: ${value.message}`), { name: value.error });
}

/** A screen of its own, at the first number that is free. */
async function startXvfb() {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = spawn(XVFB, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    createInterface(child.stdout).once('line', resolve);
  });
  return { process: child, display: `:${number}` };
}

async function untilListening(/** @type {number} */ port) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function end(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
