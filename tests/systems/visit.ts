import { type Browser, expect, type Locator, type Page } from 'playwright/test';

/* What a visitor of a system's page must see, whichever way the events were put there. */

/** A phone and a computer. */
export const WIDTHS_PX = [390, 1280];
const HEIGHT_PX = 900;

/** What shows the events: the tag itself, or a frame of the society's site. */
export type Shown = 'tag' | 'frame';

/** The text of the link inside a pasted tag. */
export const FALLBACK = /The society['’]s events/;

/** Parts of the code that a visitor would see if a system showed it as text. */
const CODE = /<|&lt;|ummes-|min-height|type=.module|\[\[|\{\{/;

/** Checks a published page on a phone and on a computer, as someone who isn't signed in. */
export async function expectEvents(browser: Browser, url: string, shown: Shown, society: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    const { page, problems, close } = await open(browser, width);
    await page.goto(url);
    await expectCards(page, shown, society);
    await expectNoLeftover(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
    const styles = await themeStyles(page);
    expect(problems, `problems at ${width} px`).toEqual([]);
    await close();
    const without = await stylesWithoutSociety(browser, url, width, society);
    expect(differences(without, styles), `the theme at ${width} px`).toEqual([]);
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

/** Returns the place on the page that shows the events. */
export function eventsOn(page: Page, shown: Shown): Locator {
  return shown === 'tag' ? page.locator('ummes-events') : page.frameLocator('iframe[src*="/frame/"]').locator('body');
}

/** The next events, soonest first, as the society's server lists them. */
export async function upcomingTitles(society: string): Promise<string[]> {
  const { data } = await (await fetch(`${society}/api/sheets/events`)).json();
  const today = new Date().toISOString().slice(0, 10);
  return data
    .filter(({ date }: { date: string }) => date >= today)
    .sort((a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date))
    .map(({ title }: { title: string }) => title);
}

async function expectCards(page: Page, shown: Shown, society: string) {
  const events = eventsOn(page, shown);
  const titles = events.locator('[part~=card] [part~=title]');
  await titles.first().scrollIntoViewIfNeeded();
  await expect(titles.first()).toBeVisible();
  const [next = ''] = await upcomingTitles(society);
  await expect(events.getByText(next).first()).toBeVisible();
  await expect(page.locator(shown === 'tag' ? 'ummes-events' : 'iframe[src*="/frame/"]')).toHaveCount(1);
}

/** The link inside the tag isn't beside it, and no code is shown as text. */
async function expectNoLeftover(page: Page) {
  await expect(page.getByRole('link', { name: FALLBACK })).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(CODE);
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
      (element) => !element.closest('script, style, iframe, ummes-events'),
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

/** Returns the same styles if nothing from the society's server arrives. */
async function stylesWithoutSociety(browser: Browser, url: string, width: number, society: string) {
  const { page, close } = await open(browser, width);
  await page.route(`${society}/**`, (route) => route.abort());
  await page.goto(url);
  const styles = await themeStyles(page);
  await close();
  return styles;
}
