import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderResult } from '../../model/lists/query';
import { withView } from '../../server/publish/pages/page-document';
import type { ListedPage } from '../../server/publish/pages/page-table';
import type { RouteName, SiteRoute } from '../../site/routes';
import { writeByContent } from '../bundling/by-content';
import { Graph } from '../bundling/graph';
import { INTERMEDIATE, SAMPLE_HOME, WEB } from '../folders';
import { documentText } from './document';
import { minifyStyles } from './minify-styles';
import { SAMPLE_IDS, sampleContent, sampleSources } from './sample-sources';

/** The modules that pages import before they hydrate. */
const VIEW_SOURCES: Partial<Record<RouteName, { source: string; media?: string }[]>> = {
  home: [{ source: 'src/features/gallery/gallery-slides.tsx' }],
  // The same window width as in useRowFits.
  news: [
    { source: 'src/ui/carousel/carousel.tsx', media: '(max-width: 1023.98px)' },
    { source: 'src/features/news/news-row.tsx', media: '(min-width: 1024px)' },
  ],
};

/**
 * Writes every page without its content, with the style rules for its header and main part inline. One style sheet
 * contains all rules.
 * @param main the path of the site's script.
 * @returns the list of pages.
 */
export async function writePages(main: string): Promise<ListedPage[]> {
  const { describedRoutes, prerender, renderPage, firstStyles, siteStyles }: typeof import('../../site/prerender') =
    await import(pathToFileURL(resolve(INTERMEDIATE, 'prerender.js')).href);
  const script = (await readFile(join(INTERMEDIATE, 'document-script.global.js'), 'utf8')).trim();
  const sources = sampleSources();
  const graph = await Graph.read('site');
  const rendered = [];
  for (const [name, route] of Object.entries(describedRoutes) as [RouteName, SiteRoute][]) {
    rendered.push({ name, route, ...(await prerender(route.path, SAMPLE_IDS, sources)) });
  }
  const sheet = await writeByContent('site', '.css', await minifyStyles(siteStyles()));
  const pages: ListedPage[] = [];
  for (const { name, route, html, shown } of rendered) {
    const style = await minifyStyles(firstStyles(shown));
    const [, ...needs] = graph.needs('site/main.js');
    const page = graph.needs(graph.entry(pageSource(name))).filter((file) => !needs.includes(file));
    const scripts = [...page, ...needs];
    const views = (VIEW_SOURCES[name] ?? []).flatMap(({ source, media = '' }) => {
      const own = graph.needs(graph.entry(source)).filter((file) => !scripts.includes(file));
      return own.map((file): [string, string] => [`/${file}`, media]);
    });
    const code = [[`/${main}`] as [string], ...views, ...scripts.map((file): [string] => [`/${file}`])];
    const file = documentFile(route.path);
    await mkdir(dirname(join(WEB, file)), { recursive: true });
    const text = await documentText({ route, html, style, sheet: `/${sheet}`, script, code });
    await writeFile(join(WEB, file), text);
    if (name === 'home') await writeSampleHome(text, await renderPage('/', sampleContent()));
    pages.push({
      path: route.path,
      file,
      title: route.title,
      csp: { 'style-src': [hashOf(style)], 'script-src': [hashOf(script)] },
    });
  }
  return pages;
}

/** Writes the home page as the server sends it with the sample content. Its size has a budget. */
async function writeSampleHome(page: string, { html, snapshot }: RenderResult): Promise<void> {
  if (snapshot) await writeFile(SAMPLE_HOME, withView(page, html, snapshot));
}

/** Returns the CSP source that allows an inline style or script. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `/events` is events/index.html, `/events/{id}` is events/_id.html, `/404` is 404.html. */
function documentFile(path: string): string {
  const name = path.slice(1).replace(/\{(\w+)\}/, '_$1');
  return path === '/404' || name.includes('_') ? `${name}.html` : join(name, 'index.html');
}

/** Returns the source file of a route's page, which src/site/views.ts imports. */
function pageSource(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/site/pages/${words}-page.tsx`;
}
