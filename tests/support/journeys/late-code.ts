import type { Page } from 'playwright/test';
import { holdCalls } from './test';

/** The site's scripts, whose chunks are in /widgets. */
const SCRIPTS = /\/(?:site|widgets)\/.*\.js$/;

/** Opens a page with only its HTML, styles and inline script. Its code loads when `release` is called. */
export async function openWithoutCode(page: Page, path: string): Promise<{ release: () => void }> {
  const release = await holdCalls(page, SCRIPTS);
  await page.addInitScript(countPresses);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading'); // parsed completely
  return { release };
}

/** Counts the button clicks that reach the page's code, by the button's name, in `window.presses`. */
function countPresses() {
  const presses: Record<string, number> = {};
  Object.assign(window, { presses });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const name = button?.ariaLabel || button?.textContent;
    if (name) presses[name] = (presses[name] ?? 0) + 1;
  });
}

/** Returns how many clicks on a button the page's code has received. */
export const presses = (page: Page, name: string) =>
  page.evaluate((name) => (window as unknown as { presses: Record<string, number> }).presses[name] ?? 0, name);
