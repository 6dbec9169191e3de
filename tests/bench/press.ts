import type { Browser } from 'playwright';
import type { HostSite } from './host-site';
import { atMost, type Measurement, median, unlimited } from './measurement';
import { openPhone } from './slow-phone';

const ROUNDS = 5;

interface PressedTag {
  name: string;
  /** A selector for the element that visitors see first, and press. */
  pressed: string;
  /** A selector for the element that the press shows. */
  shown: string;
}

const TAGS: PressedTag[] = [
  { name: 'events', pressed: 'article [part~=link]', shown: 'dialog[open]' },
  { name: 'news', pressed: 'article [part~=more]', shown: 'dialog[open]' },
  { name: 'newsletter', pressed: '[type=submit]', shown: '[role=alert]:not(:empty)' },
];

/** How long after the first view visitors press, in seconds, and how soon they should see the result, in milliseconds. */
const PRESSES: [afterSeconds: number, maxMs?: number][] = [[0], [1, 200], [3, 100]];

declare global {
  interface Window {
    /** When the tag's first view was painted; 0 before. */
    firstView: number;
    /** The time from the press to the frame that shows its result. */
    result: Promise<number>;
  }
}

/** Measures how soon a tag that came with the loader responds to a press on a slow phone. */
export async function measurePresses({ browser, pageWith }: HostSite): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const tag of TAGS) {
    const address = pageWith([`ummes-${tag.name}`], `?first=${tag.name}`);
    for (const [seconds, maxMs] of PRESSES) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await press(browser, address, tag, seconds * 1000));
      const name = `slow phone, ${tag.name} with ?first: press ${seconds} s after the first view`;
      rows.push(maxMs ? atMost(name, median(times), maxMs, 'ms') : unlimited(name, median(times), 'ms'));
    }
  }
  return rows;
}

async function press(browser: Browser, address: string, tag: PressedTag, afterMs: number): Promise<number> {
  const page = await openPhone(browser);
  await page.addInitScript(watch, { ...tag, element: `ummes-${tag.name}` });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.firstView > 0, null, { polling: 50 });
  await page.waitForTimeout(Math.max(0, afterMs - (await page.evaluate(() => performance.now() - window.firstView))));
  await page.locator(`ummes-${tag.name} ${tag.pressed}`).first().click({ noWaitAfter: true });
  const time = await page.evaluate(() => window.result);
  await page.context().close();
  return time;
}

/** Runs in the page before its scripts. */
function watch({ element, pressed, shown }: { element: string; pressed: string; shown: string }): void {
  const find = (selector: string) => document.querySelector(element)?.shadowRoot?.querySelector(selector);
  const paintedAt = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  const shows = (selector: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (find(selector)?.getClientRects().length) void paintedAt().then(resolve);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  window.firstView = 0;
  void shows(pressed).then((time) => {
    window.firstView = time;
  });
  window.result = new Promise((resolve) => {
    const onPress = ({ timeStamp }: PointerEvent) => void shows(shown).then((time) => resolve(time - timeStamp));
    addEventListener('pointerdown', onPress, { capture: true, once: true });
  });
}
