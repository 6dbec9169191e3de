import type { Browser, Page } from 'playwright';

/** A slow phone: 150 ms per request, 1.6 Mbit/s down, and a processor slowed down to a quarter of its speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 209_664, uploadThroughput: 96_000 };
const SLOWER_CPU = 4;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** tsx 4 wraps named functions in a helper, so pages that run them must define it. */
export const TSX_NAME = 'window.__name = (value) => value';

/** Opens a page in a new context, with an empty cache. Close its context when done. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(TSX_NAME);
  return page;
}
