import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { miniBrowser, WEBKIT_DRIVER, XVFB } from '../programs.mjs';
import { freePort } from './free-port.mjs';

/** How long the driver may take until it listens, in milliseconds, and how often that is looked at. */
const START_TIMEOUT_MS = 30_000;
const LOOK_MS = 50;

/** Names of keys, as tests press them, and WebDriver's code points for them. */
const KEYS = new Map([
  ['Tab', '\uE004'],
  ['Enter', '\uE007'],
  ['Escape', '\uE00C'],
]);

/**
 * Runs test files in WebKitGTK, for web-test-runner, one at a time: WebKit's driver knows one session, and its display
 * one window, so that it has the focus.
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
      throw new Error('WebKit is not debugged from here');
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
    /** For `sendMouse`: whatever of it the tests use. */
    sendMouseMove: (/** @type {string} */ _, /** @type {number} */ x, /** @type {number} */ y) =>
      point({ type: 'pointerMove', x, y }),
    sendMouseDown: () => point({ type: 'pointerDown', button: 0 }),
    sendMouseUp: () => point({ type: 'pointerUp', button: 0 }),
  });
}

/** Opens a window of WebKitGTK's MiniBrowser, on a screen of its own, driven over WebDriver. */
async function openWebKit() {
  const screen = await startXvfb();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
  // MiniBrowser writes what GTK misses in a container: a session bus, a settings daemon.
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  let session = '';
  const stop = async () => {
    if (session) await send('DELETE', session).catch(() => {}); // closes the browser, if it still runs
    await end(driver);
    await end(screen.process);
  };
  try {
    await untilListening(`${url}/status`);
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', '--geometry=1280x960'] },
      pageLoadStrategy: 'none', // the runner waits for a page's tests anyway
    };
    const { sessionId } = await send('POST', `${url}/session`, { capabilities: { alwaysMatch } });
    session = `${url}/session/${sessionId}`;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** A command of WebDriver, its path below the session's; resolves to the answer's value. */
    call: (/** @type {'GET' | 'POST'} */ method, /** @type {string} */ path, /** @type {object} */ body = {}) =>
      send(method, session + path, body),
    stop,
  };
}

/** @returns {Promise<any>} the value of a WebDriver answer */
async function send(/** @type {string} */ method, /** @type {string} */ url, /** @type {object} */ body = {}) {
  const answer = await fetch(url, { method, body: method === 'POST' ? JSON.stringify(body) : null });
  const { value } = /** @type {any} */ (await answer.json());
  if (answer.ok) return value;
  throw Object.assign(new Error(`${value.error}: ${value.message}`), { name: value.error });
}

/** A screen at the first number that is free. */
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

async function untilListening(/** @type {string} */ url) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
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
