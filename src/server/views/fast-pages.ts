import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Day } from '../../model/day';
import { chooseResponse, type PreparedBody } from '../http/body';
import type { Build } from '../http/current-build';
import { sheetsOf } from './page-view';
import type { ViewedPage } from './page-views';
import type { ViewSources } from './sources';

/** How long a page counts as that of the build's files; another build is noticed sooner. */
const FILE_FRESH_MS = 1000;

/** How long a page counts as current, as long as a sheet's file: this only keeps a rush from looking for each request. */
const FRESH_MS = 25;

interface FastPage {
  body: PreparedBody;
  build: Build;
  day: Day;
  /** The digests of the page's sheets, in their order; none of the directory's page. */
  digests: (string | undefined)[];
  keptAt: number;
  /** Until then nothing is looked at, on the clock of `performance.now()`. */
  freshUntil: number;
}

/**
 * Serves most visits of the pages with data from memory, past the router and its middleware, which take longer than the
 * response. Leaves to the router whatever is not plain: a query, a stale sheet, another build, another day.
 */
export class FastPages {
  readonly #pages = new Map<string, FastPage>();

  constructor(
    readonly sources: ViewSources,
    readonly currentBuild: () => Build,
  ) {}

  /** Notes a page that was just found. @param url of the request. */
  keep(url: string, build: Build, viewed: ViewedPage): void {
    const names = sheetsOf(url);
    // Not a page of one item, of which there may be many.
    if ('missing' in viewed || viewed.view.path !== url || viewed.view.search || url.startsWith('/events/')) return;
    const digests = names.map((name) => this.sources.latest(name)?.digest);
    const day = this.sources.today();
    const now = performance.now();
    this.#pages.set(url, { body: viewed.body, build, day, digests, keptAt: now, freshUntil: now + FRESH_MS });
  }

  /** @returns whether it has responded. */
  respond(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url = '', headers: request } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = this.#pages.get(url);
    if (!page || !this.#isFresh(url, page)) return false;
    const { status, headers, bytes } = chooseResponse(page.body, request);
    outgoing.writeHead(status, headers).end(method === 'HEAD' ? null : bytes);
    return true;
  }

  #isFresh(url: string, page: FastPage): boolean {
    const now = performance.now();
    if (now < page.freshUntil) return true;
    const { build, day, digests, keptAt } = page;
    if (digests.length === 0) return false; // the directory's, of which only the database has the state
    if (now - keptAt > FILE_FRESH_MS || build !== this.currentBuild() || day !== this.sources.today()) return false;
    const isFresh = sheetsOf(url).every((name, index) => {
      const digest = this.sources.sheets[name].freshBody()?.digest;
      return digest !== undefined && digest === digests[index];
    });
    if (isFresh) page.freshUntil = now + FRESH_MS;
    return isFresh;
  }
}
