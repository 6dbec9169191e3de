import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../../../src/model/addresses/api-paths';
import { normaliseEvents, type SocietyEvent } from '../../../src/model/events/event';
import type { FirstData } from '../../../src/model/lists/first-data';
import { type NewsItem, normaliseNews } from '../../../src/model/news/news';
import { normaliseProjects, type Project } from '../../../src/model/student-life/project';

type Renderer = typeof import('../../../src/entries/renderer');

/** The lists of a server, to cut first data out of. */
export interface Lists {
  events: readonly SocietyEvent[];
  news: readonly NewsItem[];
  projects: readonly Project[];
}

let renderer: Promise<Renderer> | undefined;

/** What the server renders with, with the class names of the build. */
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
 * Lets a page of the site come with its data, whatever the server has put into it.
 * @returns the addresses that the page has called since.
 */
export async function serveFirstView(page: Page, address: string, cut: (lists: Lists) => FirstData): Promise<string[]> {
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
      const rows = async (path: string) => (await (await page.request.get(path)).json()).data;
      const first = {
        search: search.slice(1),
        ...cut({
          events: normaliseEvents(await rows(EVENTS_PATH)).items,
          news: normaliseNews(await rows(NEWS_PATH)).items,
          projects: normaliseProjects(await rows(STUDENT_LIFE_PATH)).items,
        }),
      };
      const response = await route.fetch();
      const html = await renderPage(pathname, first);
      const data = JSON.stringify(first).replaceAll('<', '\\u003c');
      const body = (await response.text())
        .replace(/<link rel="preload"[^>]*as="fetch"[^>]*>/g, '')
        .replace(/<script type="application\/json" id="first-data">[^<]*<\/script>/, '')
        .replace(/<div id="root">[\s\S]*<\/div>(?=\s*(?:<script|<\/body))/, () => {
          return `<div id="root">${html}</div><script type="application/json" id="first-data">${data}</script>`;
        });
      return route.fulfill({ response, body });
    },
  );
  return calls;
}
