import { EVENTS_FEED_PATH } from '../../../model/addresses/api-paths';
import { type PreparedResponse, prepareResponse } from '../../http/prepared';
import { type Contents, ownPages, snapshotSource, societyIn } from '../contents/contents';
import { oembedLink } from '../frames/oembed';
import { LIST_PAGES } from '../keys/addresses';
import { keyOf } from '../keys/cache-key';
import type { Asked, Maker } from '../maker';
import type { FoundResponse, WorkerOptions } from '../messages';
import type { Renderer } from '../renderer';
import { hasRoot, withView } from './page-document';
import { withHead } from './page-head';
import { PageTable, type SitePage, withSiteUrl } from './page-table';
import { NOT_FOUND_VIEW, type PageView, pageView } from './page-view';
import { SITEMAP_PATH, withPages } from './sitemap';

/** The key of the page that is sent with status 404. */
export const NOT_FOUND = '/404';

/** Files that contain the site URL. */
const FILES = [SITEMAP_PATH, '/robots.txt'];

interface PageMakerParts extends Pick<WorkerOptions, 'build' | 'siteUrl' | 'receives'> {
  contents: Contents;
  renderer: Renderer;
}

/** Makes the site's pages, from the built ones and the contents. */
export class PageMaker implements Maker {
  readonly #pages: PageTable;

  constructor(readonly parts: PageMakerParts) {
    this.#pages = new PageTable(parts);
  }

  /** The keys of the pages that are made in advance: those without parameters, and the society's own. */
  get keys(): string[] {
    const own = ownPages(this.parts.contents).map(({ name }) => `/${name}`);
    return [...this.#pages.paths, ...FILES, ...own, NOT_FOUND];
  }

  find({ path, query }: Asked): FoundResponse | null {
    const page = this.#pages.find(path);
    if (!page || this.#pages.read(page) === null) return null;
    const view = this.#viewOf(page, query);
    if (view === NOT_FOUND_VIEW) return { key: NOT_FOUND, kind: 'missing' };
    if (view) return { key: keyOf(view.path ?? page.path, [...new URLSearchParams(view.search)]), kind: 'view' };
    return query.size > 0 || page.pattern ? null : { key: page.path, kind: 'view' };
  }

  async make({ key, path, query }: Asked): Promise<PreparedResponse | null> {
    const { contents, siteUrl } = this.parts;
    if (key === NOT_FOUND) return this.#notFound();
    const page = this.#pages.find(path);
    const built = page && this.#pages.read(page);
    if (!built) return null;
    if (path === SITEMAP_PATH) return prepareResponse(withPages(built, contents, siteUrl), page.headers);
    const view = this.#viewOf(page, query);
    return view ? this.#render(key, page, built, view) : prepareResponse(built, page.headers);
  }

  /** Makes the page for unknown paths; null until the society is known. */
  async #notFound(): Promise<PreparedResponse | null> {
    const page = this.#pages.notFound;
    const built = this.#pages.read(page);
    if (built === null || !this.parts.contents.sheets.site) return null;
    return this.#render(NOT_FOUND, page, built, NOT_FOUND_VIEW);
  }

  /** Returns a page's view; null for other files, such as the desk's, and until its sources have been read. */
  #viewOf(page: SitePage, query: URLSearchParams): PageView | null {
    const { contents, siteUrl } = this.parts;
    return page.title === undefined ? null : pageView(page.path, query, contents, siteUrl);
  }

  /** Renders a page. If that fails, the browser renders it: the page then has only its head. */
  async #render(key: string, page: SitePage, built: string, view: PageView): Promise<PreparedResponse | null> {
    const { contents, renderer, siteUrl } = this.parts;
    const { name, search, status, head = { title: page.title ?? '', description: '', url: '' } } = view;
    const source = snapshotSource(contents, search);
    const result = hasRoot(built)
      ? await renderer.render({ key, name }, (module) => module.renderPage(page.path, source))
      : null;
    if (!result && view.isOnlyRendered) return null;
    const text = result?.snapshot ? withView(built, withSiteUrl(result.html, siteUrl), result.snapshot) : built;
    const links = status ? '' : this.#linksOf(page.path, new URLSearchParams(search));
    return prepareResponse(withHead(text, { ...head, links }, societyIn(contents), siteUrl), page.headers, status);
  }

  /** Returns the links in a page's head to other forms of its content. */
  #linksOf(path: string, query: URLSearchParams): string {
    const feed = `<link rel="alternate" type="application/atom+xml" title="Events" href="${EVENTS_FEED_PATH}">`;
    const oembed = oembedLink(path, query, this.parts.contents, this.parts.siteUrl);
    return [path === LIST_PAGES.events && feed, oembed].filter(Boolean).join('\n');
  }
}
