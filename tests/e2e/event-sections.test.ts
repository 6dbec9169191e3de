import type { Locator, Page } from 'playwright/test';
import { day, setToday } from '../support/journeys/days';
import { atEachWidthAndScheme, expect, expectAccessible, test } from '../support/journeys/test';

const HEADER = 'id,title,description,location,imageUrl,otherImages,date,time,link,status';
const TEXT = 'Words to read. '.repeat(16).trim();
const PICTURE = '/pictures/events/formula-student.svg';
const LONG_TITLE = 'International symposium on fluid dynamics and its applications in industry';
const LONG_PLACE = 'Main auditorium and exhibition hall on the second floor of the east wing';
const today = (count: number) =>
  Array.from({ length: count }, (_, i) => `now${i},Now ${i},"${TEXT}",Hall,${PICTURE},,${day(0)},14:00-17:00,,`);
const SHEET = [
  HEADER,
  ...today(1),
  `off,Off,,,,,${day(1)},09:00,,cancelled`,
  `soon,Soon,,,,,${day(1)},17:30,,`,
  `broken,Broken,,,/no-such.jpg,,${day(8)},,,`,
  `june,In June,,Hall,${PICTURE},"/a.svg, /b.svg",${day(-3)},10:00,https://forms.example/old,`,
  `long,${LONG_TITLE},"${TEXT}",${LONG_PLACE},,,${day(-4)},10:00,,`,
  `may,In May,,,,,${day(-30)},,,`,
  `april,In May too,,,,,${day(-31)},,,`,
  `december,In December,,,${PICTURE},${PICTURE},${day(-180)},,,`,
  'someday,Some day,,,,,,,https://forms.example/undated,',
].join('\n');

test.use({ locale: 'en-GB', timezoneId: 'UTC', serverEnv: { UMMES_TIME_ZONE: 'UTC' } });
test.beforeEach(({ page }) => setToday(page));

const card = (page: Page, section: string, title: string) =>
  page.locator(`#${section} article`).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('the sections of the events page', () => {
  test.use({ serverSheets: { events: SHEET } });

  test("give today's only event a card, and a row with the same links in Upcoming Events", async ({ page }) => {
    await page.goto('/events');
    const [whole, again] = [card(page, 'today', 'Now 0'), card(page, 'upcoming', 'Now 0')];
    const height = (card: Locator) => card.evaluate(({ clientHeight }) => clientHeight);
    expect(await height(whole)).toBeGreaterThan(await height(again));
    for (const either of [whole, again]) await expect(either.getByRole('link', { name: /^See More/ })).toBeVisible();
    await expect(page.locator('#today [part=day]')).toHaveText('Today');
  });

  test("group upcoming events by day, such as 'Today' and 'Tomorrow'", async ({ page }) => {
    await page.goto('/events');
    const upcoming = page.locator('#upcoming');
    await expect(upcoming.locator('[part=group]')).toHaveText([
      /^14\s*Jun 2030\s*Today$/,
      /^15\s*Jun 2030\s*Tomorrow$/,
      /^22\s*Jun 2030\s*Sat$/,
    ]);
    const titles = upcoming.getByRole('list', { name: 'Tomorrow' }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Soon', 'Cancelled Off']);
    await expect(card(page, 'upcoming', 'Soon').locator('[part=time]')).toHaveText('17:30');
  });

  test('group past events by month, undated ones last, with photo counts', async ({ page }) => {
    await page.goto('/events');
    const past = page.locator('#past');
    await expect(past.locator('[part=group]')).toHaveText(['June 2030', 'May 2030', 'December 2029', 'Undated']);
    const titles = (month: string) => past.getByRole('list', { name: month }).getByRole('heading', { level: 3 });
    await expect(titles('June 2030')).toHaveText(['In June', LONG_TITLE]);
    await expect(titles('Undated')).toHaveText(['Some day']);
    await expect(card(page, 'past', 'In June').locator('[part=date]')).toHaveText(/^11\s*Tue$/);
    await expect(past.locator('[part=photos]')).toHaveText(['3 pictures', '1 picture']);
  });

  test("fit a page of past events on a small laptop's screen", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/events');
    const past = page.locator('#past');
    await expect(past.getByRole('article')).toHaveCount(6);
    expect((await past.boundingBox())?.height).toBeLessThan(700);
  });

  test('show a drawing for a missing picture and for one that fails to load', async ({ page }) => {
    await page.goto('/events');
    const pictures = ['Soon', 'Broken'].map((title) => card(page, 'upcoming', title).locator('svg'));
    const sizes = await Promise.all(
      pictures.map((picture) => picture.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])),
    );
    expect(sizes[0]).toEqual(sizes[1]);
    expect(await pictures[0]?.textContent()).toBe('');
  });

  test('omit the placeholder on a phone, and show the place on a separate line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/events');
    await expect(card(page, 'upcoming', 'Soon')).toBeVisible();
    await expect(card(page, 'upcoming', 'Soon').locator('svg')).toBeHidden();
    const facts = card(page, 'past', 'In June').locator('[part=time], [part=photos], [dir]:text-is("Hall")');
    const tops = await facts.evaluateAll((all) => all.map((fact) => Math.round(fact.getBoundingClientRect().top)));
    expect(tops[0]).toBe(tops[1]);
    expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
  });

  for (const width of [320, 1280]) {
    test(`wrap a long place next to its icon, not under it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/events');
      const place = card(page, 'past', LONG_TITLE).getByText(LONG_PLACE);
      const [mark, text] = await place.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [element.getBoundingClientRect().left, range.getBoundingClientRect().left];
      });
      expect(text).toBeGreaterThan((mark ?? 0) + 10);
    });
  }

  test('are accessible in narrow and wide windows, light and dark', async ({ page }) => {
    await page.goto('/events');
    await atEachWidthAndScheme(page, () => expectAccessible(page));
  });
});

test.describe('several events today', () => {
  test.use({ serverSheets: { events: [HEADER, ...today(3)].join('\n') } });

  test('share one heading and have cards of the same size', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/events');
    await expect(page.locator('#today [part=group]')).toHaveCount(1);
    const cards = page.locator('#today article');
    await expect(cards).toHaveCount(3);
    const sizes = await cards.evaluateAll((all) =>
      all.map(({ clientWidth, clientHeight }) => `${clientWidth} ${clientHeight}`),
    );
    expect(new Set(sizes).size).toBe(1);
  });
});

test.describe('Subscribe', () => {
  const toggle = (page: Page) => page.locator('main summary', { hasText: 'Subscribe' });
  const links = (page: Page) => page.locator('main details').getByRole('link');

  test('offers the calendar app, Google Calendar and a file', async ({ page }) => {
    await page.goto('/events');
    await expect(links(page)).toHaveCount(0);
    await toggle(page).click();
    await expect(links(page)).toHaveCount(3);
    const { host } = new URL(page.url());
    const webcal = `webcal://${host}/events.ics`;
    await expect(page.getByRole('link', { name: /^Calendar app/ })).toHaveAttribute('href', webcal);
    await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
      'href',
      `https://calendar.google.com/calendar/r?cid=${webcal}`,
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Calendar file/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    await expectAccessible(page);
  });
});

test.describe('Subscribe on a server with a public address', () => {
  test.use({ serverEnv: { UMMES_PUBLIC_URL: 'https://society.example' } });

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/events');
    await page.locator('main summary').click();
    const links = page.locator('main details').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'webcal://society.example/events.ics',
      'https://calendar.google.com/calendar/r?cid=webcal://society.example/events.ics',
      '/events.ics',
    ]);
    await page.close();
  });
});
