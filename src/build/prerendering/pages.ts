import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { DESK_PAGES } from '../../model/desk/desk-paths';
import { documentStyles } from '../../site/document-styles';
import type { RouteName, SiteRoute } from '../../site/routes';
import { baseStyles } from '../../ui/style/tokens';
import { type Graph, STEPS, WEB } from '../bundling/graph';
import { documentText } from './document';
import { writeSiteFiles } from './site-files';

/** A document of the site and the addresses it answers, as the server reads it. */
export interface PageFile {
  /** `{…}` stands for one segment. */
  path: string;
  /** Below the static root. */
  file: string;
  /** Additions to the page's policy: the hashes of its inline style and script. */
  csp?: { 'style-src': string[]; 'script-src': string[] };
}

/** What the pages import before they hydrate their first views. */
const VIEW_SOURCES: Partial<Record<RouteName, { source: string; media?: string }[]>> = {
  home: [{ source: 'src/features/gallery/gallery-slides.tsx' }],
  // As useRowFits decides.
  news: [
    { source: 'src/ui/carousel/carousel.tsx', media: '(max-width: 1023.98px)' },
    { source: 'src/features/news/news-row.tsx', media: '(min-width: 1024px)' },
  ],
};

/**
 * Prerenders every page: readable before any script, styled by a sheet of its own.
 * @param main the site's script.
 * @returns the list of the pages.
 */
export async function writePages(graph: Graph, main: string): Promise<PageFile[]> {
  const { routes } = await prerenderer('');
  const script = (await readFile(join(STEPS, 'document-script.global.js'), 'utf8')).trim();
  const pages: PageFile[] = [];
  for (const [name, route] of Object.entries(routes) as [RouteName, SiteRoute][]) {
    const { prerender } = await prerenderer(name);
    const { html, styles } = await prerender(route.path.replace(/\{\w+\}/g, '_'));
    const style = (await minifyStyles(styles)).trim();
    const [, ...needs] = graph.needs('site/main.js');
    const scripts = [...new Set([main, ...needs, ...graph.needs(graph.entry(pageSource(name)))])];
    const views = (VIEW_SOURCES[name] ?? []).flatMap(({ source, media = '' }) => {
      const own = graph.needs(graph.entry(source)).filter((file) => !scripts.includes(file));
      return own.map((file): [string, string] => [`/${file}`, media]);
    });
    const code = [...scripts.map((file): [string] => [`/${file}`]), ...views];
    const file = documentFile(route.path);
    await mkdir(dirname(join(WEB, file)), { recursive: true });
    await writeFile(join(WEB, file), await documentText({ route, html, style, script, code }));
    pages.push({ path: route.path, file, csp: { 'style-src': [hashOf(style)], 'script-src': [hashOf(script)] } });
  }
  await writeSiteFiles(Object.values(routes));
  return pages;
}

/**
 * Writes the style sheet of the officers' desk. Its document is in public/. Its policy allows no inline style or script, so
 * it has none.
 */
export async function writeDesk(): Promise<PageFile[]> {
  await writeFile(join(WEB, 'desk/main.css'), await minifyStyles(baseStyles + documentStyles));
  return DESK_PAGES.map((path) => ({ path, file: 'desk/index.html' }));
}

async function minifyStyles(styles: string): Promise<string> {
  return (await transform(styles, { loader: 'css', minify: true })).code;
}

/** The module anew for each page: the styles that it has then are those of the page. */
function prerenderer(page: string): Promise<typeof import('../../site/prerender')> {
  return import(`${pathToFileURL(resolve(STEPS, 'prerender.js')).href}?${page}`);
}

/** An inline text as a policy allows it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** `/events` is events/index.html, `/events/{id}` is events/_id.html, `/404` is 404.html. */
function documentFile(path: string): string {
  if (path === '/404') return '404.html';
  if (path.includes('{')) return `${path.slice(1).replace(/\{(\w+)\}/g, '_$1')}.html`;
  return join(path.slice(1), 'index.html');
}

/** The source file of a route's page (src/site/views.ts). */
function pageSource(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/site/pages/${words}-page.tsx`;
}
