import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { miniBrowser, WEBKIT_DRIVER, XVFB } from '../programs.mjs';
import { freePort } from './free-port.mjs';

/** How long the driver may take to start listening, and how often to check, in milliseconds. */
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/** WebDriver's code points for the keys that tests press. */
const KEYS = new Map([
  ['Tab', '\uE004'],
  ['Enter', '\uE007'],
  ['Escape', '\uE00C'],
]);

/**
 * Runs test files in WebKitGTK, one at a time, because its driver supports one session and only one window has focus.
 * @returns {import('@web/test-runner').BrowserLauncher}
 */
export function webKitLauncher() {
  /** @type {Awaited<ReturnType<typeof openWebKit>> | undefined} */
  let window;
  let active = '';
  const act = (/** @type {object} */ source) => window?.call('POST', '/actions', { actions: [source] });
  const point = (/** @type {object} */ action) => act({ type: 'pointer', id: 'mouse', actions: [action] });

  const launcher = /** @type {import('@web/test-runner').BrowserLauncher} */ ({
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1,
    async startSession(sessionId, url) {
      window ??= await openWebKit();
      active = sessionId;
      await window.call('POST', '/url', { url });
    },
    isActive: (sessionId) => active === sessionId,
    getBrowserUrl: () => window?.call('GET', '/url'),
    async stopSession() {
      active = '';
      return {};
    },
    async startDebugSession() {
      throw new Error('debugging in WebKit is not supported');
    },
    stop: () => window?.stop(),
  });
  return Object.assign(launcher, {
    /** For `sendKeys` of @web/test-runner-commands. */
    sendKeys(/** @type {string} */ _, /** @type {string[]} */ keys) {
      const actions = keys.flatMap((key) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS.get(key) ?? key })),
      );
      return act({ type: 'key', id: 'keys', actions });
    },
    /** The parts of `sendMouse` that the tests use. */
    sendMouseMove: (/** @type {string} */ _, /** @type {number} */ x, /** @type {number} */ y) =>
      point({ type: 'pointerMove', x, y }),
    sendMouseDown: () => point({ type: 'pointerDown', button: 0 }),
    sendMouseUp: () => point({ type: 'pointerUp', button: 0 }),
  });
}

/** Opens WebKitGTK's MiniBrowser on a separate display, controlled over WebDriver. */
async function openWebKit() {
  const screen = await startXvfb();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
  // In a container, MiniBrowser logs warnings about missing GTK services, such as a session bus.
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  let session = '';
  const stop = async () => {
    if (session) await send('DELETE', session).catch(() => {}); // closes the browser if it is still running
    await end(driver);
    await end(screen.process);
  };
  try {
    await untilListening(`${url}/status`);
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', '--geometry=1280x960'] },
      pageLoadStrategy: 'none', // the runner waits for a page's tests itself
    };
    const { sessionId } = await send('POST', `${url}/session`, { capabilities: { alwaysMatch } });
    session = `${url}/session/${sessionId}`;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Sends a WebDriver command to a path under the session's. Resolves to the response's value. */
    call: (/** @type {'GET' | 'POST'} */ method, /** @type {string} */ path, /** @type {object} */ body = {}) =>
      send(method, session + path, body),
    stop,
  };
}

/** @returns {Promise<any>} the value of a WebDriver response */
async function send(/** @type {string} */ method, /** @type {string} */ url, /** @type {object} */ body = {}) {
  const answer = await fetch(url, { method, body: method === 'POST' ? JSON.stringify(body) : null });
  const { value } = /** @type {any} */ (await answer.json());
  if (answer.ok) return value;
  throw Object.assign(new Error(`${value.error}: ${value.message}`), { name: value.error });
}

/** Starts Xvfb with the first free display number. */
async function startXvfb() {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = spawn(XVFB, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb exited with code ${code}`)));
    createInterface(child.stdout).once('line', resolve);
  });
  return { process: child, display: `:${number}` };
}

async function untilListening(/** @type {string} */ url) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not respond');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function end(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
