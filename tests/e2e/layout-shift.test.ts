import { PATHS } from '../support/journeys/paths';
import { expect, test } from '../support/journeys/test';

/** Maximum layout shift, as browsers score it. */
const MAX_LAYOUT_SHIFT = 0.02;

/** A slow phone connection, on which a page paints long before its script, font and data have loaded. */
const SLOW_CONNECTION = { offline: false, latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 90 * 1024 };

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1920, height: 1080 },
];
const CASES = PATHS.flatMap((path) => WINDOWS.map((size) => ({ path, ...size })));

for (const { path, width, height } of CASES) {
  test(`${path} hardly shifts while it loads on a slow connection at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // External requests could hang and keep the network from becoming idle.
    await page.route('https://**', (route) => route.abort());
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
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
