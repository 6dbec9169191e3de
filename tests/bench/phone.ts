import type { Browser, Page } from 'playwright';
import { type HostSite, withHostSite } from './host-site';
import { measureManyTags } from './many-tags';
import { atMost, type Measurement, median, unlimited } from './measurement';
import { measurePresses } from './press';
import { TSX_NAME } from './slow-phone';
import { visitTwice } from './visit';

const ROUNDS = 5;
const PEOPLE = 2000;
const TYPED = '1234';

interface MeasuredPage {
  name: string;
  /** The tag with the content, on a host page or in a frame. */
  tag?: string;
  /** The loader's query. */
  query?: string;
  /** The path of a frame, for a host page with one. */
  frame?: string;
  /** For a page of the site. */
  path?: string;
  /** A selector for the content that visitors wait for. */
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

declare global {
  interface Window {
    /** The time from the last key press to the changed list. */
    answer: Promise<number>;
  }
}

/** Measures how long a visitor on a slow phone waits for host pages and the site, on first and second visits. */
export const measurePhone = () =>
  withHostSite(PEOPLE, async (site) => [
    ...(await measureVisits(site)),
    ...(await measurePresses(site)),
    ...(await measureManyTags(site)),
    await measureSearch(site.browser, `${site.society}/alumni`),
  ]);

async function measureVisits({ browser, society, pageWith, pageWithFrame }: HostSite): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const { name, tag, query, frame, path, content: selector } of PAGES) {
    const address = frame ? pageWithFrame(frame) : tag ? pageWith([tag], query) : society + path;
    const visits: Awaited<ReturnType<typeof visitTwice>>[] = [];
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
  return rows;
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
