import type { Page } from 'playwright/test';
import { PATHS } from '../support/journeys/paths';
import { atEachWidthAndScheme, expect, expectAccessible, test } from '../support/journeys/test';

/** The home page starts with its hero, and the unsubscribe page has no header. */
const WITHOUT_TITLE = ['/', '/unsubscribe?token=x'];

/** Returns the words in headings, controls and labels that break across lines, except at a hyphen. */
const brokenWords = (page: Page) =>
  page.locator(':is(h1, h2, h3, a, button, label, dt):visible').evaluateAll((elements) => {
    const broken: string[] = [];
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(word[0]);
        }
      }
    }
    return [...new Set(broken)];
  });

for (const path of PATHS) {
  test(`${path} is accessible, fits every width, does not break words and logs no warnings`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => ['warning', 'error'].includes(message.type()) && messages.push(message.text()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const role of ['main', 'heading'] as const) await expect(page.getByRole(role).first()).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const wanted of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width: wanted, height: 800 });
      expect(await width(), `at ${wanted} px`).toBeLessThanOrEqual(wanted);
    }
    // No empty counter, such as 1/0, should appear.
    expect(await page.locator('body').innerText()).not.toMatch(/\b(?:[1-9]\d* ?[/–-] ?0|0 ?\/ ?\d+)\b(?!\d)/);
    await atEachWidthAndScheme(page, () => expectAccessible(page));
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await brokenWords(page), 'with 200% text').toEqual([]);
    expect(await width(), 'with 200% text').toBeLessThanOrEqual(360);
    expect(messages.filter((text) => !/404|ERR_NAME_NOT_RESOLVED/.test(text))).toEqual([]);
  });
}

test('all page titles have the same position, size and typeface', async ({ page }) => {
  const seen = new Map<number, Set<string>>();
  for (const path of PATHS.filter((each) => !WITHOUT_TITLE.includes(each))) {
    await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 768, 1280, 1920]) {
      // On a phone, an event's title is smaller, so that its description starts on the first screen.
      if (width === 360 && path.startsWith('/events/')) continue;
      await page.setViewportSize({ width, height: 900 });
      const place = await title.evaluate((heading) => {
        const { top, left } = heading.getBoundingClientRect();
        const { fontSize, fontFamily } = getComputedStyle(heading);
        return [top, left, fontSize, fontFamily.split(',')[0]].join(' ');
      });
      const places = seen.get(width) ?? new Set();
      seen.set(width, places.add(place));
      expect([...places], `${path} at ${width} px`).toHaveLength(1);
    }
  }
});
