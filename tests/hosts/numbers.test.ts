import type { Page } from 'playwright/test';
import { HOSTED_TAGS, LOADER, tagHtml, untilShown, use } from '../support/hosts/tags';
import { expect, test } from '../support/hosts/test';

test('two versions on a page: the first defines the tags, both loaders go on, and nothing is reported', async ({
  page,
  openHost,
  reports,
}) => {
  const { version } = await (await page.request.get(`${process.env.UMMES_SHARED_URL}/healthz`)).json();
  const other = `<script type="module" src="{ummes}/widgets/${version}/ummes.js"></script>`;
  await openHost({ body: HOSTED_TAGS.map(tagHtml).join('') + LOADER + other });
  await untilShown(page);
  for (const tested of HOSTED_TAGS) await use(page, tested);
  expect(reports).toEqual([]);
});

test('a hundred tags on a page: all show, each kind makes one call', async ({ page, openHost, reports }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const tags = HOSTED_TAGS.filter(({ tag }) => tag !== 'ummes-join');
  await openHost({ body: Array.from({ length: 10 }, () => tags.map(tagHtml).join('')).join('') + LOADER });
  await untilShown(page, tags);
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 5000));
    expect(await countShown(page)).toBe(100);
  }).toPass();
  const data = calls.filter((url) => /\/(api|embed|content)\//.test(url));
  expect(data.length).toBe(new Set(data).size);
  expect(reports).toEqual([]);
});

/** The tags that have more in their shadow roots than a slot. */
function countShown(page: Page) {
  return page.evaluate(() => {
    return [...document.body.children].filter(({ shadowRoot }) => shadowRoot?.querySelector('[part]')).length;
  });
}

test('tags in ten nested shadow roots: they show, open and close', async ({ page, openHost, reports }) => {
  const scripts = HOSTED_TAGS.map(({ tag }) => {
    return `<script type="module" src="{ummes}/widgets/${tag.replace('ummes-', '')}.js"></script>`;
  });
  await openHost({ body: `<div id="outer"></div>${scripts.join('')}` });
  await page.evaluate(
    (html) => {
      let root: Element | ShadowRoot = document.querySelector('#outer') as Element;
      for (let depth = 0; depth < 10; depth += 1) {
        const inner: HTMLElement = document.createElement('div');
        root.append(inner);
        root = inner.attachShadow({ mode: 'open' });
      }
      const host = document.createElement('div');
      host.innerHTML = html;
      root.append(host);
    },
    HOSTED_TAGS.map(tagHtml).join('').replaceAll('{ummes}', ''),
  );
  for (const tested of HOSTED_TAGS) {
    await page.locator(tested.tag).locator(tested.shown).first().waitFor();
    await use(page, tested);
  }
  expect(reports).toEqual([]);
});

const ROUNDS = 1000;

test(`tags created and thrown away ${ROUNDS} times: no element, listener, observer or timer is left`, async ({
  page,
  openHost,
  reports,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(countObservers);
  await openHost({ body: HOSTED_TAGS.map(tagHtml).join('') + LOADER });
  await untilShown(page);
  await page.evaluate(() => document.body.replaceChildren());
  await createAndRemove(page, 20);
  const before = await counted(page);
  await createAndRemove(page, ROUNDS);
  const after = await counted(page);
  expect(after.observers).toBe(before.observers);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + SLACK);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + SLACK);
  expect(reports).toEqual([]);
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

interface Counting {
  openObservers(): string;
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
