import type { Browser, Page } from 'playwright';
import { describeTags } from '../../src/build/reference/describe-tags';
import { openHostPage } from './host-page';
import { atMost, type Measurement } from './measurement';

/** Long enough for pictures and fonts to have come, in milliseconds. */
const SETTLE_MS = 1000;

/** Sizes of the window in CSS pixels, and which of the heights that the tag's documentation gives belongs to each. */
const WINDOWS = [
  { name: 'wide', width: 1280, height: 800, reserve: 0 },
  { name: 'phone', width: 390, height: 844, reserve: 1 },
];

/** How far the page is pushed about when ummes-events comes to life in the height reserved for it. */
export async function measureLayoutShift(browser: Browser, url: string): Promise<Measurement[]> {
  const { reserve = [] } = describeTags().find(({ tag }) => tag === 'ummes-events') ?? {};
  const rows: Measurement[] = [];
  for (const { name, width, height, reserve: which } of WINDOWS) {
    const kept = reserve[which] ?? reserve[0];
    const html = `<style>ummes-events { display: block; min-height: ${kept} }</style>
      <script type="module" src="/widgets/ummes.js"></script>
      <h1>Activities</h1><p>What our students do.</p>
      <ummes-events><p>Our events are on the society's page.</p></ummes-events>
      <h2>Notices</h2><p>The yard is closed.</p>`;
    const { page, close } = await openHostPage(browser, url, html, { width, height });
    await page.locator('ummes-events [part~=card]').first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    rows.push(atMost(`layout shift of a ${name} page with ${kept} kept free`, await shiftOf(page), 0.02, '', 3));
    await close();
  }
  return rows;
}

/** The page's cumulative layout shift up to now. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0);
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 300); // without any shift the observer is never called
      }),
  );
}
