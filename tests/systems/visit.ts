import { type Browser, expect, type Page } from 'playwright/test';

/* What a visitor of a system's page must see, whichever way the events were put there. */

/** A phone and a computer. */
const WIDTHS_PX = [390, 1280];
const HEIGHT_PX = 900;

/** The element with the events: the tag itself, or a frame of the society's site, which may have to be scrolled. */
export type Shown = 'tag' | 'frame' | 'whole frame';

/** Someone who isn't signed in. */
export interface Visitor {
  browser: Browser;
  /** The address of the society's site. */
  society: string;
}

const FRAME = 'iframe[src*="/frame/"]';

/** The element on a page that shows the events. */
export const EVENTS = `ummes-events, ${FRAME}`;

/** How many differences to print. A theme that moves one element has hundreds. */
const PRINTED = 20;

/** The text of the link inside a pasted tag. */
const FALLBACK = /The society['’]s events/;

/** Parts of the code that a visitor would see if a system showed it as text. */
const CODE = /<|&lt;|ummes-|min-height|type=.module|\[\[|\{\{/;

/** Expects the events on a page, on a phone and on a computer. */
export async function expectEvents(visitor: Visitor, url: string, shown: Shown): Promise<void> {
  await atEachWidth(visitor, url, async (page) => {
    await expectCards(page, shown, visitor.society);
    await expect(page.getByRole('link', { name: FALLBACK })).toHaveCount(0);
  });
}

/** Expects the titles of a feed on a page, soonest first. Each begins with the event's date. */
export async function expectFeed(visitor: Visitor, url: string): Promise<void> {
  const titles = await feedTitles(visitor.society);
  await atEachWidth(visitor, url, async (page) => {
    const shown = await page.locator('.wp-block-rss__item-title').allTextContents();
    expect(shown).toEqual(titles.slice(0, shown.length));
    const times = shown.map((title) => Date.parse(title.split(/[,:]/)[0] ?? ''));
    expect(times).toEqual([...times].sort());
    expect(times[0]).toBeGreaterThan(Date.now() - 86_400_000);
  });
}

/** Expects that a page has the link that was inside the tag, and no tag. */
export async function expectOnlyLink(visitor: Visitor, url: string): Promise<void> {
  await atEachWidth(visitor, url, async (page) => {
    await expect(page.getByRole('link', { name: FALLBACK })).toHaveAttribute(
      'href',
      new RegExp(`^${visitor.society}/`),
    );
    await expect(page.locator(EVENTS)).toHaveCount(0);
  });
}

/**
 * Opens a published page on a phone and on a computer. Whatever is shown there, no code is visible, nothing overflows,
 * nothing is reported to the console, and the theme's own elements look as without us.
 */
async function atEachWidth({ browser, society }: Visitor, url: string, check: (page: Page) => Promise<void>) {
  for (const width of WIDTHS_PX) {
    const { page, problems, close } = await open(browser, width);
    await page.goto(url);
    await check(page);
    expect(await page.locator('body').innerText()).not.toMatch(CODE);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
    expect(problems, `problems at ${width} px`).toEqual([]);
    const without = await openWithoutSociety(browser, url, width, society);
    // Some themes' own scripts move parts of the page for a while.
    const changed = async () => differences(await themeStyles(without.page), await themeStyles(page)).slice(0, PRINTED);
    await expect.poll(changed, { message: `what we changed in the theme at ${width} px` }).toEqual([]);
    await without.close();
    await close();
  }
}

/** Opens a page of this width. Errors and warnings on it are collected. */
export async function open(browser: Browser, width: number) {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT_PX }, locale: 'en-GB' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.text()} ${message.location().url}`);
  });
  return { page, problems, close: () => context.close() };
}

/** The titles of the events in the society's feed, with their dates, soonest first. */
async function feedTitles(society: string): Promise<string[]> {
  const entries = (await (await fetch(`${society}/events.atom`)).text()).split('<entry>').slice(1);
  return entries.map((entry) => /<title[^>]*>([^<]*)</.exec(entry)?.[1] ?? '').map(withoutEntities);
}

const withoutEntities = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function expectCards(page: Page, shown: Shown, society: string) {
  const host = page.locator(shown === 'tag' ? 'ummes-events' : FRAME);
  const events = shown === 'tag' ? host : host.contentFrame().locator('body');
  await host.scrollIntoViewIfNeeded();
  await expect(events.locator('[part~=card] [part~=title]').first()).toBeVisible();
  const [next = ''] = await feedTitles(society);
  await expect(events.getByText(next.slice(next.lastIndexOf(': ') + 2)).first()).toBeVisible();
  await expect(host).toHaveCount(1);
  if (shown === 'whole frame') {
    const hidden = () => events.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(hidden, { message: 'height that is hidden in the frame' }).toBeLessThanOrEqual(0);
  }
}

/** Sizes and positions differ when there is more on the page. */
const OF_SIZE =
  /^(--.*|width|height|inline-size|block-size|perspective-origin|transform-origin|top|bottom|inset-block-.*)$/;

type Styles = Record<string, Record<string, string>>;

/** Returns all computed styles of the page's own elements, by position and tag. */
async function themeStyles(page: Page): Promise<Styles> {
  return page.evaluate((ofSize) => {
    const isOfSize = new RegExp(ofSize);
    const own = [...document.querySelectorAll('html, body, body *')].filter(
      // WordPress hides the link in an embed once its frame has announced its height.
      (element) => !element.closest('script, style, iframe, ummes-events, .wp-embedded-content, .wp-block-embed'),
    );
    return Object.fromEntries(
      own.map((element, index) => {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !isOfSize.test(name));
        return [
          `${index} ${element.localName} ${element.className}`,
          Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
        ];
      }),
    );
  }, OF_SIZE.source);
}

function differences(before: Styles, after: Styles): string[] {
  const elements = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return elements.flatMap((element) => {
    const [old, now] = [before[element], after[element]];
    if (!old || !now) return `${element}: ${old ? 'is missing' : 'is new'}`;
    return Object.keys(old)
      .filter((name) => old[name] !== now[name])
      .map((name) => `${element}: ${name} is ${now[name]} instead of ${old[name]}`);
  });
}

/** Opens the page as if nothing from the society's server arrived. */
async function openWithoutSociety(browser: Browser, url: string, width: number, society: string) {
  const opened = await open(browser, width);
  await opened.page.route(`${society}/**`, (route) => route.abort());
  await opened.page.goto(url);
  return opened;
}
