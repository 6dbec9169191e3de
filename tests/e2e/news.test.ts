import type { Page } from 'playwright/test';
import { callsTo, expect, staysTheSame, test } from '../support/journeys/test';

const LONG = 'A sentence that is meant to be cut off after the third line of a card. '.repeat(6);
const SHEET = [
  'id,title,description,content,imageUrl,publishedAt',
  `one,Alpha news,"${LONG}","First paragraph.\n\nSecond, see https://example.com/paper.",/pictures/events/robotics.svg,14/02/2026`,
  'two,Beta news,<b>bold</b> <script>alert(1)</script>,,/no/such/picture.png,2026-02-15T10:00:00',
  'three,Gamma news,,,javascript:alert(1),Semester 2',
  'four,Delta news,d,,,',
  'five,Epsilon news,e,,,31/02/2026',
  'five,Zeta news,f,,,',
].join('\n');

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 780 };

const row = (page: Page) => page.locator('main ul[tabindex]').first();
const shown = (page: Page) => page.locator('[aria-roledescription=slide]:not([inert])');
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('the news page', () => {
  test.use({ serverSheets: { news: SHEET } });

  test('shows a row at 1024 px and wider, with arrows that scroll it by 400 px', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
    await expect(page.locator('article h2').first()).toHaveText('Alpha news');
    await expect(page.locator('article h2').nth(1)).toHaveText('Beta news');
    await expect(page.getByRole('button', { name: 'Scroll left' })).toBeDisabled();
    const left = () => row(page).evaluate((element) => Math.round(element.scrollLeft));
    await page.keyboard.press('ArrowRight'); // needs no focus, unlike in the tag
    await expect.poll(left).toBe(400);
    await page.getByRole('button', { name: 'Scroll right' }).click();
    await expect.poll(left).toBe(800);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Scroll left' }).click();
    await expect.poll(left).toBe(0);
    await page.setViewportSize({ width: 1150, height: 800 }); // the third card is cut off
    await expect(page.locator('main')).toContainText('1–2 / 6');
  });

  test('has arrow keys that scroll its row once, also after a reader has left it and come back', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/news');
    await expect(page.getByRole('button', { name: 'Scroll right' })).toBeEnabled();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Scroll right' })).toBeEnabled();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row(page).evaluate((element) => Math.round(element.scrollLeft))).toBe(400);
  });

  for (const width of [1280, 1920]) {
    test(`ends on the edge of the page, with whole cards and a cut edge, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/news');
      const edges = () =>
        row(page).evaluate((list) => {
          const { left = 0, right = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
          const cut = list.nextElementSibling?.getBoundingClientRect();
          const view = list.getBoundingClientRect();
          const cards = [...list.children].map((card) => card.getBoundingClientRect());
          const partly = cards.filter((card) => card.left < view.right - 1 && card.right > view.right + 1);
          return { start: view.left - left, end: (cut?.right ?? 0) - right, partly: partly.length };
        });
      await expect(page.locator('main')).toContainText('1–3 / 6');
      expect(await edges()).toEqual({ start: 0, end: 0, partly: 0 });
      await page.getByRole('button', { name: 'Scroll right' }).click();
      await expect(page.locator('main')).toContainText('2–4 / 6');
      await expect.poll(edges).toEqual({ start: 0, end: 0, partly: 0 });
    });
  }

  test('shows the pictures of cards beyond the row, and scrolls to a card when its link gets focus', async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/news');
    await expect(page.getByRole('button', { name: 'Scroll right' })).toBeEnabled();
    const pictures = row(page).locator('img');
    await expect(pictures).toHaveCount(6);
    await expect
      .poll(() => pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    await page.getByRole('link', { name: 'See More about Gamma news' }).focus();
    await page.keyboard.press('Tab');
    const delta = page.getByRole('link', { name: 'See More about Delta news' });
    await expect(delta).toBeFocused();
    await expect(page.locator('article', { hasText: 'Delta news' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Delta news');
  });

  test('a single card is as wide as the page at 768 px, with its picture beside the text', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/news');
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const card = await shown(page).locator('article').boundingBox();
    expect(card?.x).toBe(title?.x);
    expect(Math.abs((card?.width ?? 0) - (title?.width ?? 0))).toBeLessThanOrEqual(1); // a border may be between pixels
    const picture = await shown(page).locator('img').boundingBox();
    const name = await shown(page).getByRole('heading').boundingBox();
    expect(Number(name?.x)).toBeGreaterThanOrEqual(Number(picture?.x) + Number(picture?.width));
  });

  test('shows the next card on a horizontal swipe, but not on a vertical one', async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/news');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText('Alpha news');
    const touch = await context.newCDPSession(page);
    const swipe = async (byX: number, byY: number) => {
      const at = (part: number) => [{ x: 200 + byX * part, y: 400 + byY * part }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-90, 4);
    await expect(shown(page)).toContainText('Beta news');
    await swipe(-10, -120);
    await expect(() => staysTheSame(page, () => shown(page).textContent())).toPass(); // the swipe has settled
    await expect(shown(page)).toContainText('Beta news');
  });

  test('shows cards with an initial, three lines of text and a See More link', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/news');
    const card = page.locator('article').first();
    await expect(card.locator('span').first()).toHaveText('A');
    await expect(card.getByRole('link', { name: 'See More about Alpha news' })).toBeVisible();
    const lines = await card.locator('p').evaluate((text) => {
      return Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
    });
    expect(lines).toBe(3);
    await expect(page.locator('article').nth(1)).toContainText('<b>bold</b> <script>alert(1)</script>');
  });

  test('opens an item with its picture, badge, date, text and article', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/news');
    await page.getByRole('link', { name: /See More about Alpha/ }).click();
    await expect(page).toHaveURL(/\/news\?item=one$/);
    await expect(page).toHaveTitle('Alpha news · UMMES');
    await expect(dialog(page).getByRole('heading', { name: 'Alpha news' })).toBeVisible();
    await expect(dialog(page).getByRole('img', { name: 'Alpha news' })).toBeVisible();
    await expect(dialog(page)).toContainText('News Update');
    await expect(dialog(page).locator('time')).toHaveText('14 February 2026');
    await expect(dialog(page).getByRole('heading', { name: 'Full Article' })).toBeVisible();
    await expect(dialog(page).getByText('First paragraph.')).toBeVisible();
    await expect(dialog(page).getByRole('link').first()).toHaveAttribute('href', 'https://example.com/paper');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  });

  test('omits Full Article for an item without one, and shows an unrecognised date unchanged', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/news');
    await page.getByRole('link', { name: /See More about Gamma/ }).click();
    await expect(dialog(page)).toContainText('Semester 2');
    await expect(dialog(page)).not.toContainText('Full Article');
  });

  test('an item in a dialog opens as a full page for those it is shared with', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/news');
    await page.getByRole('link', { name: /See More about Alpha/ }).click();
    await dialog(page).getByRole('link', { name: 'Open as a page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alpha news');
    await expect(page).toHaveURL(/\/news\?item=one$/);
    await expect(page).toHaveTitle('Alpha news · UMMES');
    await expect(dialog(page)).toHaveCount(0);
    const article = page.getByRole('article');
    await expect(article.locator('time')).toHaveText('14 February 2026');
    await expect(article.getByRole('img', { name: 'Alpha news' })).toBeVisible();
    await expect(article).toContainText('First paragraph.');
    await expect(article.getByRole('button', { name: 'Share or copy link' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(article).toContainText('First paragraph.');
    await expect(page.getByRole('navigation', { name: 'More news' })).toBeHidden();
  });

  test("an item's page leads to its neighbours by date and to all news, and each begins at its title", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await page.goto('/news?item=one');
    const title = page.getByRole('heading', { level: 1 });
    const more = page.getByRole('navigation', { name: 'More news' });
    await expect(more.getByRole('listitem')).toHaveText([/^NewerBeta news/, /^OlderGamma news/]);
    await more.getByRole('link', { name: 'Gamma news' }).click();
    await expect(title).toHaveText('Gamma news');
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(page).toHaveURL(/\/news\?item=three$/);
    await expect(page).toHaveTitle('Gamma news · UMMES');
    await page.goBack();
    await expect(title).toHaveText('Alpha news');
    await more.getByRole('link', { name: 'All news' }).click();
    await expect(title).toHaveText('News & Updates');
    await expect(title).toBeFocused();
  });

  test('a reload turns an open dialog into a page', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/news');
    await page.getByRole('link', { name: /See More about Alpha/ }).click();
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alpha news');
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
  });

  test('below 1024 px, the items that the carousel hides are also in a list', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/news');
    const list = page.getByRole('region', { name: 'More news' });
    await expect(list.getByRole('link')).toHaveText([
      'Beta news',
      'Gamma news',
      'Delta news',
      'Epsilon news',
      'Zeta news',
    ]);
    await list.getByRole('link', { name: 'Beta news' }).click();
    await expect(dialog(page)).toContainText('Beta news');
    await page.keyboard.press('Escape');
    await expect(list.getByRole('link', { name: 'Beta news' })).toBeFocused();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(list).toBeHidden();
  });

  test('closes an item with Escape, the backdrop, X, Close or Back, and returns focus', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/news');
    const link = page.getByRole('link', { name: /See More about Beta/ });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(10, 450),
      () => dialog(page).getByRole('button', { name: 'Close' }).first().click(),
      () => dialog(page).getByRole('button', { name: 'Close' }).last().click(),
      () => page.goBack(),
    ];
    for (const close of closings) {
      await link.click();
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(2);
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/news$/);
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    }
  });

  test('shares its first three items with the home page, and opens without a second call', async ({ page }) => {
    const calls = callsTo(page, '/api/sheets/news');
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Latest News' });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Alpha news', 'Beta news', 'Gamma news']);
    await expect(panel.getByRole('link', { name: 'View All News' })).toHaveAttribute('href', '/news');
    await expect(panel.getByRole('link', { name: /Read more/ })).toHaveCount(3);
    await panel.getByRole('link', { name: 'Read more about Beta news' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.locator('article').first()).toBeVisible();
    await page.goBack();
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(3);
    expect(calls).toHaveLength(1);
  });
});
