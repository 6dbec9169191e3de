import { join } from 'node:path';
import { type Driver, type Preferences, seen, whenStill } from './driver';
import { openWebKit } from './webkit-window.mjs';

/** WebDriver's name for the reference of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const ENTER = '\uE007';
const ESCAPE = '\uE00C';

/** Settings of GTK, for whom motion is reduced where it does not animate its own windows. */
const STILL = join(import.meta.dirname, 'still-desktop');

const strike = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));

/** A tab of WebKitGTK, over WebDriver. */
export async function openWebKitTab({ reducedMotion = false }: Preferences): Promise<Driver> {
  const window = await openWebKit({}, reducedMotion ? { XDG_CONFIG_HOME: STILL } : {});
  await window.call('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 960 });
  const execute = (run: (...args: never[]) => unknown, args: unknown[]) =>
    window.call('POST', '/execute/sync', {
      script: `return (${run}).apply(null, arguments)`,
      args,
    });
  const act = (source: object) => window.call('POST', '/actions', { actions: [source] });
  const withSeen = (call: string, args: [path: string[], text: string]) =>
    window.call('POST', '/execute/sync', { script: `(${seen}).apply(null, arguments)?.${call}`, args });
  let isInFrame = false;
  /** The driver clicks beside what is in a frame, and nowhere in a page that adds to Object.prototype (2.50). */
  const clicks = async () => !isInFrame && !(await execute(hasAdditions, []));
  return {
    async goto(url) {
      await window.call('POST', '/url', { url });
      isInFrame = false;
    },
    back: () => window.call('POST', '/back'),
    async enterFrame() {
      await window.call('POST', '/frame', { id: 0 });
      isInFrame = true;
    },
    escape: () => act({ type: 'key', id: 'keys', actions: strike(ESCAPE) }),
    point: (x, y) => act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }] }),
    evaluate: (run, ...args) => execute(run, args),
    async find(path, text) {
      const found = await execute(seen, [path, text]);
      if (!found) return undefined;
      const element = `/element/${found[ELEMENT]}`;
      return {
        async click() {
          // By itself the driver scrolls just so far that an element is at the window's edge, and may miss it there.
          await withSeen("scrollIntoView({ block: 'center', behavior: 'instant' })", [path, text]);
          await ((await clicks()) ? window.call('POST', `${element}/click`) : withSeen('click()', [path, text]));
        },
        type: (keys) => window.call('POST', `${element}/value`, { text: keys.replaceAll('\n', ENTER) }),
        choose: (file) => window.call('POST', `${element}/value`, { text: file }),
      };
    },
    still: () => window.call('POST', '/execute/async', { script: `(${whenStill})(arguments[0])`, args: [] }),
    close: () => window.stop(),
  };
}

/** Runs in the page. */
function hasAdditions(): boolean {
  for (const _ in {}) return true;
  return false;
}
