import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, type Page } from 'playwright/test';
import { sheetPath } from '../../../src/model/sheets/sheet-kind';
import { ALL_KINDS } from '../../../src/model/sheets/sheet-kinds';
import type { Day } from '../../../src/model/time/day';
import { sourceOf } from '../model/snapshot-source';

interface Watched {
  moved: string[];
  /** The first visible card, list item or title in the HTML. */
  card: Element | null;
}

const FONTS = '**/*.woff2';

/**
 * Starts recording layout shifts and the first card in the HTML. Returns the errors that the page logs or throws. The
 * page keeps its fallback fonts, because words move by a few pixels when fonts arrive (layout-shift.test.ts).
 */
export async function watchPage(page: Page): Promise<string[]> {
  const errors: string[] = [];
  await page.route(FONTS, (route) => route.abort());
  page.on('console', (message) => {
    const isFont = message.location().url.endsWith('.woff2');
    if (message.type() === 'error' && !isFont) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const watched: Watched = { moved: [], card: null };
    Object.assign(window, { watched });
    document.addEventListener('DOMContentLoaded', () => {
      const cards = [...document.querySelectorAll('main article, main li, main h1')];
      watched.card = cards.find((card) => card.checkVisibility()) ?? null;
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node?: Element }[] };
        watched.moved.push(...sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML.slice(0, 300) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return errors;
}

/** Asserts that nothing has shifted, and that the first card in the HTML is still there. */
export async function expectUnmoved(page: Page): Promise<void> {
  const watched = await page.evaluate(() => {
    const { moved, card } = (window as unknown as { watched: Watched }).watched;
    return { moved, isKept: card?.isConnected };
  });
  expect(watched).toEqual({ moved: [], isKept: true });
}

type Renderer = typeof import('../../../src/entries/renderer');

let renderer: Promise<Renderer> | undefined;

/** Loads the server's renderer with the build's class names. */
export function loadRenderer(): Promise<Renderer> {
  renderer ??= bundleRenderer();
  return renderer;
}

async function bundleRenderer(): Promise<Renderer> {
  const outfile = `${process.cwd()}/dist/tests/render-${process.pid}.mjs`;
  await build({
    entryPoints: ['src/entries/renderer.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * Serves a page rendered for the given day from the server's lists, in place of the server's own HTML.
 * @returns the paths that the page fetches from now on.
 */
export async function serveRendered(page: Page, address: string, day: Day): Promise<string[]> {
  const { renderPage } = await loadRenderer();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname);
  });
  const { pathname, search } = new URL(address, 'http://localhost');
  await page.route(
    (url) => url.pathname + url.search === pathname + search,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const sheets: Record<string, unknown[]> = {};
      for (const { name, normalise } of ALL_KINDS) {
        const { data } = await (await page.request.get(sheetPath(name))).json();
        sheets[name] = normalise(data, { timeZone: 'UTC' }).items;
      }
      const source = sourceOf({ day, search: search.slice(1), ...sheets });
      const response = await route.fetch();
      const { html, snapshot } = await renderPage(pathname, source);
      const data = JSON.stringify(snapshot).replaceAll('<', '\\u003c');
      const body = (await response.text())
        .replace(/<link rel="preload"[^>]*as="fetch"[^>]*>/g, '')
        .replace(/<script type="application\/json" id="snapshot">[^<]*<\/script>/, '')
        .replace(/<div id="root">[\s\S]*<\/div>(?=\s*(?:<script|<\/body))/, () => {
          return `<div id="root">${html}</div><script type="application/json" id="snapshot">${data}</script>`;
        });
      return route.fulfill({ response, body });
    },
  );
  return calls;
}
