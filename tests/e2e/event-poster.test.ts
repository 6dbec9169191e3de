import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { day, setToday } from '../support/journeys/days';
import { atEachWidthAndScheme, callsTo, expect, expectAccessible, test } from '../support/journeys/test';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenworkshop on the dynamics of fluids in machines';
const SHEET = [
  'id,title,date,time,location,description,status',
  `lathe,Open workshop,${day(2)},14:00-17:00,Machine Shop,"Turn a bolt.\n\nWear closed shoes.",`,
  `long/ü,${LONG},${day(3)},,${LONG},${'word '.repeat(500)},cancelled`,
  `full,${LONG.slice(0, 49)},${day(3)},14:00,${LONG},${'word '.repeat(500)},cancelled`,
  'some-day,An evening,,,,,',
].join('\n');

/** Posters with every field, with only a title, and with text that is too long. */
const PATHS = ['lathe', 'some-day', 'full', encodeURIComponent('long/ü')].map((id) => `/events/${id}/poster`);

test.describe("an event's poster", () => {
  test.use({ serverSheets: { events: SHEET } });
  test.beforeEach(({ page }) => setToday(page));

  test("opens from the event's page without another call, and its QR code links back", async ({ page, baseURL }) => {
    await page.goto('/events/lathe');
    const calls = callsTo(page, '/api/');
    await page.getByRole('link', { name: 'Poster' }).click();
    await expect(page).toHaveURL(/\/events\/lathe\/poster$/);
    const poster = page.getByRole('article', { name: 'Poster: Open workshop' });
    await expect(poster).toContainText('14:00 – 17:00');
    const picture = await poster.getByRole('img', { name: 'QR code' }).screenshot();
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(`${baseURL}/events/lathe`);
    expect(calls).toEqual([]);
    await atEachWidthAndScheme(page, () => expectAccessible(page));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open workshop');
  });

  test('prints without the rest of the page, on one A4 or Letter sheet', async ({ page }) => {
    for (const [path, colorScheme] of [
      ...PATHS.map((path) => [path, 'light'] as const),
      ['/events/lathe/poster', 'dark'] as const,
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('article')).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
      const [, width, height] = /MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      expect([Number(width), Number(height)].map(Math.round)).toEqual([595, 842]); // A4 in points
      const letter = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect(letter.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    expect(await page.getByRole('article').boundingBox()).toMatchObject({ x: 0, y: 0 });
  });

  test('fits on its sheet, even if text is missing or too long', async ({ page }) => {
    for (const [path, width] of PATHS.flatMap((path) => [360, 1280].map((width) => [path, width] as const))) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const poster = page.getByRole('article', { name: /^Poster: / });
      await expect(poster).toBeVisible();
      const outside = await poster.evaluate((sheet) => {
        const { left, right, bottom } = sheet.getBoundingClientRect();
        const parts = [...sheet.querySelectorAll('h2, p, p > span, dd, svg, footer')];
        const { top: end = bottom } = sheet.querySelector('footer')?.getBoundingClientRect() ?? {};
        return parts.filter((part) => {
          const box = part.getBoundingClientRect();
          const lowest = part.closest('footer') ? bottom : end;
          return box.left < left || box.right > right || box.bottom > lowest;
        }).length;
      });
      expect(outside).toBe(0);
    }
  });

  test('shows its paragraphs without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/events/lathe/poster');
    const poster = page.getByRole('article', { name: 'Poster: Open workshop' });
    // `toHaveText` would ignore line breaks.
    expect(await poster.getByText('Turn a bolt.').innerText()).toBe('Turn a bolt.\n\nWear closed shoes.');
    await expect(poster).toContainText(`${baseURL}/events/lathe`);
    await expect(poster.getByText('Scan for details')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.close();
  });

  test('leaves no space for the QR code if scripts fail to load', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/events/lathe/poster', { waitUntil: 'load' });
    await expect(page.getByRole('article', { name: 'Poster: Open workshop' })).toBeVisible();
    await expect(page.getByText('Scan for details')).toBeHidden();
  });

  test("shows 'Event not found' for an unknown event, as the event's page does", async ({ page }) => {
    await page.goto('/events/nothing/poster');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event not found');
    await expect(page.getByRole('main').getByRole('link', { name: 'All events' })).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
  });
});
