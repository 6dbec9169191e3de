import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Day } from '../../model/day';
import { chooseResponse, type PreparedBody } from '../http/body';
import { sheetsOf } from './page-view';
import type { ViewedPage } from './page-views';
import type { ViewSources } from './sources';

/** How long a page counts as current, as long as a sheet's file: this only keeps a rush from looking for each request. */
const FRESH_MS = 25;

interface FastPage {
  body: PreparedBody;
  day: Day;
  /** The digests of the page's sheets, in their order; none of the directory's page. */
  digests: (string | undefined)[];
  /** Until then nothing is looked at, on the clock of `performance.now()`. */
  freshUntil: number;
  /** Whether the page is current, while that is looked up. */
  check?: Promise<boolean> | undefined;
}

/**
 * Serves most visits of the pages with data from memory, past the router and its middleware, which take longer than the
 * response. Leaves to the router whatever is not plain: a query, a changed sheet, another day.
 */
export class FastPages {
  readonly #pages = new Map<string, FastPage>();

  constructor(readonly sources: ViewSources) {}

  /** Notes a page that was just found. @param url of the request. */
  keep(url: string, viewed: ViewedPage): void {
    const names = sheetsOf(url);
    // Not a page of one item, of which there may be many.
    if ('missing' in viewed || viewed.view.path !== url || viewed.view.search || url.startsWith('/events/')) return;
    const digests = names.map((name) => this.sources.latest(name)?.digest);
    const day = this.sources.today();
    this.#pages.set(url, { body: viewed.body, day, digests, freshUntil: performance.now() + FRESH_MS });
  }

  /**
   * Responds, at once or when the page's sheets have been looked at: once for all requests that come meanwhile.
   * @param pass is called if the page is not current after all. @returns false if it is not here.
   */
  respond(incoming: IncomingMessage, outgoing: ServerResponse, pass: () => void): boolean {
    const { method, url = '' } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = this.#pages.get(url);
    if (!page) return false;
    if (performance.now() < page.freshUntil) send(page.body, incoming, outgoing);
    else if (page.digests.length === 0)
      return false; // the directory's, of which only the database has the state
    else
      void this.#isCurrent(url, page).then((isCurrent) => (isCurrent ? send(page.body, incoming, outgoing) : pass()));
    return true;
  }

  #isCurrent(url: string, page: FastPage): Promise<boolean> {
    page.check ??= this.#check(url, page)
      .catch(() => false)
      .finally(() => {
        page.check = undefined;
      });
    return page.check;
  }

  async #check(url: string, page: FastPage): Promise<boolean> {
    const { day, digests } = page;
    const names = sheetsOf(url);
    await this.sources.refresh(names);
    if (day !== this.sources.today()) return false;
    if (names.some((name, index) => this.sources.latest(name)?.digest !== digests[index])) return false;
    page.freshUntil = performance.now() + FRESH_MS;
    return true;
  }
}

function send(body: PreparedBody, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { status, headers, bytes } = chooseResponse(body, incoming.headers);
  outgoing.writeHead(status, headers).end(incoming.method === 'HEAD' ? null : bytes);
}
