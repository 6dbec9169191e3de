import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { openStorage } from '../../src/server/storage/storage';
import { LAUNCH_FLAGS } from '../support/programs.mjs';
import { addPeople } from '../support/server/people';
import { atMost, type Measurement, median, unlimited } from './measurement';
import { startServerProcess } from './server-process';

/** A slow phone: 150 ms per request, 1.6 Mbit/s down, and a processor slowed down to a quarter of its speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 209_664, uploadThroughput: 96_000 };
const SLOWER_CPU = 4;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const ROUNDS = 5;
const PEOPLE = 2000;
const TYPED = '1234';

interface MeasuredPage {
  name: string;
  /** For a host page: a tag, and the query of its script; or the path of a frame. */
  tag?: string;
  query?: string;
  frame?: string;
  /** For a page of the site. */
  path?: string;
  /** What visitors wait for. */
  content: string;
}

const PAGES: MeasuredPage[] = [
  { name: 'events', tag: 'ummes-events', content: 'article' },
  ...[
    { name: 'events', content: 'article' },
    { name: 'news', content: 'article' },
    { name: 'newsletter', content: 'input' },
    { name: 'join', content: 'input[name=name]' },
    { name: 'alumni', content: 'article' },
  ].map(({ name, content }) => ({
    name: `${name} with ?first`,
    tag: `ummes-${name}`,
    query: `?first=${name}`,
    content,
  })),
  { name: 'events in a frame', tag: 'ummes-events', frame: '/frame/events', content: 'article' },
  { name: 'home', path: '/', content: 'main time' },
  { name: 'events page', path: '/events', content: 'main article' },
];

/** tsx 4 wraps named functions in a helper, so pages that run them must define it. */
const TSX_NAME = 'window.__name = (value) => value';

/** Milliseconds from navigation until content appeared and until presses worked, and the total blocking time. */
interface Visit {
  content: number;
  press: number;
  blocked: number;
}

/** Measures how long a visitor on a slow phone waits for host pages and the site, on first and second visits. */
export async function measurePhone(): Promise<Measurement[]> {
  const data = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  const storage = await openStorage({ data, database: `sqlite:${join(data, 'ummes.db')}`, bucket: null });
  await addPeople(storage, PEOPLE);
  await storage.close();
  const server = await startServerProcess({ UMMES_DATA: data, UMMES_DEMO: '1' });
  const host = createServer((request, response) => {
    const [tag = '', query = ''] = new URL(request.url ?? '', 'http://host').search.slice(1).split('+');
    response.setHeader('Content-Type', 'text/html');
    response.end(
      hostPage(tag.startsWith('/') ? frameIn(server.url + tag) : tagIn(tag, `${server.url}/widgets/ummes.js${query}`)),
    );
  });
  // The same site as the server, so that a frame is in the slowed down process too.
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: LAUNCH_FLAGS });
  try {
    const rows: Measurement[] = [];
    for (const { name, tag, query = '', frame, path, content: selector } of PAGES) {
      const address = tag ? `${hostUrl}?${frame ?? `${tag}+${query}`}` : server.url + path;
      const visits: { first: Visit; second: Visit }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visitTwice(browser, address, tag, selector));
      const middle = (value: (visit: (typeof visits)[number]) => number) => median(visits.map(value));
      const content = middle(({ first }) => first.content);
      const press = middle(({ first }) => first.press);
      const blocked = middle(({ first }) => first.blocked);
      const again = middle(({ second }) => second.content);
      rows.push(unlimited(`slow phone, ${name}: content`, content, 'ms'), unlimited('  clicks work', press, 'ms'));
      rows.push(atMost('  total blocking time', blocked, 80, 'ms'));
      rows.push(unlimited('  content on a second visit', again, 'ms'));
    }
    rows.push(await measureSearch(browser, `${server.url}/alumni`));
    return rows;
  } finally {
    await browser.close();
    host.close();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}

const hostPage = (content: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">
<h1>A department's page</h1>${content}</html>`;

const tagIn = (tag: string, script: string) => `<${tag} style="display:block;min-height:1200px"></${tag}>
<script type="module" src="${script}"></script>`;

const frameIn = (address: string) => `<iframe src="${address}" title="Events" width="100%" height="1200"></iframe>`;

async function visitTwice(browser: Browser, address: string, tag: string | undefined, content: string) {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session, SLOWER_CPU);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(TSX_NAME);
  await page.addInitScript(watch, { tag, content });
  const visit = async (): Promise<Visit> => {
    await page.goto(address, { waitUntil: 'commit' });
    const started = () => page.evaluate(() => performance.timeOrigin);
    const shown = () => page.frames().at(-1) ?? page;
    while (!(await shown().evaluate(() => window.visit?.press > 0))) await page.waitForTimeout(100);
    await page.waitForLoadState('networkidle');
    const { visit: measured, origin } = await shown().evaluate(() => ({
      visit: window.visit,
      origin: performance.timeOrigin,
    }));
    // A frame's clock starts when its own document is requested.
    const late = origin - (await started());
    return { ...measured, content: measured.content + late, press: measured.press + late };
  };
  const visits = { first: await visit(), second: await visit() };
  await context.close();
  return visits;
}

async function throttle(session: CDPSession, rate: number): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

declare global {
  interface Window {
    visit: Visit;
    /** The time from the last key press to the changed list. */
    answer: Promise<number>;
  }
}

/** Runs in the page before its scripts. */
function watch({ tag, content }: { tag?: string | undefined; content: string }): void {
  const visit = { content: 0, press: 0, blocked: 0 };
  window.visit = visit;
  const root = () => (tag ? document.querySelector(tag)?.shadowRoot : document);
  const isHydrated = () => Object.keys(root()?.querySelector(content) ?? {}).some((key) => key.startsWith('__react'));
  const look = () => {
    const now = performance.now();
    if (!visit.content && (root()?.querySelector(content)?.getClientRects().length ?? 0) > 0) visit.content = now;
    if (isHydrated()) visit.press = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) visit.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Measures the time from a key press in the directory's search to its results, on a fast computer. */
async function measureSearch(browser: Browser, address: string): Promise<Measurement> {
  const page = await browser.newPage();
  await page.addInitScript(TSX_NAME);
  await page.goto(address);
  const search = page.locator('main [type=search]').first();
  await search.focus();
  await page.waitForLoadState('networkidle');
  const delays: number[] = [];
  for (const letter of TYPED) delays.push(await afterKey(page, letter));
  await page.close();
  return atMost(`directory of ${PEOPLE} people: key press to result`, median(delays), 50, 'ms');
}

async function afterKey(page: Page, letter: string): Promise<number> {
  await page.evaluate(() => {
    const text = () => document.querySelector('main')?.textContent;
    const before = text();
    window.answer = new Promise((resolve) => {
      const onKey = ({ timeStamp }: KeyboardEvent) => {
        const look = () => {
          if (text() === before) requestAnimationFrame(look);
          else resolve(performance.now() - timeStamp);
        };
        requestAnimationFrame(look);
      };
      addEventListener('keydown', onKey, { once: true });
    });
  });
  await page.keyboard.press(letter);
  return page.evaluate(() => window.answer);
}
