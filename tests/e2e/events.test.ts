import type { Locator } from 'playwright/test';
import { serveBuiltPages } from '../support/journeys/built-pages';
import { aroundMs, settle, startClock, stopClock } from '../support/journeys/clock';
import { day, setToday } from '../support/journeys/days';
import { scrolls, watchScrolls } from '../support/journeys/scrolls';
import { expect, holdCalls, test } from '../support/journeys/test';

const HEADER = 'id,title,description,location,imageUrl,otherImages,date';
const LONG = 'x'.repeat(89);
const SHEET = [
  HEADER,
  `now,Tonight,"${LONG}yz",Hall,,,${day(0)}`,
  `soon,Tomorrow,"${LONG}y",,,,${day(1)}`,
  `old,Yesterday,,,,,${day(-1)}`,
  `none,Some day,,,,,someday`,
  ...Array.from({ length: 14 }, (_, i) => `a${i},Archive ${i},,,,,${day(-10 - i)}`),
].join('\n');

test.describe('the events page', () => {
  test.use({ serverSheets: { events: SHEET } });
  test.beforeEach(({ page }) => setToday(page));

  test('shortens descriptions to 90 characters and offers See More', async ({ page }) => {
    await page.goto('/events');
    const [long, exact] = [page.locator('#upcoming article').nth(0), page.locator('#upcoming article').nth(1)];
    await expect(long).toContainText(`${LONG}y…`);
    await expect(long.getByRole('link', { name: /See More/ })).toBeVisible();
    await expect(exact).toContainText(`${LONG}y`);
    await expect(exact.getByRole('link', { name: /See More/ })).toHaveCount(0);
  });

  test('keeps the page number in its URL, and keeps focus in the pager on the first and last pages', async ({
    page,
  }) => {
    await page.goto('/events');
    const [prev, next] = ['Prev', 'Next'].map((name) => page.locator('#past').getByRole('button', { name }));
    for (const shown of ['2 / 3', '3 / 3']) {
      await next?.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#past')).toContainText(shown);
    }
    await expect(next as Locator).toBeDisabled();
    await expect(prev as Locator).toBeFocused();
    await expect(page).toHaveURL(/\?past=3$/);
    for (const shown of ['2 / 3', '1 / 3']) {
      await page.keyboard.press('Enter');
      await expect(page.locator('#past')).toContainText(shown);
    }
    await expect(next as Locator).toBeFocused();
    await expect(page).toHaveURL(/\/events$/);
  });

  test('shows an edit to the sheet after a reload', async ({ page, ownServer }) => {
    await page.goto(`${ownServer.url}/events`);
    await expect(page.locator('#upcoming h3')).toHaveText(['Tonight', 'Tomorrow']);
    await ownServer.writeSheet('events', `${HEADER}\nn,Brand new,,,,,${day(2)}`);
    await expect(async () => {
      await page.reload();
      await page.locator('#upcoming h3').first().waitFor();
      expect(await page.locator('#upcoming h3').allTextContents()).toEqual(['Brand new']);
    }).toPass();
  });
});

test.describe('text without spaces', () => {
  const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4);
  test.use({
    serverSheets: {
      events: `${HEADER}\nlong,${WORD},${WORD},${WORD},,,${day(1)}`,
      news: `title,description,content,imageUrl,publishedAt\n${WORD},${WORD},${WORD},,${day(0)}`,
      'student-life': `title,description,category,images\n${WORD},${WORD},${WORD},`,
    },
  });
  test.beforeEach(({ page }) => setToday(page));

  test('wraps, so that pages fit the window and headings are not cut off', async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/events', '/events/long', '/news', '/student-life', '/search?q=donau']) {
        await page.goto(path);
        await expect(page.getByText(WORD).first()).toBeVisible();
        const widths = await page.evaluate(
          (word) => [
            document.documentElement.scrollWidth,
            ...[...document.querySelectorAll('main h1, main h2, main h3')]
              .filter((heading) => heading.textContent?.includes(word))
              .map((heading) => heading.getBoundingClientRect().right),
          ],
          WORD,
        );
        expect(Math.max(...widths), `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('an anchor link in the navigation scrolls the current page after exactly 100 ms', async ({ page }) => {
  await startClock(page);
  await page.goto('/events');
  await expect(page.locator('#past article').first()).toBeAttached();
  await stopClock(page);
  await watchScrolls(page);
  await page.getByRole('button', { name: 'Events menu' }).click();
  await page.getByRole('link', { name: 'Past Events (Archive)' }).click();
  await expect(page).toHaveURL(/\/events#past$/);
  await aroundMs(
    page,
    100,
    async () => expect(await scrolls(page)).toEqual([]),
    async () => expect(await scrolls(page)).toEqual(['past smooth']),
  );
  await expect
    .poll(() => page.locator('#past').evaluate((section) => Math.abs(section.getBoundingClientRect().top - 104)))
    .toBeLessThan(60);
});

for (const [title, hasScrolled] of [
  ['on arrival, and again when the events load late', false],
  ['only once if the reader scrolls before the events load', true],
] as const) {
  test(`the page scrolls to an anchor ${title}`, async ({ page }) => {
    await serveBuiltPages(page);
    const release = await holdCalls(page, '**/api/sheets/events');
    await startClock(page);
    await stopClock(page);
    const code = page.waitForResponse(/anchor-scroll/);
    await page.goto('/events#past', { waitUntil: 'commit' });
    await expect(async () => {
      await page.clock.runFor(20); // hydration waits for a timer
      await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 1 });
    }).toPass();
    await page.evaluate((url) => import(url), (await code).url()); // resolves when the code has run
    await settle(page);
    await watchScrolls(page);
    if (hasScrolled) await page.evaluate(() => dispatchEvent(new Event('wheel')));
    expect(await page.evaluate(() => scrollY)).toBe(0); // neither the browser nor the page has scrolled yet
    await page.clock.runFor(500);
    expect(await scrolls(page)).toEqual(['past smooth']);
    release();
    await expect(page.locator('#past article').first()).toBeAttached();
    await settle(page);
    expect(await scrolls(page)).toEqual(hasScrolled ? ['past smooth'] : ['past smooth', 'past smooth']);
  });
}

test("at midnight, tomorrow's event becomes today's", async ({ page }) => {
  const november = (date: number) => `${date}/11/2030`;
  await serveBuiltPages(page);
  await page.route('**/api/sheets/events', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [
          { id: 'a', title: 'On the tenth', date: november(10) },
          { id: 'b', title: 'On the eleventh', date: november(11) },
          { id: 'c', title: 'On the twelfth', date: november(12) },
        ],
      },
    }),
  );
  await page.clock.install({ time: new Date(2030, 10, 10, 23, 0, 0) });
  await page.goto('/events');
  const titles = (heading: string) => page.getByRole('region', { name: heading }).getByRole('heading', { level: 3 });
  await expect(titles("Today's Events")).toHaveText(['On the tenth']);
  await page.clock.pauseAt(new Date(2030, 10, 10, 23, 59, 59, 999));
  await settle(page);
  expect(await titles("Today's Events").allTextContents()).toEqual(['On the tenth']);
  expect(await titles('Past Events').count()).toBe(0);
  await page.clock.runFor(1);
  await expect(titles("Today's Events")).toHaveText(['On the eleventh']);
  await expect(titles('Upcoming Events')).toHaveText(['On the eleventh', 'On the twelfth']);
  await expect(titles('Past Events')).toHaveText(['On the tenth']);
  await page.clock.fastForward('24:00:00');
  await expect(titles("Today's Events")).toHaveText(['On the twelfth']);
});

test('an unknown event or a malformed URL shows Event not found', async ({ page }) => {
  for (const id of ['no-such-event', '%E0%A4%A']) {
    await page.goto(`/events/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event not found');
    await expect(page.getByRole('main').getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
    await expect(page).toHaveTitle('Page not found · UMMES');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await page.getByRole('main').getByRole('link', { name: 'All events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect(page.locator('meta[name="robots"]'), 'the next page can be indexed').toHaveCount(0);
});

test('an event can be added to a calendar with a file or a link', async ({ page }) => {
  await page.goto('/events/sample-open-workshop');
  const download = page.waitForEvent('download');
  await page.getByText('Add to calendar').click();
  await page.getByRole('button', { name: 'Calendar file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const text = (await (await file.createReadStream()).toArray()).join('');
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\//,
  );
  // A calendar is a separate program, so the entry contains the page's absolute URL.
  expect(text.replaceAll('\r\n ', '')).toContain(`URL:${page.url()}\r\n`);
  const google = await page.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
  expect(new URL(google ?? '').searchParams.get('details')).toContain(page.url());
});

test("an event's link can be copied, and a toast confirms it", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/events/sample-open-workshop');
  await page.getByRole('button', { name: 'Share or copy link' }).click();
  const toast = page.getByText('Link copied');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThan(600);
  expect(box?.y).toBeLessThan(200);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(toast).toHaveCount(0);
});
