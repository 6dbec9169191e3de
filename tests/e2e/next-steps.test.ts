import { serveBuiltPages } from '../support/journeys/built-pages';
import { startClock } from '../support/journeys/clock';
import { expect, test } from '../support/journeys/test';

const TODAY = new Date().toLocaleDateString('en-GB');

test.use({
  serverSheets: {
    events: [
      'id,title,date,time,status',
      `over,Early breakfast,${TODAY},05:00-06:00,`,
      'off,Called off,01/02/2090,,cancelled',
      'cafe,Café of ideas,02/02/2090,,',
    ].join('\n'),
    news: 'id,title,description,content,imageUrl,publishedAt',
  },
});

test('dead ends link to the next event, the search page and the contact page', async ({ page }) => {
  await startClock(page); // noon: today's event is over
  const steps = page.getByRole('main').getByRole('list', { name: 'Where to go next' });
  for (const [address, shown] of [
    ['/events/nope', 'Event not found'],
    ['/news', 'No news found.'],
    ['/search?q=xyzzyxyzzy', 'Nothing found'],
    ['/no/such/page', 'Page not found'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(shown);
    await expect(steps.getByRole('link', { name: /^Next event · Thu.* · Café of ideas$/ })).toBeVisible();
    await expect(steps.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    const hasField = (await page.getByRole('main').getByRole('searchbox').count()) > 0;
    await expect(steps.getByRole('link', { name: 'Search the site' })).toHaveCount(hasField ? 0 : 1);
  }
  await page.goto('/search?q=Nimal%20P');
  await expect(steps.getByRole('link', { name: 'Search the alumni directory for “Nimal P”' })).toHaveAttribute(
    'href',
    '/alumni?name=Nimal+P#profile',
  );
  await steps.getByRole('link', { name: /^Next event/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Café of ideas');
});

test('a list that fails to load suggests where to go next', async ({ page }) => {
  await serveBuiltPages(page);
  await page.route('**/api/{sheets,users}/**', (route) => route.fulfill({ status: 500, json: {} }));
  for (const path of ['/events', '/news', '/student-life', '/alumni']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Where to go next' }).getByRole('link', { name: 'Contact us' }),
    ).toBeVisible();
  }
});
