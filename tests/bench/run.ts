import { chromium } from 'playwright';
import { PLAYWRIGHT_FLAGS } from '../support/chromium.mjs';
import { startServed } from '../support/server/built-server.mjs';
import { measureCosts } from './costs';
import { measureLargeDirectory } from './large-directory';
import { measureLayoutShift } from './layout-shift';
import { measureLighthouse } from './lighthouse';
import { measureManyAlumni } from './many-alumni';
import { measureManyEvents } from './many-events';
import type { Measurement } from './measurement';
import { measureNews } from './news';
import { measureSecondTag } from './second-tag';
import { measureServer } from './server';
import { measureSizes } from './sizes';
import { measureOffice } from './storage';
import { measureTimeToCards } from './time-to-cards';

/** Measures everything and prints the table. @returns whether all budgets are kept */
export async function bench(): Promise<boolean> {
  const rows = [
    ...(await measureSizes()),
    ...(await measureInBrowser()),
    ...(await measureServer()),
    ...(await measureCosts()),
    ...(await measureLargeDirectory()),
    ...(await measureOffice()),
  ];
  const cells = rows.map(({ name, value, unit, budget, ok }) => [
    name,
    `${value} ${unit}`.trim(),
    budget,
    ok ? '' : 'OVER',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  for (const [name = '', value = '', budget = '', over = ''] of cells) {
    const [first = 0, second = 0, third = 0] = widths;
    console.log(`${name.padEnd(first)}  ${value.padStart(second)}  ${budget.padEnd(third)}  ${over}`.trimEnd());
  }
  return rows.every(({ ok }) => ok);
}

/** One after another: they would disturb each other. */
async function measureInBrowser(): Promise<Measurement[]> {
  const served = await startServed();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: PLAYWRIGHT_FLAGS });
  try {
    return [
      ...(await measureTimeToCards(browser, served.url)),
      ...(await measureManyEvents(browser, served.url)),
      ...(await measureManyAlumni(browser, served.url)),
      ...(await measureNews(browser, served.url)),
      ...(await measureSecondTag(browser, served.url)),
      ...(await measureLayoutShift(browser, served.url)),
      ...(await measureLighthouse(served.url)),
    ];
  } finally {
    await browser.close();
    await served.stop();
  }
}
