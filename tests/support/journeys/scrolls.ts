import type { Page } from 'playwright/test';

interface Watched {
  scrolls: string[];
}

/** Records scroll targets and behaviours from now on. Scrolling still works. */
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

export function scrolls(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).scrolls);
}
