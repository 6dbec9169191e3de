import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { LAUNCH_FLAGS } from '../support/chromium.mjs';
import { type Measurement, median } from './measurement';

const PATHS = ['/', '/events', '/about', '/contact'];

/** Least scores out of 100 on a phone (Lighthouse's own slow-down of network and processor). */
const LEAST: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Runs per page: the middle one counts, as a busy moment of the machine costs points. */
const RUNS = 3;

/** What Lighthouse gives the site's pages. */
export async function measureLighthouse(url: string): Promise<Measurement[]> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM,
    chromeFlags: [...LAUNCH_FLAGS, '--headless=new'],
  });
  try {
    const rows: Measurement[] = [];
    for (const path of PATHS) rows.push(...(await scoresOf(url + path, path, chrome.port)));
    return rows;
  } finally {
    chrome.kill();
  }
}

async function scoresOf(address: string, path: string, port: number): Promise<Measurement[]> {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: Object.keys(LEAST) });
    const categories = Object.entries(result?.lhr.categories ?? {});
    runs.push(Object.fromEntries(categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])));
  }
  return Object.entries(LEAST).map(([name, least]) => {
    const value = median(runs.map((scores) => scores[name] ?? 0));
    return { name: `Lighthouse, ${path}: ${name}`, value, unit: '', budget: `≥ ${least}`, ok: value >= least };
  });
}
