import { readFile } from 'node:fs/promises';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { day, setToday } from '../support/journeys/days';
import { expect, expectAccessible, inEachLook, test } from '../support/journeys/test';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenworkshop on the dynamics of fluids in machines';
const SHEET = [
  'id,title,date,time,location,description,status',
  `lathe,Open workshop,${day(2)},14:00-17:00,Machine Shop,Turn a bolt.,`,
  `long/ü,${LONG},${day(3)},,${LONG},${'word '.repeat(500)},cancelled`,
  'some-day,An evening,,,,,',
].join('\n');

test.describe('the poster of an event', () => {
  test.use({ serverSheets: { events: SHEET } });
  test.beforeEach(({ page }) => setToday(page));

  for (const format of ['A4', 'Square']) {
    test(`is saved as a picture in ${format}, whose code leads to the event`, async ({ page, baseURL }) => {
      await page.goto('/events/lathe/poster');
      await page.getByRole('radio', { name: format }).check();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as picture' }).click();
      const file = await readFile(await (await saved).path());
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual(format === 'A4' ? [2160, 3055] : [2160, 2160]);
      expect(decodeQR({ width: info.width, height: info.height, data })).toBe(`${baseURL}/events/lathe`);
    });

    test(`is printed on one page of the size of ${format}, and nothing else is`, async ({ page }) => {
      await page.goto('/events/lathe/poster');
      await page.getByRole('radio', { name: format }).check();
      await expect(page.locator('svg[data-format]')).toHaveAttribute('data-format', format.toLowerCase());
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
      const [, width, height] = /MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      // 72 points are 25.4 mm.
      expect(Math.round((Number(width) * 25.4) / 72)).toBe(210);
      expect(Math.round((Number(height) * 25.4) / 72)).toBe(format === 'A4' ? 297 : 210);
    });
  }

  test('is reached from the page of the event, without another call for it', async ({ page }) => {
    await page.goto('/events/lathe');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.getByRole('link', { name: 'Poster' }).click();
    await expect(page).toHaveURL(/\/events\/lathe\/poster$/);
    await expect(page.getByRole('img', { name: 'Poster: Open workshop' })).toBeVisible();
    expect(calls).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open workshop');
  });

  test('exists for an event without date and place, and for one whose texts are too long', async ({ page }) => {
    for (const path of ['/events/some-day/poster', `/events/${encodeURIComponent('long/ü')}/poster`]) {
      await page.goto(path);
      const poster = page.getByRole('img', { name: /^Poster: / });
      await expect(poster).toBeVisible();
      const sheet = await poster.boundingBox();
      for (const text of await poster.locator('text').all()) {
        const line = await text.boundingBox();
        if (!line?.width || !sheet) continue;
        expect(line.x).toBeGreaterThanOrEqual(sheet.x);
        expect(line.x + line.width).toBeLessThanOrEqual(sheet.x + sheet.width);
      }
    }
  });

  test('says so where there is no such event', async ({ page }) => {
    await page.goto('/events/nothing/poster');
    await expect(page.getByText('There is no event at this address.')).toBeVisible();
  });

  test('is accessible in each look', async ({ page }) => {
    await page.goto('/events/lathe/poster');
    await expect(page.locator('svg[data-format]')).toBeVisible();
    await inEachLook(page, () => expectAccessible(page));
  });
});
