import type { Page } from 'playwright/test';
import { callsTo, expect, test } from '../support/journeys/test';

const SHEET = [
  'id,title,description,location,imageUrl,otherImages,date',
  'cafe,Café of ideas,"An evening of talks","Main Hall",,,01/02/2030',
  'gears,Gear cutting,"Bring your resume to the café, and <b>goggles</b>",Machine Shop,,,02/02/2030',
  'forge,Forge,,,,,01/01/2031',
  'forges,Open evening at the forge,,,,,05/02/2030',
  ...Array.from({ length: 14 }, (_, i) => `lecture${i},Lecture ${i},,,,,03/02/2030`),
].join('\n');

const query = (page: Page) => page.getByRole('searchbox', { name: 'Events, news and projects' });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const events = (page: Page) => page.getByRole('region', { name: /^Events/ });

test.describe('the search', () => {
  test.use({ serverSheets: { events: SHEET } });

  test('keeps the query in the address for shared links and Back, and opens a result without a call', async ({
    page,
  }) => {
    await page.goto('/search');
    await query(page).fill('gear & oil');
    await expect(page).toHaveURL(/\/search\?q=gear\+%26\+oil$/);
    await query(page).fill('');
    await expect(page).toHaveURL(/\/search$/);
    await expect(page).toHaveTitle('Search · UMMES');
    await page.goto('/search?q=gear');
    await expect(query(page)).toHaveValue('gear');
    await expect(count(page)).toHaveText('1 result for “gear”');
    await expect(page).toHaveTitle('gear · Search · UMMES');
    const calls = callsTo(page, '/api/sheets/events');
    await events(page).getByRole('link', { name: 'Gear cutting' }).click();
    await expect(page).toHaveURL(/\/events\/gears$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gear cutting');
    expect(calls).toEqual([]);
    await page.goBack();
    await expect(query(page)).toHaveValue('gear');
    await expect(count(page)).toHaveText('1 result for “gear”');
  });

  test('finds pages, headings and board members, and scrolls to the result', async ({ page }) => {
    await page.goto('/search?q=president');
    const people = page.getByRole('region', { name: /^Board members/ });
    await expect(people.getByRole('link', { name: 'Nethmi Abeysekara' })).toHaveAttribute('href', '/about#board');
    await expect(people.getByText('Senior Vice President')).toBeVisible();
    await query(page).fill('map pictures');
    const pages = page.getByRole('region', { name: 'Information, 1 found' });
    await pages.getByRole('link', { name: 'Map and pictures' }).click();
    await expect(page).toHaveURL(/\/privacy#map-and-pictures$/);
    await expect(page.locator('#map-and-pictures')).toBeFocused();
    await expect(page.locator('#map-and-pictures')).toBeInViewport();
  });

  test('finds the pages for newcomers and for companies by what readers call them', async ({ page }) => {
    for (const [word, path] of [
      ['sponsor', '/partners'],
      ['partner', '/partners'],
      ['beginner', '/new-here'],
      ['join', '/new-here'],
      ['join', '/alumni?join'],
      ['membership fee', '/new-here'],
      ['parnter', '/partners'],
      ['abuot', '/about'],
      ['phone', '/contact'],
    ]) {
      await page.goto(`/search?q=${word}`);
      await expect(page.locator(`main h3 a[href^="${path}"]`).first(), word).toBeVisible();
    }
  });

  test('ranks events happening soon above others', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2030-02-02T10:00'));
    await page.goto('/search?q=forge');
    await expect(events(page).getByRole('link')).toHaveText(['Open evening at the forge', 'Forge']);
  });

  test('finds similar words if nothing matches the query exactly', async ({ page }) => {
    await page.goto('/search?q=lectuer');
    await expect(count(page)).toHaveText('Nothing found for “lectuer”, but 22 results for similar words');
    await expect(events(page).locator('mark').first()).toHaveText('Lecture');
    await query(page).fill('cutting');
    await expect(count(page)).toHaveText('1 result for “cutting”');
  });

  test('finds graduates by name, even a misspelt one, and by their work, and opens their cards', async ({ page }) => {
    const graduates = page.getByRole('region', { name: /^Graduates/ });
    for (const query of ['amaya sample', 'amyaa sample', 'amaya turbines']) {
      await page.goto(`/search?q=${query}`);
      await expect(graduates.getByRole('link', { name: 'Amaya Sample' })).toBeVisible();
    }
    await graduates.getByRole('link', { name: 'Amaya Sample' }).click();
    await expect(page).toHaveURL(/\/alumni\?name=Amaya\+Sample&batch=\d{4}#profile$/);
    await expect(page.locator('#profile article')).toHaveCount(1);
  });

  test('focuses its labelled field on arrival', async ({ page }) => {
    await page.goto('/search');
    await expect(query(page)).toBeFocused();
    await page.goto('/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(query(page)).toBeFocused();
    await expect(page.getByRole('searchbox', { name: 'Find pages, people, events' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('shows that nothing was found, with the query as plain text', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(count(page)).toHaveText(
      'Nothing found for “<img src=x onerror=alert(1)>”. Check the spelling, or try fewer words.',
    );
    await query(page).fill('');
    await expect(count(page)).toHaveText('');
    await expect(page.getByText('Browse all')).toBeVisible();
    await expect(page).toHaveURL(/\/search$/);
  });

  test('shows an error if the events fail to load, and loads them on Try Again', async ({ page }) => {
    let fails = true;
    await page.route('**/api/sheets/events', (route) => (fails ? route.fulfill({ status: 500 }) : route.continue()));
    await page.goto('/search?q=gear');
    await expect(page.getByRole('alert')).toContainText('Failed to load events. Please try again later.');
    await expect(count(page)).not.toContainText('Nothing found');
    fails = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(count(page)).toHaveText('1 result for “gear”');
  });

  test('shows one error if several lists fail to load, and loads them all on Try Again', async ({ page }) => {
    let fails = true;
    await page.route('**/api/sheets/{events,news,student-life}', (route) =>
      fails ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.goto('/search?q=gear');
    await expect(page.getByRole('alert')).toHaveText(/^Failed to load some of what can be found here/);
    fails = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(count(page)).toHaveText('1 result for “gear”');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
