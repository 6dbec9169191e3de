import { EVENTS_PATH } from '../../src/model/addresses/api-paths';
import { day, setToday } from '../support/journeys/days';
import { expectUnmoved, serveRendered, watchPage } from '../support/journeys/server-rendering';
import { expect, holdCalls, staysTheSame, test } from '../support/journeys/test';

const DAY = '2030-06-14';

const EVENTS = [
  'id,title,description,location,date,time',
  `now,Tonight,${'words '.repeat(30)},Hall,${day(0)},18:30`,
  ...Array.from({ length: 8 }, (_, index) => `b${index},Later ${index},,,${day(1 + index)},`),
  ...Array.from({ length: 20 }, (_, index) => `a${index},Archive ${index},,,${day(-1 - index)},`),
].join('\n');

const PROJECTS = [
  'Name,Description,Category,Images',
  'Car,"Drawn.\n\nBuilt.",Motorsport,/pictures/events/formula-student.svg',
  ...Array.from({ length: 11 }, (_, index) => `Project ${index + 2},text,,`),
].join('\n');

test.use({ serverSheets: { events: EVENTS, 'student-life': PROJECTS } });
// The server and the visitor are in the same time zone.
test.use({ timezoneId: 'UTC', serverEnv: { UMMES_TIME_ZONE: 'UTC' } });
test.beforeEach(({ page }) => setToday(page));

const PAGES = [
  ['/', 'Later 1'],
  ['/events', 'Archive 5'],
  ['/events?past=2', 'Archive 11'],
  ['/events/b3', 'Later 3'],
  ['/events/missing', 'Event not found'],
  ['/student-life', 'Project 9'],
  ['/student-life?item=project-12', 'Project 12'],
] as const;

for (const [address, text] of PAGES) {
  test(`${address} arrives with its data and makes no calls`, async ({ page }) => {
    await watchPage(page);
    const calls = await serveRendered(page, address, DAY);
    await page.route('https://**', (route) => route.abort());
    const response = await page.goto(address);
    expect(await response?.text()).toContain(text);
    await expect(page.getByRole('heading', { name: text }).first()).toBeVisible();
    await staysTheSame(page, () => calls.length);
    expect(calls).toEqual([]);
    await expectUnmoved(page);
  });
}

test('changing pages loads the whole list once, and keeps the current items until it arrives', async ({ page }) => {
  const calls = await serveRendered(page, '/events', DAY);
  await page.goto('/events');
  const past = page.locator('#past');
  await expect(past.locator('h2 + span')).toHaveText('20');
  const release = await holdCalls(page, `**${EVENTS_PATH}`);
  await past.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?past=2$/);
  await expect(past.locator('ol')).toHaveAttribute('aria-busy', 'true');
  await expect(past.locator('h3').first()).toHaveText('Archive 0');
  release();
  await expect(past.locator('h3').first()).toHaveText('Archive 6');
  await expect(past.locator('ol')).not.toHaveAttribute('aria-busy');
  await past.getByRole('button', { name: 'Next' }).click();
  await past.getByRole('button', { name: 'Prev' }).click();
  await past.getByRole('button', { name: 'Prev' }).click();
  await expect(past.locator('h3').first()).toHaveText('Archive 0');
  expect(calls).toEqual([EVENTS_PATH]);
});

test('if the next page fails to load, the current items stay and their section shows Try Again', async ({ page }) => {
  await serveRendered(page, '/events', DAY);
  await page.goto('/events');
  const past = page.locator('#past');
  await page.route(`**${EVENTS_PATH}`, (route) => route.abort());
  await past.getByRole('button', { name: 'Next' }).click();
  await expect(past.getByRole('alert')).toContainText('Failed to load events.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(past.locator('h3').first()).toHaveText('Archive 0');
  await page.unroute(`**${EVENTS_PATH}`);
  await past.getByRole('button', { name: 'Try Again' }).click();
  await expect(past.locator('h3').first()).toHaveText('Archive 6');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', serverEnv: { UMMES_TIME_ZONE: 'UTC' } });

  test("the sections use the visitor's day after hydration, and times include their zone", async ({ page }) => {
    const calls = await serveRendered(page, '/events', DAY);
    const response = await page.goto('/events');
    expect(await response?.text()).toContain('Today&#x27;s Events');
    await expect(page.locator('#today h3')).toHaveText(['Later 0']);
    await expect(page.locator('#past h3').first()).toHaveText('Tonight');
    await expect(page.locator('#past article').first()).toContainText('UTC time');
    expect(calls).toEqual([EVENTS_PATH]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the past events pager opens the next page at that section', async ({ page }) => {
    await serveRendered(page, '/events', DAY);
    await serveRendered(page, '/events?past=2', DAY);
    await page.goto('/events');
    const pager = page.getByRole('navigation', { name: 'Past Events, pages' });
    await expect(pager.getByRole('link', { name: 'Prev' })).toBeDisabled();
    await pager.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/events\?past=2#past-title$/);
    await expect(pager).toContainText('2 / 4');
    await expect(page.getByRole('heading', { name: 'Archive 6' })).toBeVisible();
  });
});
