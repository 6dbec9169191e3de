import { day } from '../support/journeys/days';
import { PATHS } from '../support/journeys/paths';
import { expect, holdCalls, test } from '../support/journeys/test';

const SHEET = /\/widgets\/chunks\/site-[0-9A-F]+\.css$/;
const NEWS = [
  'id,title,description,content,imageUrl,publishedAt',
  ...[1, 2, 3, 4, 5].map((index) => `n${index},Item ${index},In short,Whole,/pictures/${index}.svg,${day(-index)}`),
].join('\n');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>';

test('each page inlines the styles of its header and main element', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const sheet = await (await request.get(/\/widgets\/chunks\/site-\w+\.css/.exec(home)?.[0] ?? '')).text();
  const ruled = new Set(sheet.match(/\bgo\d+\b/g));
  for (const path of [...PATHS, '/news?item=sample-brake-test', '/student-life?item=sample-eco-car']) {
    const html = await (await request.get(path)).text();
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const [body = ''] = /<div id="root">.*?<\/main>/s.exec(html) ?? [];
    const missing = [...new Set(body.match(/\bgo\d+\b/g))].filter((name) => ruled.has(name) && !style.includes(name));
    expect(missing, path).toEqual([]);
  }
});

test('a page paints before its remaining styles load, and hydrates afterwards', async ({ page }) => {
  const release = await holdCalls(page, SHEET);
  await page.goto('/events', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('a page is styled even if its style sheet fails to load', async ({ page }) => {
  await page.route(SHEET, (route) => route.abort());
  await page.goto('/contact');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('padding-top', '0px');
});

test.describe('the first news picture', () => {
  test.use({ serverSheets: { news: NEWS } });

  for (const width of [360, 1280]) {
    test(`is requested once, before any script, at ${width} px`, async ({ page, request }) => {
      await expect.poll(async () => (await request.get('/news')).text()).toContain('/pictures/1.svg');
      await page.setViewportSize({ width, height: 800 });
      const paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      await page.route('**/pictures/*.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }));
      await page.goto('/news');
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const first = paths.indexOf('/pictures/1.svg');
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThan(paths.findIndex((path) => path.endsWith('.js')));
      expect(paths.filter((path) => path === '/pictures/1.svg')).toHaveLength(1);
      await expect(page.locator('img[src="/pictures/1.svg"]').first()).toHaveAttribute('fetchpriority', 'high');
      await expect(page.locator('img[src="/pictures/2.svg"]').first()).toHaveAttribute('loading', 'lazy');
    });
  }
});
