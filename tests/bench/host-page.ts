import type { Browser, CDPSession, Page } from 'playwright';

export interface HostPage {
  page: Page;
  cdp: CDPSession;
  close(): Promise<void>;
}

export interface HostPageOptions {
  width?: number;
  height?: number;
  /** Before the page is opened: to slow things down. */
  prepare?: (cdp: CDPSession) => Promise<void>;
}

/** Opens a host's page with this HTML, at the server's origin, with nothing in any cache. */
export async function openHostPage(
  browser: Browser,
  url: string,
  html: string,
  options: HostPageOptions = {},
): Promise<HostPage> {
  const { width = 1280, height = 800, prepare } = options;
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await prepare?.(cdp);
  const address = `${url}/bench.html`;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A host</title>${html}`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  return { page, cdp, close: () => context.close() };
}
