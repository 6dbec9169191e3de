import type { Page } from 'playwright/test';
import { day, setToday } from '../support/journeys/days';
import { expect, expectAccessible, inEachLook, test } from '../support/journeys/test';

const HEADER = 'id,title,description,location,imageUrl,otherImages,date,time,link';
const TEXT = 'Words to read. '.repeat(16).trim();
const PICTURE = '/pictures/events/formula-student.svg';
const today = (count: number) =>
  Array.from({ length: count }, (_, i) => `now${i},Now ${i},"${TEXT}",Hall,${PICTURE},,${day(0)},14:00-17:00,`);
const SHEET = [
  HEADER,
  ...today(1),
  `soon,Soon,,,,,${day(1)},17:30,`,
  `later,Later,,,,,${day(8)},,`,
  `june,In June,,Hall,${PICTURE},"/a.svg, /b.svg",${day(-3)},10:00,https://forms.example/old`,
  `may,In May,,,,,${day(-30)},,`,
  `december,In December,,,${PICTURE},${PICTURE},${day(-180)},,`,
  'someday,Some day,,,,,,,https://forms.example/undated',
].join('\n');

test.use({ locale: 'en-GB', timezoneId: 'UTC', serverEnv: { UMMES_TIME_ZONE: 'UTC' } });
test.beforeEach(({ page }) => setToday(page));

const card = (page: Page, section: string, title: string) =>
  page.locator(`#${section} article`).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('the sections of the events page', () => {
  test.use({ serverSheets: { events: SHEET } });

  test("today's event is one wide card with more of its text, and marked where it stands again", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/events');
    const [wide, again] = [card(page, 'today', 'Now 0'), card(page, 'upcoming', 'Now 0')];
    const [section, box] = [await page.locator('#today').boundingBox(), await wide.boundingBox()];
    expect(box?.width).toBeCloseTo(section?.width ?? 0, 0);
    expect(box?.height).toBeLessThan(500);
    await expect(wide).toContainText(TEXT);
    await expect(again).not.toContainText(TEXT);
    await expect(again.locator('[part=today]')).toHaveText('Today');
    await expect(page.locator('main [part=today]')).toHaveCount(1);
  });

  test('cards say near days as people do, with the time', async ({ page }) => {
    await page.goto('/events');
    const day = (section: string, title: string) => card(page, section, title).locator('[part=day]');
    await expect(day('today', 'Now 0')).toHaveText('Today');
    await expect(card(page, 'today', 'Now 0').locator('[part=time]')).toHaveText(/14:00 – 17:00/);
    await expect(day('upcoming', 'Soon')).toHaveText('Tomorrow');
    await expect(day('upcoming', 'Later')).toHaveText(/^Sat,? 22 Jun$/);
    await expect(day('past', 'In December')).toHaveText(/^Sun,? 16 Dec 2029$/);
    await expect(day('past', 'Some day')).toHaveCount(0);
  });

  test('past events are grouped by term, undated ones last, with their number of photos and no registration', async ({
    page,
  }) => {
    await page.goto('/events');
    const past = page.locator('#past');
    await expect(past.locator('[part=term]')).toHaveText(['January – June 2030', 'July – December 2029', 'Undated']);
    const titles = (term: string) => past.getByRole('list', { name: term }).getByRole('heading', { level: 3 });
    await expect(titles('January – June 2030')).toHaveText(['In June', 'In May']);
    await expect(titles('July – December 2029')).toHaveText(['In December']);
    await expect(titles('Undated')).toHaveText(['Some day']);
    await expect(past.locator('[part=photos]')).toHaveText(['3 photos', '1 photo']);
    await expect(past.getByRole('link', { name: /Register/ })).toHaveCount(0);
  });

  test('they are accessible, narrow and wide, light and dark', async ({ page }) => {
    await page.goto('/events');
    await inEachLook(page, () => expectAccessible(page));
  });
});

for (const [count, rows] of [
  [2, 1],
  [3, 2],
  [4, 2],
] as const) {
  test.describe(`${count} events of today`, () => {
    test.use({ serverSheets: { events: [HEADER, ...today(count)].join('\n') } });

    test('fill their rows', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/events');
      const today = page.locator('#today article');
      await expect(today).toHaveCount(count); // the server wrote the page on another day than the page's clock says
      const cards = await today.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      expect(new Set(cards.map(({ top }) => top)).size).toBe(rows);
      const section = await page.locator('#today').boundingBox();
      expect(Math.max(...cards.map(({ right }) => right))).toBeCloseTo((section?.x ?? 0) + (section?.width ?? 0), 0);
      expect(cards.at(-1)?.right).toBeCloseTo((section?.x ?? 0) + (section?.width ?? 0), 0);
    });
  });
}

test.describe('Subscribe', () => {
  const toggle = (page: Page) => page.locator('main summary', { hasText: 'Subscribe' });
  const links = (page: Page) => page.locator('main details').getByRole('link');

  test('offers the calendar app, Google Calendar and the file', async ({ page }) => {
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

  test('opens by the keyboard, closes by Escape, which gives the focus back, and by what is outside', async ({
    page,
  }) => {
    await page.goto('/events');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await expect(links(page)).toHaveCount(3);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(links(page)).toHaveCount(0);
  });
});

test.describe('Subscribe of a server with a public address', () => {
  test.use({ serverEnv: { UMMES_PUBLIC_URL: 'https://society.example' } });

  test('works without script', async ({ browser, baseURL }) => {
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
