import { setImmediate } from 'node:timers/promises';
import { site } from '../../content/site';
import {
  ALUMNI_PAGES_PATH,
  ALUMNI_PATH,
  CALENDAR_PATH,
  EMBED_PATH,
  FEED_PATH,
  LOADER_PATH,
} from '../../model/addresses/api-paths';
import { alumniQuery, alumniViewOf, FIRST_PAGE, MAX_WHOLE_DIRECTORY } from '../../model/alumni/alumni-page';
import type { AlumnusRow } from '../../model/alumni/alumnus';
import { calendarText } from '../../model/events/calendar';
import type { Day } from '../../model/time/day';
import { readableBy } from '../http/cors';
import { type PreparedResponse, prepare } from '../http/prepared';
import type { SheetName } from '../settings/settings';
import { itemPath, LIST_PAGES } from './addresses';
import { cacheKey, keyOf } from './cache-key';
import { emptyContents, snapshotSource } from './contents';
import type { Found, WorkerMessage, WorkerOptions } from './messages';
import { newsFeed } from './news-feed';
import { hasRoot, withView } from './page-document';
import { withHead } from './page-head';
import { PageTable, withSiteUrl } from './page-table';
import { pageView } from './page-view';
import { People } from './people';
import { readSheet } from './read-sheet';
import { Renderer } from './renderer';
import { readTagAttributes } from './tag-attributes';
import { TagMaker } from './tag-maker';

/** The key of the directory's first page, for clients that accept it instead of a long list. */
export const FIRST_PEOPLE = `${ALUMNI_PATH}#page`;

/** The key of the page that is sent with status 404. */
export const NOT_FOUND = '/404';

/** Files that contain the site URL. */
const FILES = ['/sitemap.xml', '/robots.txt'];

const FEED_TITLE = `News & Updates · ${site.name}`;

/** Generates the site's public responses: in advance if there is a fixed set of them, otherwise on request. */
export class SiteMaker {
  readonly #contents = emptyContents();
  readonly #pages: PageTable;
  readonly #tags: TagMaker;
  readonly #renderer: Renderer;
  readonly #listHeaders: Record<string, string>;
  /** The digests of published responses, by key. Unchanged responses are not posted again. */
  readonly #published = new Map<string, string>();
  /** The keys of the pages and tags that are generated in advance. */
  readonly #keys: readonly string[];
  #isMaking = false;
  #isStale = true;
  #isStopped = false;

  constructor(
    readonly options: WorkerOptions,
    readonly post: (message: WorkerMessage, transfer?: ArrayBuffer[]) => void,
  ) {
    const { build, siteUrl, receives, origins, skipped } = options;
    const tags = readTagAttributes(build);
    this.#pages = new PageTable({ build, siteUrl, receives });
    this.#renderer = new Renderer(build.renderer, skipped, post);
    this.#tags = new TagMaker({ build, siteUrl, origins, tags, contents: this.#contents, renderer: this.#renderer });
    this.#listHeaders = { ...readableBy(origins), 'Content-Type': 'application/json; charset=utf-8' };
    const views = Object.keys(tags).flatMap((tag) =>
      ['json', 'html'].map((type) => cacheKey(`${EMBED_PATH}/${tag}.${type}?lang=${site.lang}`, tags)),
    );
    this.#keys = [...this.#pages.paths, ...FILES, ...views];
    this.#makeSoon();
  }

  /** Publishes a sheet's list at once, and its pages soon after. @throws {SheetFault} if the sheet can't be used. */
  showSheet(name: SheetName, bytes: Uint8Array): { items: number; problems: number } {
    const { kind, items, problems } = readSheet(name, bytes, this.options);
    Object.assign(this.#contents.sheets, { [name]: items });
    this.#publish(kind.path, this.#list(`{"success":true,"data":${JSON.stringify(items.map(kind.toRow))}}`));
    if (name === 'events') this.#publish(CALENDAR_PATH, this.#calendar());
    if (name === 'news') this.#publish(FEED_PATH, this.#feed());
    this.#makeSoon();
    return { items: items.length, problems: problems.length };
  }

  showPeople(rows: readonly AlumnusRow[]): void {
    const people = new People(rows);
    this.#contents.people = people;
    const headers = { 'X-Robots-Tag': 'noindex' };
    const whole = { ...headers, Vary: `${this.#listHeaders.Vary}, Accept` };
    const first = JSON.stringify(people.page(FIRST_PAGE));
    this.#publish(ALUMNI_PATH, this.#list(JSON.stringify(people.rows), whole));
    this.#publish(FIRST_PEOPLE, rows.length > MAX_WHOLE_DIRECTORY ? this.#list(first, whole) : null);
    this.#publish(ALUMNI_PAGES_PATH, this.#list(first, headers));
    this.#makeSoon();
  }

  showDay(day: Day): void {
    this.#contents.day = day;
    this.#makeSoon();
  }

  /** Retries the skipped views. */
  retry(): void {
    this.#renderer.retry();
    this.#makeSoon();
  }

  /**
   * Generates a response on request. A response that is also generated in advance is published, so that an older one
   * can't replace it. @returns null if it was published, or if there is none.
   */
  async answer(key: string): Promise<PreparedResponse | null> {
    const response = await this.#respond(key);
    if (!this.#keys.includes(key)) return response;
    this.#publish(key, response);
    return null;
  }

  /**
   * Finds the response for a URL's `cacheKey`, without rendering anything.
   * @returns null if the URL is unknown, its source hasn't been read, or the page is served as built.
   */
  find(key: string): Found | null {
    const { path, query, tag } = partsOf(key);
    if (path === LOADER_PATH) return this.#tags.findLoader(query);
    if (tag) return this.#tags.find(path, tag.name, query);
    if (path !== ALUMNI_PAGES_PATH) return this.#findPage(path, query);
    const { people } = this.#contents;
    const view = alumniViewOf(query);
    return people && { key: path + alumniQuery({ ...view, page: people.pageNumber(view) }), kind: 'search' };
  }

  #findPage(path: string, query: URLSearchParams): Found | null {
    const page = this.#pages.find(path);
    if (!page || this.#pages.read(page) === null) return null;
    const view = pageView(page.path, query, this.#contents, this.options.siteUrl);
    if (view) return { key: keyOf(view.path ?? page.path, [...new URLSearchParams(view.search)]), kind: 'view' };
    return query.size > 0 || page.pattern ? null : { key: page.path, kind: 'view' };
  }

  /** Generates the response for a key; null if the URL is unknown or its source hasn't been read. */
  async #respond(key: string): Promise<PreparedResponse | null> {
    const { path, query, tag } = partsOf(key);
    if (path === ALUMNI_PAGES_PATH) {
      const { people } = this.#contents;
      return people && this.#list(JSON.stringify(people.page(alumniViewOf(query))), { 'X-Robots-Tag': 'noindex' });
    }
    if (path === LOADER_PATH) return this.#tags.loader(key, query);
    if (!tag) return this.#page(key, path, query);
    return tag.type === 'json' ? this.#tags.json(key, tag.name, query) : this.#tags.html(key, tag.name, query);
  }

  /** Stops generating pages, so that the thread can exit. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Schedules pages and tags to be generated, so that simultaneous changes are published together. */
  #makeSoon(): void {
    this.#isStale = true;
    if (!this.#isMaking) void this.#make();
  }

  async #make(): Promise<void> {
    this.#isMaking = true;
    while (this.#isStale && !this.#isStopped) {
      await setImmediate();
      this.#isStale = false;
      for (const key of this.#keys) {
        if (this.#isStopped) break;
        this.#publish(key, await this.#respond(key));
        await setImmediate(); // handle requests in between
      }
      this.#publish(NOT_FOUND, this.#notFound());
    }
    this.#isMaking = false;
  }

  #publish(key: string, response: PreparedResponse | null): void {
    const digest = response?.digest ?? '';
    if ((this.#published.get(key) ?? '') === digest) return;
    this.#published.set(key, digest);
    this.post({ key, response }, response ? buffersOf(response) : []);
  }

  #list(json: string, headers: Record<string, string> = {}): PreparedResponse {
    return prepare(json, { ...this.#listHeaders, ...headers });
  }

  #calendar(): PreparedResponse {
    const { siteUrl } = this.options;
    const text = calendarText(this.#contents.sheets.events ?? [], {
      now: new Date(),
      name: site.name,
      url: siteUrl + CALENDAR_PATH,
      href: ({ id }) => siteUrl + itemPath('events', id),
    });
    return prepare(text, { ...this.#listHeaders, 'Content-Type': 'text/calendar; charset=utf-8' });
  }

  #feed(): PreparedResponse {
    const { siteUrl } = this.options;
    const where = { site: siteUrl, feed: FEED_PATH, page: LIST_PAGES.news };
    const text = newsFeed(this.#contents.sheets.news ?? [], FEED_TITLE, where);
    return prepare(text, { ...this.#listHeaders, 'Content-Type': 'application/atom+xml; charset=utf-8' });
  }

  async #page(key: string, path: string, query: URLSearchParams): Promise<PreparedResponse | null> {
    const page = this.#pages.find(path);
    const built = page && this.#pages.read(page);
    if (!built) return null;
    const view = pageView(page.path, query, this.#contents, this.options.siteUrl);
    if (!view) return prepare(built, page.headers);
    const { name, search, head, status } = view;
    const source = snapshotSource(this.#contents, search);
    const result = hasRoot(built)
      ? await this.#renderer.render({ key, name }, (module) => module.renderPage(page.path, source))
      : null;
    const text = result?.snapshot
      ? withView(built, withSiteUrl(result.html, this.options.siteUrl), result.snapshot)
      : built;
    return prepare(head ? withHead(text, head) : text, page.headers, status);
  }

  #notFound(): PreparedResponse | null {
    const page = this.#pages.notFound;
    const built = this.#pages.read(page);
    return built === null ? null : prepare(built, page.headers, 404);
  }
}

function buffersOf({ bodies }: PreparedResponse): ArrayBuffer[] {
  return [...new Set(Object.values(bodies).map(({ buffer }) => buffer))];
}

/** Splits a key. @returns `tag` for the path of a tag's HTML or JSON. */
function partsOf(key: string) {
  const [path = '', search = ''] = key.split(/\?(.*)/s);
  const [, name, type] = new RegExp(`^${EMBED_PATH}/([a-z-]+)\\.(html|json)$`).exec(path) ?? [];
  return { path, query: new URLSearchParams(search), tag: name ? { name, type } : null };
}
