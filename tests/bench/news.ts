import type { Browser, CDPSession, Page } from 'playwright';
import { openHostPage } from './host-page';
import { atMost, type Measurement } from './measurement';

/** How much slower than this machine: about a cheap phone. */
const SLOW_DOWN = 4;

/** Longer than this, a task makes a finger wait. */
const LONG_TASK_MS = 50;

/** The best one counts, the one least disturbed by the machine. */
const ROUNDS = 3;

/** What lies on both sides of the view, besides what is in it. */
const MAX_CARDS = 16;

/** 5,000 news while they are dragged and turned on a slow machine, one by one and in a row. */
export async function measureNews(browser: Browser, url: string): Promise<Measurement[]> {
  return [
    ...(await measureView(browser, url, 'one by one', 390, useCarousel)),
    ...(await measureView(browser, url, 'in a row', 1280, useRow)),
  ];
}

async function measureView(
  browser: Browser,
  url: string,
  view: string,
  width: number,
  use: (page: Page) => Promise<void>,
): Promise<Measurement[]> {
  const html = `<script type="module" src="/widgets/ummes.js"></script><ummes-news api="/demo/states/many"></ummes-news>`;
  const { page, cdp, close } = await openHostPage(browser, url, html, { width });
  await page.locator('ummes-news [part~=card]').first().waitFor();
  await page.waitForTimeout(500); // the pictures of the first cards
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await longestTask(cdp, () => use(page)));
  const cards = await page.locator('ummes-news [part~=card]').count();
  await close();
  return [
    atMost(`5,000 news ${view}: cards in the document`, cards, MAX_CARDS, ''),
    atMost(
      `  longest task of dragging and turning, ${SLOW_DOWN} times slowed down`,
      Math.min(...rounds),
      LONG_TASK_MS,
      'ms',
    ),
  ];
}

async function useCarousel(page: Page) {
  for (const distance of [-180, -180, 120]) {
    await page.mouse.move(200, 250);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) await page.mouse.move(200 + (distance * step) / 12, 250);
    await page.mouse.up();
    await page.waitForTimeout(500);
  }
  for (let turn = 0; turn < 5; turn += 1) {
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.waitForTimeout(400);
  }
  await page.locator('ummes-news [part~=dots] button').last().click();
  await page.waitForTimeout(400);
}

async function useRow(page: Page) {
  for (let turn = 0; turn < 6; turn += 1) {
    await page.getByRole('button', { name: 'Scroll right' }).click();
    await page.waitForTimeout(500);
  }
  await page.mouse.move(600, 300);
  for (let turn = 0; turn < 10; turn += 1) {
    await page.mouse.wheel(900, 0);
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(400);
}

interface TraceEvent {
  name: string;
  /** Thread. */
  tid: number;
  /** Time of the processor, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** The page's longest task in milliseconds of the processor's time, so that other work on the machine does not count. */
async function longestTask(cdp: CDPSession, use: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as unknown as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', '__metadata'] } });
  await use();
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const main = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(({ tid }) => tid));
  const tasks = events.filter(({ name, tid }) => name.endsWith('RunTask') && main.has(tid));
  if (tasks.length === 0) throw new Error('the trace has no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
