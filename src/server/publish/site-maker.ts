import { setImmediate } from 'node:timers/promises';
import { pageTitles } from '../../content/pages';
import {
  ALUMNI_PAGES_PATH,
  ALUMNI_PATH,
  CALENDAR_PATH,
  EMBED_PATH,
  EVENTS_FEED_PATH,
  FEED_PATH,
  LOADER_PATH,
  OEMBED_PATH,
  OLD_GALLERY_PATH,
  SHARE_PATH,
} from '../../model/addresses/api-paths';
import { alumniQuery, alumniViewOf, FIRST_PAGE, MAX_WHOLE_DIRECTORY } from '../../model/alumni/alumni-page';
import type { AlumnusRow } from '../../model/alumni/alumnus';
import { compareItems } from '../../model/desk/sheet-changes';
import { calendarText } from '../../model/events/calendar';
import { hasOneEnded } from '../../model/events/coming-events';
import type { PictureTexts } from '../../model/pictures/own-picture';
import { type SheetName, sheetPath } from '../../model/sheets/sheet-kind';
import { SHEET_KINDS } from '../../model/sheets/sheet-kinds';
import { isOwnPage, pagesFrom } from '../../model/society/pages';
import { documentTitle } from '../../model/society/titles';
import type { Day } from '../../model/time/day';
import { readableBy } from '../http/cors';
import { type PreparedResponse, prepare } from '../http/prepared';
import type { ComparedReport, ShownSheet } from '../sources/sheet';
import { emptyContents, snapshotSource, societyIn } from './contents/contents';
import { People } from './contents/people';
import { FrameMaker } from './frames/frame-maker';
import { oembedLink, oembedText } from './frames/oembed';
import { itemPath, LIST_PAGES } from './keys/addresses';
import { cacheKey, keyOf, tagIn } from './keys/cache-key';
import { readTagAttributes } from './keys/tag-attributes';
import { eventsFeed } from './lists/events-feed';
import { newsFeed } from './lists/news-feed';
import type { Found, SheetText, WorkerMessage, WorkerOptions } from './messages';
import { hasRoot, withView } from './pages/page-document';
import { withHead } from './pages/page-head';
import { type Page, PageTable, withSiteUrl } from './pages/page-table';
import { NOT_FOUND_VIEW, type PageView, pageView } from './pages/page-view';
import { MANIFEST_PATH, manifestText, SITEMAP_PATH, withPages } from './pages/site-files';
import { Renderer } from './renderer';
import { findShare, sharePicture } from './share/share-picture';
import type { KnownPictures } from './sheets/own-pictures';
import { type ReadOptions, readSheet, reportWithItems } from './sheets/read-sheet';
import { TagMaker } from './tags/tag-maker';

/** The key of the directory's first page, for clients that accept it instead of a long list. */
export const FIRST_PEOPLE = `${ALUMNI_PATH}#page`;

/** The key of the page that is sent with status 404. */
export const NOT_FOUND = '/404';

/** Files that contain the site URL. */
const FILES = [SITEMAP_PATH, '/robots.txt'];

/** The language in which tags are rendered in advance. */
const ADVANCE_LANGUAGE = 'en-GB';

/** Generates the site's public responses: in advance if there is a fixed set of them, otherwise on request. */
export class SiteMaker {
  readonly #contents = emptyContents();
  /** The uploaded pictures; null until they have been read. */
  #pictures: KnownPictures | null = null;
  readonly #pages: PageTable;
  readonly #tags: TagMaker;
  readonly #frames: FrameMaker;
  readonly #renderer: Renderer;
  readonly #listHeaders: Record<string, string>;
  /** The digests of published responses, by key. Unchanged responses are not posted again. */
  readonly #published = new Map<string, string>();
  /** The keys of the pages and tags that every site has, and that are generated in advance. */
  readonly #keys: readonly string[];
  /** The keys of the society's own pages, which are generated in advance too. */
  #ownPages: readonly string[] = [];
  /** The time, in ms since 1970. `#contents` has the moment by which events are marked as ended. */
  #now = 0;
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
    this.#frames = new FrameMaker({ build, siteUrl, origins, receives, tags: this.#tags, contents: this.#contents });
    this.#listHeaders = { ...readableBy(origins), 'Content-Type': 'application/json; charset=utf-8' };
    const views = Object.keys(tags).flatMap((tag) =>
      ['json', 'html'].map((type) => cacheKey(`${EMBED_PATH}/${tag}.${type}?lang=${ADVANCE_LANGUAGE}`, tags)),
    );
    this.#keys = [...this.#pages.paths, ...FILES, ...views];
    this.#makeSoon();
  }

  /** Publishes a sheet's list at once, and its pages soon after. @throws {SheetFault} if the sheet can't be used. */
  showSheet(name: SheetName, content: SheetText | null): ShownSheet {
    const { items, problems, used } = content
      ? readSheet(name, content, this.reading)
      : { items: [], problems: [], used: [] };
    Object.assign(this.#contents.sheets, { [name]: items });
    const rows = items.map((item) => SHEET_KINDS[name].toRow(item as never));
    const list = this.#list(`{"success":true,"data":${JSON.stringify(rows)}}`);
    this.#publish(sheetPath(name), list);
    if (name === 'gallery') this.#publish(OLD_GALLERY_PATH, list);
    if (name === 'site') this.#showSociety();
    if (name === 'events') this.#showEvents();
    if (name === 'news') this.#publish(FEED_PATH, this.#newsFeed());
    this.#makeSoon();
    const pictures = used.map(({ id, row, column }) => ({ id, row, column }));
    return { items: items.length, problems: problems.length, pictures };
  }

  /** Options for reading a sheet. */
  get reading(): ReadOptions {
    return { ...this.options, web: this.options.build.web, pictures: this.#pictures };
  }

  /** Sets the uploaded pictures, whose texts the sheets take when they are shown. */
  setPictures(pictures: readonly PictureTexts[]): void {
    this.#pictures = new Map(pictures.map((picture) => [picture.id, picture]));
  }

  /** Reports on a sheet, and compares it with what visitors see. @throws {SheetFault} if the sheet can't be used. */
  compareSheet(name: SheetName, content: SheetText): ComparedReport {
    const { report, items } = reportWithItems(name, content, this.reading);
    const before = this.#contents.sheets[name] ?? [];
    return { ...report, changes: compareItems(SHEET_KINDS[name], before, items) };
  }

  /** Publishes what has the society's name but isn't rendered. */
  #showSociety(): void {
    const society = societyIn(this.#contents);
    this.post({ society });
    this.#publish(MANIFEST_PATH, prepare(manifestText(society), { 'Content-Type': 'application/manifest+json' }));
    const { events, news } = this.#contents.sheets;
    if (events) this.#showEvents();
    if (news) this.#publish(FEED_PATH, this.#newsFeed());
  }

  /** Publishes the events that aren't rendered. */
  #showEvents(): void {
    this.#contents.now = this.#now;
    this.#publish(CALENDAR_PATH, this.#calendar());
    this.#publish(EVENTS_FEED_PATH, this.#eventsFeed());
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

  /** Publishes everything again if it is another day, or if an event has ended. @returns whether that is so. */
  showTime(day: Day, now: number): boolean {
    const before = this.#contents;
    this.#now = now;
    const isNewDay = day !== before.day;
    if (!isNewDay && !hasOneEnded(before.sheets.events ?? [], day, before.now, now)) return false;
    Object.assign(this.#contents, { day, now });
    if (isNewDay && this.#contents.sheets.events) this.#publish(EVENTS_FEED_PATH, this.#eventsFeed());
    this.#makeSoon();
    return true;
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
    if (![...this.#keys, ...this.#ownPages].includes(key)) return response;
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
    if (tag?.form === 'frame') return this.#frames.find(path, tag.name, query);
    if (tag) return this.#tags.find(path, tag.name, query);
    if (path === OEMBED_PATH) return this.#findEmbedding(key, query);
    if (path.startsWith(`${SHARE_PATH}/`)) return findShare(path, query, this.#contents);
    if (path !== ALUMNI_PAGES_PATH) return this.#findPage(path, query);
    const { people } = this.#contents;
    const view = alumniViewOf(query);
    return people && { key: path + alumniQuery({ ...view, page: people.pageNumber(view) }), kind: 'search' };
  }

  #findEmbedding(key: string, query: URLSearchParams): Found | null {
    const { site, events, news } = this.#contents.sheets;
    if (!site || !events || !news) return null;
    const isFound = oembedText(query, this.#contents, this.options.siteUrl) !== null;
    return { key, kind: isFound ? 'search' : 'missing' };
  }

  #findPage(path: string, query: URLSearchParams): Found | null {
    const page = this.#pages.find(path);
    if (!page || this.#pages.read(page) === null) return null;
    const view = this.#viewOf(page, query);
    if (view === NOT_FOUND_VIEW) return { key: NOT_FOUND, kind: 'missing' };
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
    if (path === OEMBED_PATH) return this.#oembed(query);
    if (path.startsWith(`${SHARE_PATH}/`)) return sharePicture(path, query, this.#contents, this.options.build.share);
    if (!tag) return this.#page(key, path, query);
    if (tag.form === 'frame') return this.#frames.page(key, tag.name, query);
    return tag.form === 'json' ? this.#tags.json(key, tag.name, query) : this.#tags.html(key, tag.name, query);
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
      this.#findOwnPages();
      for (const key of [...this.#keys, ...this.#ownPages]) {
        if (this.#isStopped) break;
        this.#publish(key, await this.#respond(key));
        await setImmediate(); // handle requests in between
      }
      this.#publish(NOT_FOUND, await this.#notFound());
    }
    this.#isMaking = false;
  }

  /** Finds the society's own pages, and withdraws those that are gone. */
  #findOwnPages(): void {
    const pages = pagesFrom(this.#contents.sheets.pages ?? []).filter(({ name }) => isOwnPage({ page: name }));
    const before = this.#ownPages;
    this.#ownPages = pages.map(({ name }) => `/${name}`);
    for (const key of before) if (!this.#ownPages.includes(key)) this.#publish(key, null);
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
      name: societyIn(this.#contents).name,
      url: siteUrl + CALENDAR_PATH,
      href: ({ id }) => siteUrl + itemPath('events', id),
    });
    return prepare(text, { ...this.#listHeaders, 'Content-Type': 'text/calendar; charset=utf-8' });
  }

  #newsFeed(): PreparedResponse {
    const urls = { site: this.options.siteUrl, feed: FEED_PATH, page: LIST_PAGES.news };
    return this.#feed(newsFeed(this.#contents.sheets.news ?? [], this.#titleOf(pageTitles.news), urls));
  }

  #eventsFeed(): PreparedResponse {
    const { day, sheets } = this.#contents;
    const urls = { site: this.options.siteUrl, feed: EVENTS_FEED_PATH, page: LIST_PAGES.events };
    return this.#feed(eventsFeed(sheets.events ?? [], day, this.#titleOf(pageTitles.events), urls));
  }

  #feed(text: string): PreparedResponse {
    return prepare(text, { ...this.#listHeaders, 'Content-Type': 'application/atom+xml; charset=utf-8' });
  }

  #titleOf(title: string): string {
    return documentTitle(title, societyIn(this.#contents));
  }

  /** Describes how other systems embed a page of the site. */
  #oembed(query: URLSearchParams): PreparedResponse {
    const text = oembedText(query, this.#contents, this.options.siteUrl);
    if (text !== null) return this.#list(text);
    return prepare(JSON.stringify({ message: 'This page cannot be embedded.' }), this.#listHeaders, 404);
  }

  async #page(key: string, path: string, query: URLSearchParams): Promise<PreparedResponse | null> {
    const page = this.#pages.find(path);
    const built = page && this.#pages.read(page);
    if (!built) return null;
    if (path === SITEMAP_PATH) return prepare(withPages(built, this.#contents, this.options.siteUrl), page.headers);
    const view = this.#viewOf(page, query);
    return view ? this.#render(key, page, built, view) : prepare(built, page.headers);
  }

  /** Returns a page's view; null for other files, such as the desk's, and until its sources have been read. */
  #viewOf(page: Page, query: URLSearchParams): PageView | null {
    return page.title === undefined ? null : pageView(page.path, query, this.#contents, this.options.siteUrl);
  }

  /** Renders a page. If that fails, the browser renders it: the page then has only its head. */
  async #render(key: string, page: Page, built: string, view: PageView): Promise<PreparedResponse> {
    const { siteUrl } = this.options;
    const { name, search, status, head = { title: page.title ?? '', description: '', url: '' } } = view;
    const source = snapshotSource(this.#contents, search);
    const result = hasRoot(built)
      ? await this.#renderer.render({ key, name }, (module) => module.renderPage(page.path, source))
      : null;
    const text = result?.snapshot ? withView(built, withSiteUrl(result.html, siteUrl), result.snapshot) : built;
    const links = status ? '' : this.#linksOf(page.path, new URLSearchParams(search));
    return prepare(withHead(text, { ...head, links }, societyIn(this.#contents), siteUrl), page.headers, status);
  }

  /** Returns the links in a page's head to other forms of its content. */
  #linksOf(path: string, query: URLSearchParams): string {
    const feed = `<link rel="alternate" type="application/atom+xml" title="Events" href="${EVENTS_FEED_PATH}">`;
    const links = [path === LIST_PAGES.events && feed, oembedLink(path, query, this.#contents, this.options.siteUrl)];
    return links.filter(Boolean).join('\n');
  }

  /** Makes the page for unknown paths; null until the society is known. */
  async #notFound(): Promise<PreparedResponse | null> {
    const page = this.#pages.notFound;
    const built = this.#pages.read(page);
    if (built === null || !this.#contents.sheets.site) return null;
    return this.#render(NOT_FOUND, page, built, NOT_FOUND_VIEW);
  }
}

function buffersOf({ bodies }: PreparedResponse): ArrayBuffer[] {
  return [...new Set(Object.values(bodies).map(({ buffer }) => buffer))];
}

/** Splits a key. @returns `tag` for the path of a tag's response. */
function partsOf(key: string) {
  const [path = '', search = ''] = key.split(/\?(.*)/s);
  return { path, query: new URLSearchParams(search), tag: tagIn(path) };
}
