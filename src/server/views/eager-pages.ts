import type { Build } from '../http/build';
import type { Pages } from '../http/pages';
import { PAGES_WITH_DATA } from './page-view';
import { moduleOf, type PageViews } from './page-views';
import type { ViewSources } from './sources';

/** How often the day and the directory are looked at. */
const INTERVAL_MS = 10_000;

/** Sheets that change together, as at the start, are rendered together. */
const SETTLE_MS = 50;

/** Renders the first view of each page in the background whenever what it shows has changed. */
export class EagerPages {
  #settling: NodeJS.Timeout | undefined;
  #interval: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #seen = '';

  constructor(
    readonly sources: ViewSources,
    readonly pages: Pages,
    readonly views: PageViews,
    readonly build: Build,
  ) {}

  start(): void {
    for (const sheet of Object.values(this.sources.sheets)) sheet.onChange(() => this.#schedule());
    this.#interval = setInterval(() => this.#schedule(), INTERVAL_MS).unref();
    this.#schedule();
  }

  close(): void {
    clearInterval(this.#interval);
    clearTimeout(this.#settling);
    this.#interval = undefined;
  }

  #schedule(): void {
    if (!this.#interval) return; // closed
    this.#settling ??= setTimeout(() => {
      this.#settling = undefined;
      this.#running = this.#running.then(() => this.#render());
    }, SETTLE_MS).unref();
  }

  async #render(): Promise<void> {
    const digests = Object.values(this.sources.sheets).map((sheet) => sheet.latest()?.digest);
    const seen = JSON.stringify([digests, this.sources.today(), moduleOf(this.build)?.version]);
    // Views that nobody asks for stay failing until what they show has changed.
    if (seen !== this.#seen) this.views.faults.keepOnly(PAGES_WITH_DATA);
    this.#seen = seen;
    for (const path of PAGES_WITH_DATA) {
      const page = await this.pages.find(path).catch(() => null); // a file that is being replaced
      if (page && 'body' in page && this.#interval) await this.views.prepare(this.build, path, page.body);
    }
  }
}
