import type { Browser } from 'playwright';
import { openHostPage } from './host-page';
import { atMost, type Measurement } from './measurement';

/** Long enough for a needless request to have started, in milliseconds. */
const SETTLE_MS = 500;

/** What a second tag of a kind costs a page that has one. */
export async function measureSecondTag(browser: Browser, url: string): Promise<Measurement[]> {
  const html = `<script type="module" src="/widgets/ummes.js"></script><ummes-events></ummes-events>`;
  const { page, close } = await openHostPage(browser, url, html);
  const cards = page.locator('ummes-events').last().locator('[part~=card]').first();
  await cards.waitFor();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.resourceType()));
  await page.evaluate(() => document.body.append(document.createElement('ummes-events')));
  await cards.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await close();
  return [
    atMost('a second ummes-events: further calls', requests.filter((type) => type === 'fetch').length, 0, ''),
    atMost('  further scripts', requests.filter((type) => type === 'script').length, 0, ''),
  ];
}
