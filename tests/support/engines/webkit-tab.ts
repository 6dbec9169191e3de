import { join } from 'node:path';
import { type Driver, type Preferences, seen } from './driver';
import { openWebKit } from './webkit-window.mjs';

/** WebDriver's name for the reference of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const ENTER = '\uE007';
const ESCAPE = '\uE00C';

/** Settings of GTK, for whom motion is reduced where it does not animate its own windows. */
const STILL = join(import.meta.dirname, 'still-desktop');

const press = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));

/** A tab of WebKitGTK, over WebDriver. */
export async function openWebKitTab({ reducedMotion = false }: Preferences): Promise<Driver> {
  const window = await openWebKit({}, reducedMotion ? { XDG_CONFIG_HOME: STILL } : {});
  await window.call('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 960 });
  const execute = (run: (...args: never[]) => unknown, args: unknown[]) =>
    window.call('POST', '/execute/sync', { script: `return (${run}).apply(null, arguments)`, args });
  const act = (source: object) => window.call('POST', '/actions', { actions: [source] });
  return {
    goto: (url) => window.call('POST', '/url', { url }),
    back: () => window.call('POST', '/back'),
    enterFrame: () => window.call('POST', '/frame', { id: 0 }),
    escape: () => act({ type: 'key', id: 'keys', actions: press(ESCAPE) }),
    point: (x, y) => act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }] }),
    evaluate: (run, ...args) => execute(run, args),
    async find(path, text) {
      const found = await execute(seen, [path, text]);
      if (!found) return undefined;
      const element = `/element/${found[ELEMENT]}`;
      return {
        click: () => window.call('POST', `${element}/click`),
        type: (keys) => window.call('POST', `${element}/value`, { text: keys.replaceAll('\n', ENTER) }),
        choose: (file) => window.call('POST', `${element}/value`, { text: file }),
      };
    },
    close: () => window.stop(),
  };
}
