import type { Page } from 'playwright/test';
import { expect, test } from '../support/journeys/test';

/** Every kind of page in the layout, except the home page, which opens with its hero. */
const PATHS = [
  '/about',
  '/events',
  '/events/sample-open-workshop',
  '/events/missing',
  '/news',
  '/alumni',
  '/contact',
  '/search?q=workshop',
  '/student-life',
  '/location',
  '/privacy',
  '/terms',
  '/missing',
];

const EVERY_PATH = ['/', ...PATHS, '/unsubscribe?token=x'];

for (const width of [360, 768, 1280, 1920]) {
  test(`all titles start on one line, in one size and in the brand typeface, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const seen = new Set<string>();
    for (const path of PATHS) {
      await page.goto(path);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      seen.add(
        await title.evaluate((heading) => {
          const { top, left } = heading.getBoundingClientRect();
          const { fontSize, fontFamily } = getComputedStyle(heading);
          return [top, left, fontSize, fontFamily.split(',')[0]].join(' ');
        }),
      );
      expect([...seen], path).toHaveLength(1);
      expect(await page.evaluate(() => document.fonts.check("600 20px 'Barlow Semi Condensed'"))).toBe(true);
    }
  });
}

test('the typeface is one preloaded file of less than 8 kB, whatever the page says', async ({ page }) => {
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2')) fonts.set(response.url(), (await response.body()).length);
  });
  for (const path of EVERY_PATH) await page.goto(path);
  expect([...fonts.values()]).toHaveLength(1);
  expect([...fonts.values()][0]).toBeLessThan(8000);
});

/** Lines of each heading, by its text. */
const linesOfHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3):visible').evaluateAll((headings) =>
    headings.map((heading) => {
      const { height } = heading.getBoundingClientRect();
      const { lineHeight } = getComputedStyle(heading);
      return `${heading.textContent}: ${Math.round(height / Number.parseFloat(lineHeight))}`;
    }),
  );

for (const width of [360, 1280]) {
  test(`headings keep their lines when the typeface comes late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let release = () => {};
    let late = new Promise<void>(() => {});
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    for (const path of ['/about', '/events', '/contact', '/student-life']) {
      late = new Promise((resolve) => {
        release = resolve;
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await expect(page.locator('main h2').first()).toBeVisible();
      const before = await linesOfHeadings(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.evaluate(() => document.fonts.check("600 20px 'Barlow Semi Condensed'"))).toBe(true);
      expect(await linesOfHeadings(page), path).toEqual(before);
    }
  });
}

/** Words of headings, links and buttons that go on in another line without a hyphen of their own. */
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

for (const path of EVERY_PATH) {
  test(`${path} with 200 % text at 360 px breaks no word and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.evaluate(() => document.fonts.ready);
    expect(await brokenWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test('no counter says 1/0 or 1-0', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of EVERY_PATH) {
      await page.goto(path);
      expect(await page.locator('body').innerText()).not.toMatch(/\b(?:[1-9]\d* ?[/–-] ?0|0 ?\/ ?\d+)\b(?!\d)/);
    }
  }
});

test('a page prints without header, footer, menus and buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#upcoming article').first()).toBeVisible();
  for (const part of ['header', 'footer', 'nav', 'canvas', '[data-overlay]'])
    await expect(page.locator(`#root ${part}:visible`), part).toHaveCount(0);
});

test('the current page is marked in forced colours, by more than a colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/about', '/events', '/search']) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li > a');
    const lines = await links.evaluateAll((all) =>
      all.map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).textDecorationLine === 'underline']),
    );
    expect(lines.filter(([isCurrent]) => isCurrent)).toHaveLength(1);
    for (const [isCurrent, isMarked] of lines) expect(isMarked).toBe(isCurrent);
  }
});

test('the ends of a dimension line never stand without the line, nor the marks of the slides', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/events');
  const line = page.locator('#upcoming > div').first();
  expect(await line.evaluate((head) => getComputedStyle(head, '::after').backgroundImage)).toContain('gradient');
  await page.goto('/');
  await expect(page.locator('footer canvas')).toBeHidden();
});
