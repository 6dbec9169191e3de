import { PATHS } from '../support/journeys/paths';
import { expect, test } from '../support/journeys/test';

test('all pages use two preloaded font files, each under 8 kB', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'font' && fonts.add(new URL(request.url()).pathname));
  for (const path of PATHS) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect([...fonts], path).toHaveLength(2);
  }
  for (const font of fonts) {
    await expect(page.locator(`link[rel=preload][as=font][href='${font}']:not([media])`)).toHaveCount(1);
    expect((await (await page.request.get(font)).body()).length).toBeLessThan(8000);
  }
});
