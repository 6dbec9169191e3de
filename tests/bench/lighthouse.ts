import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { LAUNCH_FLAGS } from '../support/chromium.mjs';
import { startServed } from '../support/server/built-server.mjs';
import { type Measurement, median } from './measurement';

/** The main routes, with the samples of a first start. */
const PATHS = ['/', '/about', '/contact', '/events', '/events/open-workshop', '/student-life', '/alumni', '/news'];

/** Without it, canonical links and the sitemap's address are relative, which costs 15 points of `seo`. */
const PUBLIC_URL = 'https://society.example';

/** Least scores out of 100 on a phone (Lighthouse's own slow-down of network and processor). */
const LEAST: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Runs per page: the middle one counts, as a busy moment of the machine costs points. */
const RUNS = 5;

/** What Lighthouse gives the site's pages. */
export async function measureLighthouse(): Promise<Measurement[]> {
  const served = await startServed({ UMMES_PUBLIC_URL: PUBLIC_URL }, null);
  const chrome = await launch({
    chromePath: process.env.CHROMIUM,
    chromeFlags: [...LAUNCH_FLAGS, '--headless=new'],
  });
  try {
    const rows: Measurement[] = [];
    for (const path of PATHS) rows.push(...(await scoresOf(served.url + path, path, chrome.port)));
    return rows;
  } finally {
    chrome.kill();
    await served.stop();
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
