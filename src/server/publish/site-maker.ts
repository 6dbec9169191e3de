import { setImmediate } from 'node:timers/promises';
import {
  ALUMNI_PAGES_PATH,
  EVENTS_FEED_PATH,
  LOADER_PATH,
  OEMBED_PATH,
  SHARE_PATH,
} from '../../model/addresses/api-paths';
import type { AlumnusRow } from '../../model/alumni/alumnus';
import { compareItems } from '../../model/desk/sheet-changes';
import { hasOneEnded } from '../../model/events/coming-events';
import type { PictureTexts } from '../../model/pictures/own-picture';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { SHEET_KINDS } from '../../model/sheets/sheet-kinds';
import type { Day } from '../../model/time/day';
import type { PreparedResponse } from '../http/prepared';
import type { ComparedReport, ShownSheet } from '../sources/sheet-reader';
import { emptyContents, societyIn } from './contents/contents';
import { People } from './contents/people';
import { FrameMaker } from './frames/frame-maker';
import { OembedMaker } from './frames/oembed-maker';
import { tagIn } from './keys/cache-key';
import { readTagAttributes } from './keys/tag-attributes';
import { DirectoryMaker } from './lists/directory-maker';
import { ListMaker } from './lists/list-maker';
import { type Maker, partsOf } from './maker';
import type { FoundResponse, SheetText, WorkerMessage, WorkerOptions } from './messages';
import { PageMaker } from './pages/page-maker';
import { Renderer } from './renderer';
import { ShareMaker } from './share/share-maker';
import type { KnownPictures } from './sheets/own-pictures';
import { type ReadOptions, readSheet, reportWithItems } from './sheets/read-sheet';
import { LoaderMaker } from './tags/loader-maker';
import { TagMaker } from './tags/tag-maker';
import { TagRenderer } from './tags/tag-renderer';

/**
 * Makes the site's public responses from the sources' content: in advance if there is a fixed set of them, otherwise on
 * request. It doesn't keep them: see `Responses`.
 */
export class SiteMaker {
  readonly #contents = emptyContents();
  /** The uploaded pictures; null until they have been read. */
  #pictures: KnownPictures | null = null;
  readonly #renderer: Renderer;
  readonly #lists: ListMaker;
  readonly #directory: DirectoryMaker;
  readonly #pages: PageMaker;
  readonly #tags: TagMaker;
  readonly #loader: LoaderMaker;
  readonly #frames: FrameMaker;
  readonly #oembed: OembedMaker;
  readonly #shares: ShareMaker;
  /** The time, in ms since 1970. `#contents` has the moment by which events are marked as ended. */
  #now = 0;
  #isMaking = false;
  #isStale = true;
  #isStopped = false;

  constructor(
    readonly options: WorkerOptions,
    readonly post: (message: WorkerMessage, transfer?: ArrayBuffer[]) => void,
  ) {
    const { build, siteUrl, skipped } = options;
    const contents = this.#contents;
    const tags = readTagAttributes(build);
    this.#renderer = new Renderer(build.renderer, skipped, post);
    const tagRenderer = new TagRenderer({ ...options, tags, contents, renderer: this.#renderer });
    this.#lists = new ListMaker(contents, options);
    this.#directory = new DirectoryMaker(contents, options);
    this.#pages = new PageMaker({ ...options, contents, renderer: this.#renderer });
    this.#tags = new TagMaker(tagRenderer, siteUrl, tags);
    this.#loader = new LoaderMaker(tagRenderer, build.loader);
    this.#frames = new FrameMaker({ ...options, contents, renderer: tagRenderer });
    this.#oembed = new OembedMaker(contents, options);
    this.#shares = new ShareMaker(contents, build.share);
    this.#makeSoon();
  }

  /** Publishes a sheet's list at once, and its pages soon after. @throws {SheetFault} if the sheet can't be used. */
  showSheet(name: SheetName, content: SheetText | null): ShownSheet {
    const { items, problems, used } = content
      ? readSheet(name, content, this.reading)
      : { items: [], problems: [], used: [] };
    Object.assign(this.#contents.sheets, { [name]: items });
    if (name === 'events' || name === 'site') this.#contents.now = this.#now;
    if (name === 'site') this.post({ society: societyIn(this.#contents) });
    for (const key of this.#lists.keysFor(name)) this.#publish(key, this.#lists.make(key));
    this.#contentChanged();
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

  /** Publishes the directory's lists at once, and its pages soon after. */
  showPeople(rows: readonly AlumnusRow[]): void {
    this.#contents.people = new People(rows);
    for (const key of this.#directory.keys) this.#publish(key, this.#directory.make(partsOf(key)));
    this.#contentChanged();
  }

  /** Publishes everything again if it is another day, or if an event has ended. @returns whether that is so. */
  showTime(day: Day, now: number): boolean {
    const before = this.#contents;
    this.#now = now;
    const isNewDay = day !== before.day;
    if (!isNewDay && !hasOneEnded(before.sheets.events ?? [], day, before.now, now)) return false;
    Object.assign(this.#contents, { day, now });
    if (isNewDay) this.#publish(EVENTS_FEED_PATH, this.#lists.make(EVENTS_FEED_PATH));
    this.#contentChanged();
    return true;
  }

  /** Retries the skipped views. */
  retry(): void {
    this.#renderer.retry();
    this.#makeSoon();
  }

  /**
   * Finds the response for a URL's `cacheKey`, without rendering anything.
   * @returns null if the URL is unknown, its source hasn't been read, or the page is served as built.
   */
  find(key: string): FoundResponse | null {
    const asked = partsOf(key);
    return this.#makerOf(asked.path).find(asked);
  }

  /** Makes the response for a key that `find` has returned; null if its source hasn't been read. */
  async make(key: string): Promise<PreparedResponse | null> {
    const asked = partsOf(key);
    return this.#makerOf(asked.path).make(asked);
  }

  #makerOf(path: string): Maker {
    const tag = tagIn(path);
    if (tag) return tag.form === 'frame' ? this.#frames : this.#tags;
    if (path.startsWith(`${SHARE_PATH}/`)) return this.#shares;
    switch (path) {
      case ALUMNI_PAGES_PATH:
        return this.#directory;
      case LOADER_PATH:
        return this.#loader;
      case OEMBED_PATH:
        return this.#oembed;
      default:
        return this.#pages;
    }
  }

  /** Stops making pages, so that the thread can exit. */
  stop(): void {
    this.#isStopped = true;
  }

  #contentChanged(): void {
    this.#postSiteKeys();
    this.#makeSoon();
  }

  /** Says which responses the site has in advance. Until it is known which pages there are, none are withdrawn. */
  #postSiteKeys(): void {
    if (!this.#contents.sheets.pages) return;
    const makers = [this.#lists, this.#directory, this.#pages, this.#tags];
    this.post({ siteKeys: makers.flatMap(({ keys }) => keys) });
  }

  /** Makes all pages and tags again, soon, so that simultaneous changes are published together. */
  #makeSoon(): void {
    this.#isStale = true;
    if (!this.#isMaking) void this.#makeAll();
  }

  async #makeAll(): Promise<void> {
    this.#isMaking = true;
    while (this.#isStale && !this.#isStopped) {
      await setImmediate();
      this.#isStale = false;
      for (const key of [...this.#pages.keys, ...this.#tags.keys]) {
        if (this.#isStopped) break;
        this.#publish(key, await this.make(key));
        await setImmediate(); // handle requests in between
      }
    }
    this.#isMaking = false;
  }

  #publish(key: string, response: PreparedResponse | null): void {
    if (response) this.post({ publish: key, response }, buffersOf(response));
  }
}

function buffersOf({ bodies }: PreparedResponse): ArrayBuffer[] {
  return [...new Set(Object.values(bodies).map(({ buffer }) => buffer))];
}
