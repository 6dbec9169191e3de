import type { Page } from 'playwright/test';

/** The site's scripts, those of its pages too. */
const SCRIPTS = /\/(?:site|widgets)\/.*\.js$/;

/** Opens a page whose code does not come before `release` is called: what is there is HTML, styles and the inline script. */
export async function openWithoutCode(page: Page, path: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.fallback().catch(() => {}); // the page has gone
  });
  await page.addInitScript(countPresses);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading'); // read to the end
  return { release };
}

/** Counts the presses of buttons that reach the page's code: in `window.presses`, by name. */
function countPresses() {
  const presses: Record<string, number> = {};
  Object.assign(window, { presses });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const name = button?.ariaLabel || button?.textContent;
    if (name) presses[name] = (presses[name] ?? 0) + 1;
  });
}

/** How often a button of this name was pressed, as the page's code has it. */
export const presses = (page: Page, name: string) =>
  page.evaluate((name) => (window as unknown as { presses: Record<string, number> }).presses[name] ?? 0, name);
