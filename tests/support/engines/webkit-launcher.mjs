import { openWebKit } from './webkit-window.mjs';

/** Names of keys, as tests press them, and WebDriver's code points for them. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/**
 * Runs test files in WebKitGTK, for web-test-runner: one window for each that runs at a time.
 * @param {number} concurrency
 * @returns {import('@web/test-runner').BrowserLauncher}
 */
export function webKitLauncher(concurrency) {
  /** @type {Map<string, import('./webkit-window.mjs').WebKitWindow>} */
  const active = new Map();
  /** @type {import('./webkit-window.mjs').WebKitWindow[]} */
  const windows = [];
  /** @type {import('./webkit-window.mjs').WebKitWindow[]} */
  const idle = [];

  async function open() {
    // A page counts as open before it is loaded: the runner waits for its tests anyway.
    const window = await openWebKit({ pageLoadStrategy: 'none' });
    windows.push(window);
    return window;
  }
  const windowOf = (/** @type {string} */ sessionId) => {
    const window = active.get(sessionId);
    if (!window) throw new Error(`no window for session ${sessionId}`);
    return window;
  };

  const point = (/** @type {string} */ sessionId, /** @type {object} */ action) =>
    windowOf(sessionId).call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [action] }] });

  return Object.assign(
    /** @type {import('@web/test-runner').BrowserLauncher} */ ({
      name: 'WebKit',
      type: 'webdriver',
      concurrency,
      async startSession(sessionId, url) {
        const window = idle.pop() ?? (await open());
        active.set(sessionId, window);
        await window.call('POST', '/url', { url });
      },
      isActive: (sessionId) => active.has(sessionId),
      getBrowserUrl: (sessionId) => windowOf(sessionId).call('GET', '/url'),
      async stopSession(sessionId) {
        idle.push(windowOf(sessionId));
        active.delete(sessionId);
        return {};
      },
      async startDebugSession() {
        throw new Error('WebKit is not debugged from here');
      },
      async stop() {
        await Promise.all(windows.map((window) => window.stop()));
      },
    }),
    {
      /** For `sendKeys` of @web/test-runner-commands. */
      async sendKeys(/** @type {string} */ sessionId, /** @type {string[]} */ keys) {
        const actions = keys
          .map((key) => /** @type {Record<string, string>} */ (KEYS)[key] ?? key)
          .flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]);
        await windowOf(sessionId).call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
      },
      /** For `sendMouse`: whatever of it the tests use. */
      sendMouseMove: (/** @type {string} */ sessionId, /** @type {number} */ x, /** @type {number} */ y) =>
        point(sessionId, { type: 'pointerMove', x, y }),
      sendMouseDown: (/** @type {string} */ sessionId) => point(sessionId, { type: 'pointerDown', button: 0 }),
      sendMouseUp: (/** @type {string} */ sessionId) => point(sessionId, { type: 'pointerUp', button: 0 }),
    },
  );
}
