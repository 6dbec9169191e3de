import type { Browser, CDPSession } from 'playwright';
import { openHostPage } from './host-page';
import { atMost, type Measurement, median, told } from './measurement';

/** They take turns, so that a busy moment of the machine meets both. */
const ROUNDS = 5;

/** A middling mobile line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 100_000 };

/** With the loader, and with the tag's own script, whose chunks and data are found one after another. */
const SCRIPTS = { parallel: '/widgets/ummes.js', chain: '/widgets/events.js' };

/** The time from the start of a visit until cards are there, files and data side by side or not. */
export async function measureTimeToCards(browser: Browser, url: string): Promise<Measurement[]> {
  const times: Record<keyof typeof SCRIPTS, number[]> = { parallel: [], chain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['parallel', 'chain'] as const) times[way].push(await timeToCards(browser, url, SCRIPTS[way]));
  }
  const [parallel, chain] = [median(times.parallel), median(times.chain)];
  return [
    told('cards on a mobile line, with the loader', parallel, 'ms'),
    told('  with the tag’s own script, one after another', chain, 'ms'),
    atMost('  the loader’s share of that', parallel / chain, 0.95, '', 2),
  ];
}

async function timeToCards(browser: Browser, url: string, script: string): Promise<number> {
  const slowDown = async (cdp: CDPSession) => {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', LINE);
  };
  const html = `<script type="module" src="${script}"></script><ummes-events></ummes-events>`;
  const { page, close } = await openHostPage(browser, url, html, { prepare: slowDown });
  await page.waitForFunction(() => document.querySelector('ummes-events')?.shadowRoot?.querySelector('[part~=card]'));
  const time = await page.evaluate(() => performance.now());
  await close();
  return time;
}
