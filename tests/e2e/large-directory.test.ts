import type { Page, Route } from 'playwright/test';
import { openStorage } from '../../src/server/storage/storage';
import { expect, test } from '../support/journeys/test';
import { addPeople } from '../support/server/people';

/*
 * A server of 600 people, Person 0 to Person 599. Of them 11 match `person 59`. Some answers are held back or replaced
 * (`page.route`), to see what shows meanwhile.
 */

const PEOPLE = 600;
const PAGES = /\/api\/users(\?|$)/;

test.beforeEach(async ({ ownServer, page }) => {
  const { data } = ownServer;
  const storage = await openStorage({ data, database: `sqlite:${data}/ummes.db`, bucket: null });
  await addPeople(storage.applications, PEOPLE);
  await storage.close();
  // First views of the server are left out: here the page has to ask.
  await page.route(/\/embed\//, (route) => route.fulfill({ status: 404 }));
});

/** Opens the page as it is in the build, without the data that the server may have put into it. */
async function openPage(page: Page, url: string) {
  await page.route('**/alumni*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="application\/json" id="first-data">.*?<\/script>/s, '');
    return route.fulfill({ response, body });
  });
  await page.goto(url);
}

/** A page of somebody else's with the tag. */
async function openTag(page: Page, server: string) {
  await page.route('http://localhost:49999/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A department</title><script type="module" src="${server}/widgets/ummes.js"></script><ummes-alumni></ummes-alumni>`,
    }),
  );
  await page.goto('http://localhost:49999/');
}

/** The calls of the directory, as paths, from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/users')) calls.push(pathname + search);
  });
  return calls;
}

/** Holds back the call of a page with this query. `route` is the held call. */
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
  ['the page', (page: Page, url: string) => openPage(page, `${url}/alumni`)],
  ['the tag', openTag],
] as const) {
  test(`${where} never takes more than twelve people of a large directory`, async ({ page, ownServer }) => {
    const calls = callsOf(page);
    const sizes: number[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/users')) sizes.push((await response.json()).items.length);
    });
    await open(page, ownServer.url);
    await expect(found(page)).toHaveText('600 alumni');
    await expect(cards(page)).toHaveCount(12);
    await field(page).fill('PERSON 59');
    await expect(found(page)).toHaveText('11 of 600 alumni');
    await expect(cards(page)).toHaveCount(11);
    await page.getByLabel('Graduation year').selectOption('2013');
    await expect(found(page)).toHaveText('2 of 600 alumni');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(found(page)).toHaveText('600 alumni');
    await profile(page).getByRole('button', { name: 'Next' }).click();
    await expect(profile(page)).toContainText('2 / 50');
    await expect(cards(page).first()).toContainText('Person 12');
    await profile(page).getByRole('button', { name: 'Prev' }).click();
    await expect(cards(page).first()).toContainText('Person 0');
    expect(calls).toEqual([
      '/api/users/all',
      '/api/users?name=PERSON+59',
      '/api/users?name=PERSON+59&batch=2013',
      '/api/users?page=2',
    ]);
    expect(sizes.every((size) => size <= 12)).toBe(true);
  });
}

test('the last answer stays while the next is on its way; one that was superseded is ended', async ({
  page,
  ownServer,
}) => {
  await openPage(page, `${ownServer.url}/alumni`);
  await expect(cards(page)).toHaveCount(12);
  const early = await hold(page, '?name=person+5');
  const late = await hold(page, '?name=person+58');
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('name=person+5'));
  await field(page).fill('person 5');
  await early.route;
  await expect(profile(page)).toHaveAttribute('aria-busy', 'true');
  await expect(found(page)).toHaveText('600 alumni');
  await expect(cards(page)).toHaveCount(12);
  await field(page).fill('person 58');
  await ended;
  await (await late.route).fallback();
  await expect(found(page)).toHaveText('11 of 600 alumni');
  await expect(profile(page)).not.toHaveAttribute('aria-busy');
  await expect(field(page)).toBeFocused();
  await (await early.route).fallback().catch(() => {}); // the call is gone
  await expect(found(page)).toHaveText('11 of 600 alumni');
});

test('a page that fails says so in place and in a toast, keeps the search, and is tried again', async ({
  page,
  ownServer,
}) => {
  await openPage(page, `${ownServer.url}/alumni`);
  await expect(cards(page)).toHaveCount(12);
  await page.route(PAGES, (route) => route.fulfill({ status: 503, json: { message: 'no' } }), { times: 1 });
  await field(page).fill('person 58');
  await expect(profile(page).getByText('Failed to fetch alumni data')).toBeVisible();
  await expect(page.getByText('Failed to load alumni profiles')).toBeVisible();
  await expect(field(page)).toHaveValue('person 58');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(found(page)).toHaveText('11 of 600 alumni');
});

test('the address of a page of a search shows that page', async ({ page, ownServer }) => {
  await openPage(page, `${ownServer.url}/alumni?name=person+5&page=99`);
  await expect(found(page)).toHaveText('111 of 600 alumni');
  await expect(profile(page)).toContainText('10 / 10');
  await expect(cards(page)).toHaveCount(3);
});
