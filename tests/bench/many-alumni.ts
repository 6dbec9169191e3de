import type { Browser } from 'playwright';
import { openHostPage } from './host-page';
import { atMost, type Measurement, median, told } from './measurement';

/** How many people are searched. */
const PEOPLE = 10_000;

/** What is typed, a letter at a time: each finds fewer. */
const QUERY = 'perera 1234 of the batch';

/** How much slower than this machine: about a cheap phone. */
const SLOW_DOWN = 4;

/** The cards on a page. */
const CARDS = 12;

/** 10,000 alumni: what is in the document, and how fast results stand after a letter on a slow machine. */
export async function measureManyAlumni(browser: Browser, url: string): Promise<Measurement[]> {
  const html = `<script type="module" src="/widgets/ummes.js"></script><ummes-alumni api="/many"></ummes-alumni>`;
  const { page, cdp, close } = await openHostPage(browser, url, html);
  const users = Array.from({ length: PEOPLE }, (_, i) => ({
    id: String(i),
    name: `${['Nimali', 'Zoë', 'Kasun'][i % 3]} Perera ${i} of the batch`,
    batch: String(1977 + (i % 50)),
    designation: 'Design Engineer',
    companyOrInstitute: 'Example Turbines',
    email: `person${i}@example.org`,
    linkedinUrl: 'https://www.linkedin.com/in/person',
  }));
  await page.route('**/many/api/users/all', (route) => route.fulfill({ json: { users } }));
  await page.reload();
  await page.locator('ummes-alumni [part~=card]').first().waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });

  const { cards, strokes } = await page.evaluate(async (query) => {
    const root = document.querySelector('ummes-alumni')?.shadowRoot as ShadowRoot;
    const cards = root.querySelectorAll('[part~=card]').length;
    const input = root.querySelector('input') as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    const strokes: number[] = [];
    const texts = Array.from(query, (_, end) => query.slice(0, end + 1));
    // Typed, then taken back: lists that shrink and lists that grow.
    for (const text of [...texts, ...texts.slice(0, -1).reverse()]) {
      const started = performance.now();
      set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // The frame that shows the results has been made when a task after it runs.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      strokes.push(performance.now() - started);
    }
    return { cards, strokes };
  }, QUERY);
  await close();
  return [
    atMost('10,000 alumni: cards in the document', cards, CARDS, ''),
    atMost(`  a letter in the search to its results, ${SLOW_DOWN} times slowed down`, median(strokes), 50, 'ms'),
    told('  the slowest of them', Math.max(...strokes), 'ms'),
  ];
}
