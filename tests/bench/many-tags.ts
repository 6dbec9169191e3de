import type { HostSite } from './host-site';
import { atMost, type Measurement, median, unlimited } from './measurement';
import { visitTwice } from './visit';

const ROUNDS = 5;

const TAGS = [
  'events',
  'next',
  'news',
  'newsletter',
  'gallery',
  'student-life',
  'alumni',
  'contact',
  'join',
  'event-detail',
];

/** Ratios to one tag: of the time until the first tag's content, and of the blocking time. */
const MAX_CONTENT = 1.6;
const MAX_BLOCKED = 1.5;

const NEXT_TAGS = 100;

/** Measures what further tags on a page cost a visitor with a slow phone. */
export async function measureManyTags({ browser, society, pageWith }: HostSite): Promise<Measurement[]> {
  const visits = async (count: number) => {
    const address = pageWith(
      TAGS.slice(0, count).map((name) => `ummes-${name}`),
      `?first=${TAGS.slice(0, Math.min(count, 4)).join()}`,
    );
    const all = [];
    for (let round = 0; round < ROUNDS; round += 1)
      all.push((await visitTwice(browser, address, `ummes-${TAGS[0]}`, 'article')).first);
    return { content: median(all.map(({ content }) => content)), blocked: median(all.map(({ blocked }) => blocked)) };
  };
  const one = await visits(1);
  const rows: Measurement[] = [];
  for (const count of [3, TAGS.length]) {
    const { content, blocked } = await visits(count);
    rows.push(atMost(`${count} tags: content, of one tag`, content / one.content, MAX_CONTENT, '', 2));
    rows.push(atMost('  total blocking time, of one tag', blocked / Math.max(1, one.blocked), MAX_BLOCKED, '', 2));
  }
  const page = await browser.newPage();
  let requests = 0;
  page.on('request', (request) => {
    if (/\/(api|embed)\//.test(request.url().slice(society.length))) requests += 1;
  });
  await page.goto(pageWith(Array.from({ length: NEXT_TAGS }, () => 'ummes-next')));
  await page.locator('ummes-next [part=event]').first().waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.close();
  rows.push(unlimited(`${NEXT_TAGS} ummes-next: requests for data`, requests, ''));
  return rows;
}
