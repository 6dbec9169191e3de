import type { Page } from 'playwright/test';
import { site } from '../../src/content/site';
import { startClock } from '../support/journeys/clock';
import { expect, test } from '../support/journeys/test';

const EVENTS = [
  'id,title,description,location,imageUrl,otherImages,date,status',
  'off,Called off,,,,,01/02/2090,cancelled',
  'cafe,Café of ideas,,,,,02/02/2090,',
].join('\n');
const NOTHING = 'id,title,description,content,imageUrl,publishedAt';

const steps = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Where to go next' });

test.describe('the next steps', () => {
  test.use({ serverSheets: { events: EVENTS, news: NOTHING } });

  for (const [place, address, shown] of [
    ['that does not exist', '/no/such/page', 'Page not found'],
    ['of an event that does not exist', '/events/nope', 'Event not found'],
    ['without news', '/news', 'No news found.'],
    ['without results', '/search?q=xyzzyxyzzy', 'Nothing found'],
  ] as const) {
    test(`on a page ${place} are the next event, the search and a contact`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(shown);
      await expect(steps(page).getByRole('link', { name: 'Next event: Café of ideas, Thu' })).toBeVisible();
      await expect(steps(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
      if (!address.startsWith('/search')) await expect(steps(page)).toContainText('Search the site');
      await steps(page)
        .getByRole('link', { name: /^Next event/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Café of ideas');
    });
  }

  test('a mistyped address has the page that was probably meant, and a search field', async ({ page }) => {
    await page.goto('/event/42');
    await expect(page.getByText('Did you mean Events?').getByRole('link')).toHaveAttribute('href', '/events');
    await page.getByRole('searchbox').fill('cafe');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=cafe$/);
    await expect(page.getByRole('heading', { name: 'Café of ideas' })).toBeVisible();
  });

  test('an invalid unsubscribe link says how to get off the list all the same', async ({ page }) => {
    await page.goto('/unsubscribe');
    const write = page.getByRole('link', { name: site.contact.email });
    await expect(write).toHaveAttribute('href', /^mailto:.*\?subject=Please%20take%20me%20off/);
    await expect(page.getByRole('link', { name: 'contact us another way' })).toHaveAttribute('href', '/contact');
    await page.goto('/unsubscribe?token=abc');
    await expect(page.getByRole('button', { name: 'Yes, Unsubscribe' })).toBeVisible();
    await expect(write).toHaveCount(0);
  });
});

test.describe('the next steps at noon', () => {
  const today = new Date().toLocaleDateString('en-GB');
  test.use({
    serverSheets: {
      events: `id,title,date,time\nover,Early breakfast,${today},05:00-06:00\ncafe,Café of ideas,02/02/2090,`,
    },
  });

  test('skip an event of today that is over', async ({ page }) => {
    await startClock(page);
    await page.goto('/no/such/page');
    await expect(steps(page).getByRole('link', { name: 'Next event: Café of ideas, Thu' })).toBeVisible();
  });
});
