import type { Browser } from 'playwright';
import { openHostPage } from './host-page';
import { atMost, type Measurement, median, told } from './measurement';

/** Turns of a page that are measured. */
const TURNS = 20;

/** How much slower than this machine: about a cheap phone. */
const SLOW_DOWN = 4;

/** 5,000 events: what is in the document, and how fast a page is turned on a slow machine. */
export async function measureManyEvents(browser: Browser, url: string): Promise<Measurement[]> {
  const html = `<script type="module" src="/widgets/ummes.js"></script><ummes-events api="/demo/states/many"></ummes-events>`;
  const { page, cdp, close } = await openHostPage(browser, url, html);
  await page.locator('ummes-events [part~=card]').first().waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });

  const { cards, turns } = await page.evaluate(async (count) => {
    const root = document.querySelector('ummes-events')?.shadowRoot as ShadowRoot;
    const sections = [...root.querySelectorAll('[part~=section]')];
    const cards = Math.max(...sections.map((section) => section.querySelectorAll('[part~=card]').length));
    const section = sections.at(-1) as HTMLElement;
    const next = [...section.querySelectorAll('button')].find((button) => /Next/.test(button.textContent ?? ''));
    const turns: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const before = section.querySelector('[part~=title]')?.textContent;
      const started = performance.now();
      next?.click();
      // The frame that shows the next page has been made when a task after it runs.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      if (section.querySelector('[part~=title]')?.textContent === before) throw new Error('the page was not turned');
      turns.push(performance.now() - started);
    }
    return { cards, turns };
  }, TURNS);
  await close();
  return [
    atMost('5,000 events: most cards in a section', cards, 6, ''),
    atMost(`  a page turned, ${SLOW_DOWN} times slowed down`, median(turns), 50, 'ms'),
    told('  the slowest of 20', Math.max(...turns), 'ms'),
  ];
}
