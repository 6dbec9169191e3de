import type { Page, Route } from 'playwright/test';
import { settle } from '../support/journeys/clock';
import { servePeople } from '../support/journeys/people';
import { callsTo, expect, test } from '../support/journeys/test';

/*
 * The server has 3,100 people (Person 0 to Person 3099), too many to search in the browser. Eleven match
 * `person 59`. One test delays requests (`page.route`) to check the intermediate states.
 */

const PEOPLE = 3100;
const PAGES = /\/api\/users(\?|$)/;

test.beforeEach(async ({ ownServer }) => servePeople(ownServer, PEOPLE));

/** Records the directory's calls. A server-rendered page needs none at first. */
const callsOf = (page: Page) => callsTo(page, '/api/users?');

/** Delays the call with this query. `route` is the delayed call. */
async function hold(page: Page, query: string): Promise<{ route: Promise<Route> }> {
  let held: (route: Route) => void = () => {};
  const route = new Promise<Route>((resolve) => (held = resolve));
  await page.route(PAGES, (call) => (call.request().url().endsWith(query) ? held(call) : call.fallback()));
  return { route };
}

const profile = (page: Page) => page.locator('#profile');
const cards = (page: Page) => profile(page).locator('article');
const found = (page: Page) => profile(page).getByRole('status').first();
const field = (page: Page) => page.getByLabel('Search by name');

for (const [where, open] of [
  ['the page', (page: Page, url: string) => page.goto(`${url}/alumni`)],
  ['the tag', (page: Page, url: string) => page.goto(`${url}/demo/alumni.html`)],
] as const) {
  test(`${where} requests at most twelve people at a time from a large directory`, async ({ page, ownServer }) => {
    const calls = callsOf(page);
    const sizes: number[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/users')) sizes.push((await response.json()).items.length);
    });
    await open(page, ownServer.url);
    await expect(found(page)).toHaveText('3100 alumni');
    await expect(cards(page)).toHaveCount(12);
    await field(page).fill('PERSON 59');
    await expect(found(page)).toHaveText('11 of 3100 alumni');
    await expect(cards(page)).toHaveCount(11);
    await page.getByLabel('Graduation year').selectOption('2013');
    await expect(found(page)).toHaveText('2 of 3100 alumni');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(found(page)).toHaveText('3100 alumni');
    await profile(page).getByRole('button', { name: 'Next' }).click();
    await expect(profile(page)).toContainText('2 / 259');
    await expect(cards(page).first()).toContainText('Person 12');
    await profile(page).getByRole('button', { name: 'Prev' }).click();
    await expect(cards(page).first()).toContainText('Person 0');
    expect(calls).toEqual(['/api/users?name=PERSON+59', '/api/users?name=PERSON+59&batch=2013', '/api/users?page=2']);
    expect(sizes.every((size) => size <= 12)).toBe(true);
  });
}

test('results stay while the next ones load, and superseded calls are aborted', async ({ page, ownServer }) => {
  await page.goto(`${ownServer.url}/alumni`);
  await expect(cards(page)).toHaveCount(12);
  const early = await hold(page, '?name=person+5');
  const late = await hold(page, '?name=person+58');
  await field(page).fill('person 5');
  const superseded = await early.route;
  await expect(profile(page)).toHaveAttribute('aria-busy', 'true');
  await expect(found(page)).toHaveText('3100 alumni');
  await expect(cards(page)).toHaveCount(12);
  await field(page).fill('person 58');
  await (await late.route).fallback();
  await expect(found(page)).toHaveText('11 of 3100 alumni');
  await expect(profile(page)).not.toHaveAttribute('aria-busy');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => superseded.request().failure()?.errorText).toBe('net::ERR_ABORTED');
  const calls = callsOf(page);
  await superseded.fallback().catch(() => {}); // the call was aborted
  await settle(page);
  await expect(found(page)).toHaveText('11 of 3100 alumni');
  expect(calls).toEqual([]);
});
