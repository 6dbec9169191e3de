import { pageTitles } from '../../../content/pages';
import { CALENDAR_PATH, EVENTS_FEED_PATH, FEED_PATH, OLD_GALLERY_PATH } from '../../../model/addresses/api-paths';
import { calendarText } from '../../../model/events/calendar';
import { SHEET_NAMES, type SheetName, sheetPath } from '../../../model/sheets/sheet-kind';
import { SHEET_KINDS } from '../../../model/sheets/sheet-kinds';
import { documentTitle } from '../../../model/society/titles';
import { readableBy } from '../../http/cors';
import { type PreparedResponse, prepareResponse } from '../../http/prepared';
import { type Contents, societyIn } from '../contents/contents';
import { itemPath, LIST_PAGES } from '../keys/addresses';
import type { WorkerOptions } from '../messages';
import { eventsFeed } from './events-feed';
import { MANIFEST_PATH, manifestText } from './manifest';
import { newsFeed } from './news-feed';

/** The keys of the responses that show a sheet, besides its list in the API. */
const KEYS_BY_SHEET: Partial<Record<SheetName, readonly string[]>> = {
  events: [CALENDAR_PATH, EVENTS_FEED_PATH],
  news: [FEED_PATH],
  gallery: [OLD_GALLERY_PATH],
  // These contain the society's name.
  site: [MANIFEST_PATH, CALENDAR_PATH, EVENTS_FEED_PATH, FEED_PATH],
};

/** Makes what isn't rendered: the sheets for the API, the calendar, the feeds and the web app manifest. */
export class ListMaker {
  readonly #headers: Record<string, string>;

  constructor(
    readonly contents: Contents,
    readonly options: Pick<WorkerOptions, 'siteUrl' | 'origins'>,
  ) {
    this.#headers = readableBy(options.origins);
  }

  get keys(): string[] {
    return [...new Set(SHEET_NAMES.flatMap((name) => this.keysFor(name)))];
  }

  /** Returns the keys of the responses that are published when a sheet changes. */
  keysFor(name: SheetName): string[] {
    return [sheetPath(name), ...(KEYS_BY_SHEET[name] ?? [])];
  }

  /** @returns null if the sheet for a key has not been read. */
  make(key: string): PreparedResponse | null {
    switch (key) {
      case CALENDAR_PATH:
        return this.#calendar();
      case EVENTS_FEED_PATH:
        return this.#eventsFeed();
      case FEED_PATH:
        return this.#newsFeed();
      case MANIFEST_PATH:
        return prepareResponse(manifestText(societyIn(this.contents)), { 'Content-Type': 'application/manifest+json' });
      case OLD_GALLERY_PATH:
        return this.#sheet('gallery');
      default: {
        const name = SHEET_NAMES.find((each) => sheetPath(each) === key);
        return name ? this.#sheet(name) : null;
      }
    }
  }

  #sheet(name: SheetName): PreparedResponse | null {
    const items = this.contents.sheets[name];
    if (!items) return null;
    const rows = items.map((item) => SHEET_KINDS[name].toRow(item as never));
    return this.#list(`{"success":true,"data":${JSON.stringify(rows)}}`, 'application/json');
  }

  #calendar(): PreparedResponse | null {
    const { events } = this.contents.sheets;
    if (!events) return null;
    const { siteUrl } = this.options;
    const text = calendarText(events, {
      now: new Date(),
      name: societyIn(this.contents).name,
      url: siteUrl + CALENDAR_PATH,
      href: ({ id }) => siteUrl + itemPath('events', id),
    });
    return this.#list(text, 'text/calendar');
  }

  #eventsFeed(): PreparedResponse | null {
    const { day, sheets } = this.contents;
    if (!sheets.events) return null;
    const urls = { site: this.options.siteUrl, feed: EVENTS_FEED_PATH, page: LIST_PAGES.events };
    return this.#list(eventsFeed(sheets.events, day, this.#titleOf(pageTitles.events), urls), 'application/atom+xml');
  }

  #newsFeed(): PreparedResponse | null {
    const { news } = this.contents.sheets;
    if (!news) return null;
    const urls = { site: this.options.siteUrl, feed: FEED_PATH, page: LIST_PAGES.news };
    return this.#list(newsFeed(news, this.#titleOf(pageTitles.news), urls), 'application/atom+xml');
  }

  #titleOf(title: string): string {
    return documentTitle(title, societyIn(this.contents));
  }

  #list(text: string, type: string): PreparedResponse {
    return prepareResponse(text, { ...this.#headers, 'Content-Type': `${type}; charset=utf-8` });
  }
}
