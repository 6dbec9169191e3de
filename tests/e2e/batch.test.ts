import type { Page } from 'playwright/test';
import { openStorage } from '../../src/server/storage/storage';
import { untilListed } from '../support/journeys/people';
import { expect, test } from '../support/journeys/test';
import { person, storeRecords } from '../support/server/people';

/* A server of 40 people in 2014, one in 2013, and 600 in the years after: more than a browser takes at once. */

const people = [
  ...Array.from({ length: 40 }, (_, index) => ({
    batch: '2014',
    designation: index < 25 ? 'Lecturer' : `Post ${index}`,
  })),
  { batch: '2013', designation: 'Founder' },
  ...Array.from({ length: 600 }, (_, index) => ({
    batch: String(2015 + (index % 10)),
    designation: 'Design Engineer',
  })),
];

test.use({ serverEnv: { UMMES_PUBLIC_URL: 'https://ummes.example' } });

test.beforeEach(async ({ ownServer: { data, url } }) => {
  const storage = await openStorage({ data, database: `sqlite:${data}/ummes.db`, bucket: null });
  await storeRecords(
    storage.database,
    people.map((part, index) => ({ ...person(index), ...part })),
  );
  await storage.close();
  await untilListed(url, people.length);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const batches = (page: Page) => page.getByRole('navigation', { name: 'By batch' });
const cards = (page: Page) => page.locator('#profile article');

test('the page of a batch has its heading, its people and its figures, and makes no call for them', async ({
  page,
  ownServer: { url },
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto(`${url}/alumni?batch=2014`);
  await expect(page).toHaveTitle('Batch of 2014 · UMMES');
  await expect(heading(page)).toHaveText('Batch of 2014');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://ummes.example/alumni?batch=2014');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Batch of 2014 · UMMES');
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    'https://ummes.example/alumni?batch=2014',
  );
  const figures = main(page).locator('dl[data-nosnippet]');
  await expect(figures).toContainText('40');
  await expect(figures).toContainText('Lecturer 25');
  await expect(cards(page)).toHaveCount(12);
  await expect(page.locator('#profile').getByRole('status').first()).toHaveText('40 of 641 alumni');
  await expect(batches(page).getByRole('link', { name: '2014' })).toHaveAttribute('aria-current', 'page');
  expect(calls).toEqual([]);
  await main(page).getByRole('link', { name: 'All alumni' }).click();
  await expect(heading(page)).toHaveText('Alumni');
  await batches(page).getByRole('link', { name: '2013' }).click();
  await expect(heading(page)).toHaveText('Batch of 2013');
  await expect(main(page)).toContainText('One graduate of 2013');
  await expect(figures).toHaveCount(0);
});

test('another year chosen there is that batch; one chosen in the whole directory only filters it', async ({
  page,
  ownServer: { url },
}) => {
  await page.goto(`${url}/alumni?batch=2014`);
  await page.getByLabel('Graduation year').selectOption('2016');
  await expect(heading(page)).toHaveText('Batch of 2016');
  await expect(page).toHaveTitle('Batch of 2016 · UMMES');
  await expect(page).toHaveURL(/\?batch=2016$/);
  await page.goto(`${url}/alumni`);
  await page.getByLabel('Graduation year').selectOption('2016');
  await expect(page).toHaveURL(/\?batch=2016$/);
  await expect(heading(page)).toHaveText('Alumni');
  await page.reload();
  await expect(heading(page)).toHaveText('Batch of 2016');
});

test('its link is copied as it is to be shared', async ({ page, context, ownServer: { url } }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url}/alumni?batch=2014&page=2`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}/alumni?batch=2014`);
});
