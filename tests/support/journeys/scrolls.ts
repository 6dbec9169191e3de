import type { Page } from 'playwright/test';

interface Watched {
  scrolls: string[];
}

/** Writes down, from here on, what is scrolled to and how; it still scrolls. */
export async function watchScrolls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scrolls: string[] = [];
    Object.assign(window, { scrolls });
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      scrolls.push(`${this.id} ${typeof options === 'object' ? options.behavior : 'auto'}`);
      scrollIntoView.call(this, options);
    };
  });
}

/** What has been scrolled to so far: `past smooth`. */
export function scrolls(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).scrolls);
}
