import type { Browser } from 'playwright';
import { openPhone } from './slow-phone';

/** Milliseconds from navigation until content appeared and until presses worked, and the total blocking time. */
export interface Visit {
  content: number;
  press: number;
  blocked: number;
}

declare global {
  interface Window {
    visit: Visit;
  }
}

/**
 * Measures a first visit and a second one on a slow phone.
 * @param tag the tag with the content; undefined for a page of the society's site.
 * @param content what visitors wait for.
 */
export async function visitTwice(browser: Browser, address: string, tag: string | undefined, content: string) {
  const page = await openPhone(browser);
  await page.addInitScript(watch, { tag, content });
  const visit = async (): Promise<Visit> => {
    await page.goto(address, { waitUntil: 'commit' });
    const started = () => page.evaluate(() => performance.timeOrigin);
    const shown = () => page.frames().at(-1) ?? page;
    while (!(await shown().evaluate(() => window.visit?.press > 0))) await page.waitForTimeout(100);
    await page.waitForLoadState('networkidle');
    const { visit: measured, origin } = await shown().evaluate(() => ({
      visit: window.visit,
      origin: performance.timeOrigin,
    }));
    // A frame's clock starts when its own document is requested.
    const late = origin - (await started());
    return { ...measured, content: measured.content + late, press: measured.press + late };
  };
  const visits = { first: await visit(), second: await visit() };
  await page.context().close();
  return visits;
}

/** Runs in the page before its scripts. */
function watch({ tag, content }: { tag?: string | undefined; content: string }): void {
  const visit = { content: 0, press: 0, blocked: 0 };
  window.visit = visit;
  const root = () => (tag ? document.querySelector(tag)?.shadowRoot : document);
  const isHydrated = () => Object.keys(root()?.querySelector(content) ?? {}).some((key) => key.startsWith('__react'));
  const look = () => {
    const now = performance.now();
    if (!visit.content && (root()?.querySelector(content)?.getClientRects().length ?? 0) > 0) visit.content = now;
    if (isHydrated()) visit.press = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}
