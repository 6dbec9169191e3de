import type { Page } from 'playwright/test';
import { serveBuiltPages, untilRendered } from '../support/journeys/built-pages';
import { day, setToday } from '../support/journeys/days';
import { callsTo, expect, expectAccessible, staysTheSame, test } from '../support/journeys/test';

const HEADER = 'id,title,description,location,date,time,status,link,type,speaker,seats,map';
const SHEET = [
  HEADER,
  `talk,Talk,"See https://talk.example/a.\n\nSecond\nline <b>bold</b>","Hall\nRoom 2",${day(3)},6.30 pm – 8 pm,,https://forms.example/talk,Lecture,Prof. A. Silva,12 of 40 left,https://maps.example/hall`,
  `off,Off,Text,,${day(3)},10:00,Canceled,/join`,
  `later,Later,,,${day(4)},10:00,postponed,https://forms.example/later,Trip,,3 left,`,
  `online,Online,,,${day(5)},18h30,moved online,/join`,
  `old,Old,,,${day(-2)},10:00,,https://forms.example/old,LECTURE,,none left,`,
].join('\n');

/** Returns the card of an upcoming event. */
const card = (page: Page, title: string) => page.locator('#upcoming article').filter({ hasText: title });

test.describe('optional columns', () => {
  test.use({
    serverSheets: { events: SHEET },
    serverEnv: { UMMES_TIME_ZONE: 'Asia/Colombo' },
    locale: 'en-GB',
    timezoneId: 'Asia/Calcutta',
  });
  test.beforeEach(({ page }) => setToday(page));

  test('appear on cards, with the status before the title', async ({ page }) => {
    await page.goto('/events');
    await expect(page.locator('#upcoming h3')).toHaveText([
      'Talk',
      /^Cancelled\s*Off$/,
      /^Postponed\s*Later$/,
      /^Moved online\s*Online$/,
    ]);
    await expect(card(page, 'Talk')).toContainText('18:30 – 20:00');
    await expect(card(page, 'Talk')).not.toContainText('Colombo');
    await expect(page.locator('#upcoming').getByRole('link', { name: 'Cancelled Off' })).toBeVisible();
    await expect(card(page, 'Cancelled').locator('s')).toHaveText('Off');
  });

  test('show the type, speaker, seats and meeting point, and the seats only until the event', async ({ page }) => {
    await page.goto('/events');
    for (const text of ['Lecture', 'Speaker: Prof. A. Silva', 'Seats: 12 of 40 left'])
      await expect(card(page, 'Talk').getByText(text, { exact: true })).toBeVisible();
    await expect(page.locator('#past [part~=type]')).toHaveText('Lecture');
    await expect(page.getByText('none left')).toHaveCount(0);
    await expect(page.getByText('3 left')).toHaveCount(0);
    await page.goto('/events/talk');
    const main = page.getByRole('main');
    for (const [part, text] of Object.entries({ type: 'Lecture', speaker: 'Prof. A. Silva', seats: '12 of 40 left' }))
      await expect(main.locator(`[part~=${part}]`)).toContainText(text);
    const map = main.getByRole('link', { name: 'Show on the map' });
    await expect(map).toHaveAttribute('href', 'https://maps.example/hall');
    await expect(map).toHaveAttribute('rel', /noopener/);
    await expect(main.locator('aside').getByRole('button', { name: 'Share or copy link' })).toBeVisible();
  });

  test('a postponed event leads with its state, and its old date is struck through', async ({ page }) => {
    await page.goto('/events');
    const later = card(page, 'Later');
    await expect(later.locator('s')).toHaveText(/^Postponed, was planned for .*18.*10:00/);
    await expect(page.locator('#upcoming [part~=group] s')).toHaveText(/^Postponed, was planned for 18/);
    await expect(later.getByRole('link', { name: /Register/ })).toHaveCount(0);
    await page.goto('/events/later');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Postponed\s*Later$/);
    await expect(main.locator('aside s').first()).toContainText('Postponed, was planned for');
    await expect(main.getByText('Add to calendar')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /Register/ })).toHaveCount(0);
  });

  test('offer registration on cards, except for cancelled and past events', async ({ page }) => {
    await page.goto('/events');
    const register = page.locator('#upcoming').getByRole('link', { name: 'Register for Talk' });
    await expect(register).toHaveAttribute('href', 'https://forms.example/talk');
    await expect(register).toHaveAttribute('rel', /noopener/);
    await expect(card(page, 'Cancelled').getByRole('link', { name: /Register/ })).toHaveCount(0);
    await expect(page.locator('#past').getByRole('link', { name: /Register/ })).toHaveCount(0);
    // The card's link covers the whole card except the registration link.
    await register.scrollIntoViewIfNeeded();
    const href = await register.evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      return document
        .elementFromPoint(left + 5, top + 5)
        ?.closest('a')
        ?.getAttribute('href');
    });
    expect(href).toBe('https://forms.example/talk');
  });

  test("appear on the home page, in search results and in an event's breadcrumb", async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Upcoming Events' }).or(page.locator('#whats-on section').first());
    await expect(panel.getByRole('heading', { level: 3 }).nth(1)).toHaveText(/Cancelled\s*Off/);
    await expect(panel.first()).toContainText('18:30 – 20:00');
    await expect(panel.getByRole('link', { name: 'Register for Talk' })).toBeVisible();
    await page.goto('/search?q=off');
    await expect(page.getByRole('main')).toContainText('Cancelled · ');
    await expect(page.locator('main s')).toHaveText(['Off']);
    await page.goto('/events/off');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.locator('s')).toHaveText('Off');
    await breadcrumb.getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL(/\/events$/);
  });

  test("replace a cancelled event's calendar menu with a link to all events", async ({ page }) => {
    await page.goto('/events/off');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
    await expect(main.getByText('Add to calendar')).toHaveCount(0);
  });

  test('keep links and line breaks in the description', async ({ page }) => {
    await page.goto('/events/talk');
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: 'https://talk.example/a', exact: true });
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(main.getByText('line <b>bold</b>')).toBeVisible();
    const paragraphs = await main
      .locator('[part~=description] p')
      .evaluateAll((all) => all.map((paragraph) => (paragraph as HTMLElement).innerText));
    expect(paragraphs).toEqual(['See https://talk.example/a.', 'Second\nline <b>bold</b>']);
    expect(await main.locator('[part~=location] p[dir]').innerText()).toBe('Hall\nRoom 2');
  });
});

test.describe('the types of events', () => {
  test.use({ serverSheets: { events: SHEET } });
  test.beforeEach(({ page }) => setToday(page));

  const types = (page: Page) => page.getByRole('group', { name: 'Type of event' }).getByRole('link');

  test('filter all sections, and the choice is in the address', async ({ page }) => {
    await page.goto('/events');
    await expect(types(page)).toHaveText(['All', 'Lecture', 'Trip']);
    await types(page).filter({ hasText: 'Trip' }).click();
    await expect(page).toHaveURL(/\/events\?type=trip$/);
    await expect(page.locator('#upcoming h3')).toHaveText([/Later/]);
    await expect(page.locator('#past')).toContainText('No past events.');
    await expect(types(page).filter({ hasText: 'Trip' })).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(page.locator('#upcoming h3')).toHaveText([/Later/]);
    await page.goBack();
    await expect(page.locator('#upcoming h3')).toHaveCount(4);
    await expect(types(page).filter({ hasText: 'All' })).toHaveAttribute('aria-current', 'true');
    await page.goForward();
    await expect(page.locator('#upcoming h3')).toHaveText([/Later/]);
    await expectAccessible(page);
  });

  test('are ignored if no event has the type in the address', async ({ page }) => {
    await page.goto('/events?type=party');
    await expect(page.locator('#upcoming h3')).toHaveCount(4);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('are links to rendered pages', async ({ page }) => {
      for (const type of ['trip', 'lecture']) await untilRendered(page, `/events?type=${type}`);
      await page.goto('/events?type=trip');
      await expect(page.locator('main section h3')).toHaveText([/Later/]);
      await types(page).filter({ hasText: 'Lecture' }).click();
      await expect(page.locator('main section h3')).toHaveText([/Old/, /Talk/]); // all are upcoming by the server's clock
    });
  });
});

test.describe('an event of today', () => {
  const sheet = `${HEADER}\nnow,Now,,,${day(0)},10:00-13:00,,https://forms.example/now`;
  test.use({ serverSheets: { events: sheet }, serverEnv: { UMMES_TIME_ZONE: 'UTC' }, timezoneId: 'UTC' });

  test('is marked once it has ended, in an open page, and stays in its sections', async ({ page }) => {
    await page.clock.install({ time: '2030-06-14T12:58:30Z' });
    await page.goto('/events');
    await expect(page.locator('#today').getByRole('link', { name: 'Register for Now' })).toBeVisible();
    await expect(page.getByText('Ended')).toHaveCount(0);
    await page.clock.fastForward('02:00');
    for (const id of ['today', 'upcoming']) await expect(page.locator(`#${id} [part~=over]`)).toHaveText(/Ended/);
    await expect(page.getByRole('link', { name: 'Register for Now' })).toHaveCount(0);
  });
});

test.describe('a reloaded event page', () => {
  test.use({ serverSheets: { events: SHEET } });
  test.beforeEach(({ page }) => setToday(page));

  async function openTalk(page: Page, url = '') {
    const calls = callsTo(page, '/api/sheets/events');
    await page.goto(`${url}/events`);
    await page.locator('#upcoming').getByRole('link', { name: 'Talk', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk');
    expect(calls.length).toBe(1);
  }

  /** Replaces the sheet, and waits until the API returns it. */
  async function replaceSheet(
    server: { url: string; writeSheet(name: string, csv: string): Promise<void> },
    row: string,
  ) {
    await server.writeSheet('events', `${HEADER}\n${row}`);
    const mark = row.split(',')[1] ?? '';
    await expect.poll(async () => (await fetch(`${server.url}/api/sheets/events`)).text()).toContain(mark);
  }

  test('shows corrected data without an API call', async ({ page, ownServer }) => {
    await openTalk(page, ownServer.url);
    await replaceSheet(ownServer, `talk,Talk moved,,Hall 9,${day(6)},,,`);
    await untilRendered(page, page.url());
    const calls = callsTo(page, '/api/');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk moved');
    await expect(page).toHaveTitle('Talk moved · UMMES');
    await staysTheSame(page, () => calls.length);
    expect(calls).toEqual([]);
  });

  test('keeps its copy of the event if there is no server-rendered data', async ({ page }) => {
    await serveBuiltPages(page);
    await openTalk(page);
    await page.route('**/api/sheets/events', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk');
    await expect(page.getByText('Failed to load events')).toHaveCount(0);
  });

  test('says that the event is gone, and opens the list without a reload', async ({ page, ownServer }) => {
    await openTalk(page, ownServer.url);
    await replaceSheet(ownServer, `other,Other,,,${day(6)},,,`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event not found');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('main').getByRole('link', { name: 'All events' }).click();
    await expect(page.locator('#upcoming h3')).toHaveText(['Other']);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test.describe('long sections', () => {
  const rows = Array.from({ length: 14 }, (_, i) => `a${i},Archive ${i},,,${day(-10 - i)},,,`);
  test.use({ serverSheets: { events: [HEADER, ...rows].join('\n') } });
  test.beforeEach(({ page }) => setToday(page));

  test('return to the first page and scroll to the top when Events is chosen', async ({ page }) => {
    await page.goto('/events?past=2');
    await expect(page.locator('#past')).toContainText('2 / 3');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect(page.locator('#past')).toContainText('1 / 3');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
