import type { Page } from 'playwright/test';
import { HOSTED_TAGS, LOADER, tagHtml, untilShown } from '../support/hosts/tags';
import { expect, test } from '../support/hosts/test';

const ROUNDS = 1000;

test('tags created and thrown away: a thousand times, and no element, listener, observer or timer is left', async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(countObservers);
  await page.addInitScript(countTimers);
  await visit.open({ body: HOSTED_TAGS.map(tagHtml).join('') + LOADER });
  await untilShown(visit);
  await page.evaluate(() => document.body.replaceChildren());
  await createAndRemove(page, 20);
  const before = await counted(page);
  const timers = await openTimers(page);
  await createAndRemove(page, ROUNDS);
  const after = await counted(page);
  await expect.poll(() => openTimers(page), 'timers that are still to come').toBeLessThanOrEqual(timers);
  expect(after.observers).toBe(before.observers);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + SLACK);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + SLACK);
  expect(await visit.reports()).toEqual([]);
});

/** React keeps the last tree or two until it renders the next. A leak of one node in each round would be ten times that. */
const SLACK = 100;

/** Creates one tag after another, each until it has rendered, and removes it. */
async function createAndRemove(page: Page, rounds: number) {
  await page.evaluate(
    async ([names, rounds]) => {
      for (let round = 0; round < Number(rounds); round += 1) {
        const element = document.createElement(names[round % names.length] as string);
        document.body.append(element);
        await new Promise((resolve) => setTimeout(resolve));
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [HOSTED_TAGS.map(({ tag }) => tag), rounds] as const,
  );
}

/** What the page holds, once everything that can be freed is. */
async function counted(page: Page) {
  const session = await page.context().newCDPSession(page);
  let smallest = { nodes: Number.POSITIVE_INFINITY, listeners: Number.POSITIVE_INFINITY };
  // Weak references are freed over several collections.
  for (let round = 0; round < 5; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    smallest = { nodes: Math.min(smallest.nodes, nodes), listeners: Math.min(smallest.listeners, jsEventListeners) };
  }
  await session.detach();
  return { ...smallest, observers: await page.evaluate(() => (window as unknown as Counting).openObservers()) };
}

const openTimers = (page: Page) => page.evaluate(() => (window as unknown as Counting).openTimers());

interface Counting {
  openObservers(): string;
  openTimers(): number;
}

/** Counts the timers that are to come. For the browser. */
function countTimers() {
  const open = new Set<number>();
  const { setTimeout, clearTimeout, setInterval } = window;
  const clear = (id?: number) => {
    if (id !== undefined) open.delete(id);
    clearTimeout(id); // which ends intervals too
  };
  const count = (id: number) => {
    open.add(id);
    return id;
  };
  Object.assign(window, {
    setTimeout(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const id = setTimeout(() => {
        open.delete(id);
        run(...args);
      }, delay);
      return count(id);
    },
    setInterval: (run: () => void, delay?: number) => count(setInterval(run, delay)),
    clearTimeout: clear,
    clearInterval: clear,
    openTimers: () => open.size,
  });
}

/** Counts what is observed from the start. For the browser. */
function countObservers() {
  const kinds = ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const;
  const open = new Set<object>();
  for (const kind of kinds) {
    const { observe, disconnect } = window[kind].prototype;
    window[kind].prototype.observe = function (this: object, ...targets: unknown[]) {
      open.add(this);
      return (observe as (...targets: unknown[]) => void).apply(this, targets);
    };
    window[kind].prototype.disconnect = function (this: object) {
      open.delete(this);
      return disconnect.apply(this as never);
    };
  }
  Object.assign(window, { openObservers: () => [...open].map(({ constructor: kind }) => kind.name).join() });
}
