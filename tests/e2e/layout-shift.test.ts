import { PATHS } from '../support/journeys/paths';
import { expect, test } from '../support/journeys/test';

/** Most that a page may move by itself, as the browser scores it. */
const MAX_LAYOUT_SHIFT = 0.02;

/** A slow phone line: the page is painted long before its script, its typeface and its data are there. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 90 * 1024 };

for (const [index, path] of PATHS.entries()) {
  const [width = 0, height = 0] = index % 3 ? [360, 740] : [1920, 1080];
  test(`nothing moves while ${path} comes alive on a slow line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The footer's map is a page of others, which may answer late or never: the line would not fall idle.
    await page.route('https://**', (route) => route.abort());
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });
}
