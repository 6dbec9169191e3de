import { type Browser, chromium } from 'playwright';
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

/** Measurements by name, in the order of the table. */
const FILES = { sizes: measureSizes };
const IN_BROWSER = {
  cards: measureTimeToCards,
  'many-events': measureManyEvents,
  'many-alumni': measureManyAlumni,
  news: measureNews,
  'second-tag': measureSecondTag,
  'layout-shift': measureLayoutShift,
};
const ON_SERVER = {
  lighthouse: measureLighthouse,
  server: measureServer,
  costs: measureCosts,
  'large-directory': measureLargeDirectory,
  storage: measureOffice,
};

/**
 * Measures and prints the table.
 * @param names of the measurements; none for all.
 * @returns whether all budgets are kept
 */
export async function bench(names: readonly string[] = []): Promise<boolean> {
  const known = Object.keys({ ...FILES, ...IN_BROWSER, ...ON_SERVER });
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`no measurement ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const isAsked = (name: string) => names.length === 0 || names.includes(name);
  const asked = <Measure>(all: Record<string, Measure>) =>
    Object.entries(all).flatMap(([name, measure]) => (isAsked(name) ? [measure] : []));
  const rows: Measurement[] = [];
  for (const measure of asked(FILES)) rows.push(...(await measure()));
  rows.push(...(await measureInBrowser(asked(IN_BROWSER))));
  for (const measure of asked<() => Promise<Measurement[]>>(ON_SERVER)) rows.push(...(await measure()));
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

type MeasureInBrowser = (browser: Browser, url: string) => Promise<Measurement[]>;

/** One after another: they would disturb each other. */
async function measureInBrowser(measures: readonly MeasureInBrowser[]): Promise<Measurement[]> {
  if (measures.length === 0) return [];
  const served = await startServed();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: PLAYWRIGHT_FLAGS });
  const rows: Measurement[] = [];
  try {
    for (const measure of measures) rows.push(...(await measure(browser, served.url)));
    return rows;
  } finally {
    await browser.close();
    await served.stop();
  }
}
