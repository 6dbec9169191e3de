import { statSync } from 'node:fs';
import { pageTitles } from '../../content/pages';
import { site } from '../../content/site';
import { escapeHtml } from '../../model/escape-html';
import { type PreparedBody, prepareBody, textOf, uncompressedBody } from '../http/body';
import type { Build } from '../http/build';
import { scriptJson } from '../http/script-json';
import { publicAddress, withPublicAddress } from '../http/site-address';
import { namedItem } from '../sheets/item-path';
import { asMissing, hasRoot, withHead, withView } from './page-document';
import { type PageView, pageView, sheetsOf } from './page-view';
import { RenderedBodies, type ViewToRender } from './rendered-bodies';
import type { Renderer, RenderModule } from './renderer';
import type { ViewSources } from './sources';
import type { ViewFaults } from './view-faults';

/** Some 250 pages in all encodings. */
const MAX_BYTES = 16_000_000;

/** Some 60 searches, apart from the pages: no search puts one of these out. */
const MAX_SEARCH_BYTES = 4_000_000;

const MISSING_TITLE = escapeHtml(`${pageTitles.notFound} · ${site.name}`);

/** What the page of an event that does not exist is rendered for; the id of a request is put in its place. */
const NO_EVENT = { path: '/events/none', eventId: 'none' };
const NO_EVENT_KEY = 'no event';

/** A page with its data; `missing` is the page of an event that does not exist. */
export type ViewedPage = { body: PreparedBody; view: PageView } | { missing: string; headers: Record<string, string> };

/** The pages of the build with their data in them, each rendered once per change of what it shows. */
export class PageViews {
  readonly #bodies: RenderedBodies;
  readonly #searches: RenderedBodies;

  /** @param headers of every response, for those that do not pass the router. */
  constructor(
    readonly sources: ViewSources,
    readonly renderer: Renderer,
    readonly faults: ViewFaults,
    readonly headers: Record<string, string>,
  ) {
    this.#bodies = new RenderedBodies(MAX_BYTES, faults);
    this.#searches = new RenderedBodies(MAX_SEARCH_BYTES, faults);
  }

  /** How many bodies are in memory. */
  get size(): number {
    return this.#bodies.size + this.#searches.size;
  }

  /**
   * The page at a path with its data; null if it has none, or cannot be rendered at the moment: then it is to be served
   * as it is in the build.
   * @param path of a page of the build. @param built that page.
   */
  async find(build: Build, path: string, query: string, built: PreparedBody): Promise<ViewedPage | null> {
    await this.sources.refresh(sheetsOf(path));
    const view = await pageView(path, new URLSearchParams(query), this.sources);
    if (!view) return null;
    if (view.isMissing) return this.#missing(build, view, built);
    const toRender = this.#toRender(build, view, built);
    const bodies = view.isSearch ? this.#searches : this.#bodies;
    const body = toRender && (await bodies.get(toRender));
    return body && { body, view };
  }

  /** Renders a page's first view, however long it takes. */
  async prepare(build: Build, path: string, built: PreparedBody): Promise<void> {
    const view = await pageView(path, new URLSearchParams(), this.sources);
    const toRender = view && this.#toRender(build, view, built);
    if (toRender) await this.#bodies.make(toRender);
  }

  #toRender(build: Build, view: PageView, built: PreparedBody): ViewToRender | null {
    const module = moduleOf(build);
    if (!module || !hasRoot(textOf(built))) return null;
    const address = view.search ? `${view.path}?${view.search}` : view.path;
    const key = view.isMissing ? NO_EVENT_KEY : address;
    return {
      ...{ key, name: view.name, version: `${built.digest} ${module.version} ${view.version}` },
      render: async () => {
        const html = await this.renderer.page(module, view.path, view.first);
        const linked = withPublicAddress(html, publicAddress(this.sources.settings));
        const page = view.head ? withHead(textOf(built), view.head) : textOf(built);
        const text = withView(page, linked, view.first, view.calls);
        const headers = this.#headersOf(built);
        return hasOwnHead(view) ? uncompressedBody(text, headers) : prepareBody(text, headers, view.search !== '');
      },
    };
  }

  /** The page of an event that does not exist. Its data names the id, which visitors choose, so it is not kept. */
  async #missing(build: Build, view: PageView, built: PreparedBody): Promise<ViewedPage> {
    const first = { ...view.first, eventId: NO_EVENT.eventId };
    const toRender = this.#toRender(build, { ...view, path: NO_EVENT.path, first }, built);
    const body = toRender && (await this.#bodies.get(toRender));
    const text = body && textOf(body).replace(scriptJson(first), () => scriptJson(view.first));
    return { missing: asMissing(text ?? textOf(built), MISSING_TITLE), headers: this.#headersOf(built) };
  }

  #headersOf(built: PreparedBody): Record<string, string> {
    const { ETag: _, 'Content-Length': __, ...headers } = built.identity.headers;
    return { ...this.headers, ...headers };
  }
}

/** Whether the page is served with the head of an item (feeds/item-page.ts) or of a missing one, and compressed with it. */
function hasOwnHead({ path, search }: PageView): boolean {
  return namedItem(path, new URLSearchParams(search)) !== undefined;
}

/** The renderer of a build; null if it has none. */
export function moduleOf({ renderer: file }: Build): RenderModule | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? { file, version: `${file} ${found.mtimeMs} ${found.size}` } : null;
}
