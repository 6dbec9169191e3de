import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { SHARE_PATH } from '../../model/addresses/api-paths';
import type { AlumnusRow } from '../../model/alumni/alumnus';
import { MAX_LISTED_PROBLEMS } from '../../model/desk/sheet-report';
import type { PictureTexts } from '../../model/pictures/own-picture';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { type Society, societyFrom } from '../../model/society/society';
import type { Day } from '../../model/time/day';
import { type PreparedResponse, sizeOf } from '../http/prepared';
import type { WorkbookTab } from '../sources/document';
import type { ComparedReport, ContentReport, ShownSheet } from '../sources/sheet';
import type { Publishing } from '../sources/sources';
import { cacheKey } from './keys/cache-key';
import { readTagAttributes, type TagAttributes } from './keys/tag-attributes';
import type { Call, Found, SheetText, ViewResult, WorkerOptions } from './messages';
import { PageWorker, type WorkerReport } from './page-worker';
import { Turns } from './turns';

/** Maximum memory for cached responses, in bytes: about 250 pages in all encodings. */
const MAX_CACHED_BYTES = 16_000_000;

/** Time limit for generating a response on demand. */
const WAIT_MS = 1000;
/** Maximum number of views, and of searches, that wait for the worker: about a second's work. */
const MAX_VIEWS = 100;
const MAX_SEARCHES = 500;
/** The same for share pictures, which preview services request once. Drawing one takes half a second. */
const MAX_DRAWINGS = 20;
const DRAWING_WAIT_MS = 20_000;

/** Maximum number of views whose failure is remembered. */
const MAX_FAILING = 1000;

/**
 * Keeps the responses that a worker thread generates from the sources. Published responses stay available while the
 * worker is being replaced.
 */
export class Publisher implements Publishing {
  readonly #published = new Map<string, PreparedResponse>();
  readonly #cache = new LRUCache<string, PreparedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (response, key) => sizeOf(response) + 2 * key.length,
  });
  /** Each kind of call has its own turns, one at a time, so a search waits for at most one view. */
  readonly #finds = new Turns<Found | null>({ maxWaiting: MAX_SEARCHES, waitMs: WAIT_MS });
  readonly #searches = new Turns<PreparedResponse | null>({ maxWaiting: MAX_SEARCHES, waitMs: WAIT_MS });
  readonly #views = new Turns<PreparedResponse | null>({ maxWaiting: MAX_VIEWS, waitMs: WAIT_MS });
  readonly #drawings = new Turns<PreparedResponse | null>({ maxWaiting: MAX_DRAWINGS, waitMs: DRAWING_WAIT_MS });
  readonly #tags: TagAttributes;
  /** The last content of each sheet, and the time, for the next worker. */
  readonly #contents = new Map<string, Call>();
  /** The uploaded pictures, which the next worker needs before the sheets. */
  #pictures: Call | null = null;
  /** What the site says about the society. */
  society: Society = societyFrom([]);
  /** Called after the worker is replaced, to resend the alumni. There are too many to keep a second copy here. */
  onRestart = () => {};
  /** Keys of views that crashed a worker. */
  readonly #skipped = new LRUCache<string, true>({ max: MAX_FAILING });
  /** Names of views that can't be rendered, by key. */
  readonly #failing = new LRUCache<string, string>({ max: MAX_FAILING });
  /** Incremented whenever the content changes. Responses generated from an earlier version are not cached. */
  #version = 0;
  readonly #worker: PageWorker;

  constructor(
    options: Omit<WorkerOptions, 'skipped'>,
    readonly log: Logger,
  ) {
    this.#tags = readTagAttributes(options.build);
    this.#worker = new PageWorker({
      workerOptions: () => ({ ...options, skipped: [...this.#skipped.keys()] }),
      log,
      onReport: (report) => this.#onReport(report),
      onViewCrash: (view, reason) => {
        this.#skipped.set(view.key, true);
        this.#note({ ...view, fault: reason });
      },
      onRestart: () => {
        for (const call of [...(this.#pictures ? [this.#pictures] : []), ...this.#contents.values()])
          void this.#worker.call(call).catch(() => {}); // resent on restart
        this.onRestart();
      },
    });
  }

  /** Returns the cache key of a URL, with which the methods below find its response. */
  keyOf(url: string): string {
    return cacheKey(url, this.#tags);
  }

  /** Returns a response that was generated in advance. */
  published(key: string): PreparedResponse | undefined {
    return this.#published.get(key);
  }

  /** Returns a response that was generated for an earlier request. */
  cached(key: string): PreparedResponse | undefined {
    return this.#cache.get(key);
  }

  /**
   * Generates a response on demand.
   * @param client whose turn it takes.
   * @returns null if the URL has none, or is a page that is served as built; undefined on overload, failure or timeout.
   */
  async ask(key: string, client: string): Promise<PreparedResponse | null | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      const isDrawing = key.startsWith(`${SHARE_PATH}/`);
      timer = setTimeout(() => resolve(undefined), isDrawing ? DRAWING_WAIT_MS : WAIT_MS);
    });
    const asked = this.#findOrMake(key, client).catch(() => undefined);
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }

  async show(name: SheetName, content: SheetText | null): Promise<ShownSheet> {
    const call: Call = { call: 'show', name, content: content && textOf(content) };
    const shown = await this.#worker.call(call);
    this.#setContent(name, call);
    return shown as ShownSheet;
  }

  report(name: SheetName, content: SheetText, maxProblems = MAX_LISTED_PROBLEMS): Promise<ContentReport> {
    const call: Call = { call: 'report', name, content: textOf(content), maxProblems };
    return this.#worker.call(call) as Promise<ContentReport>;
  }

  compare(name: SheetName, content: SheetText): Promise<ComparedReport> {
    return this.#worker.call({ call: 'compare', name, content: textOf(content) }) as Promise<ComparedReport>;
  }

  splitWorkbook(bytes: Uint8Array): Promise<readonly Omit<WorkbookTab, 'digest'>[]> {
    return this.#worker.call({ call: 'split', bytes }) as Promise<readonly Omit<WorkbookTab, 'digest'>[]>;
  }

  async setPictures(pictures: readonly PictureTexts[]): Promise<void> {
    const call: Call = { call: 'pictures', pictures };
    await this.#worker.call(call);
    this.#pictures = call;
  }

  async showPeople(rows: readonly AlumnusRow[]): Promise<void> {
    await this.#worker.call({ call: 'people', rows });
    this.#onChange();
  }

  async showTime(day: Day, now: number): Promise<void> {
    const call: Call = { call: 'time', day, now };
    this.#contents.set('time', call);
    const hasChanged = await this.#worker.call(call).catch(() => true); // the next worker gets it
    if (hasChanged) this.#onChange();
  }

  /** Describes the views for /healthz: `current`, or `failing` with their names. */
  condition(): string {
    const names = [...new Set(this.#failing.values())].sort();
    return names.length === 0 ? 'current' : `failing ${names.join(', ')}`;
  }

  close(): Promise<void> {
    return this.#worker.close();
  }

  #setContent(name: string, call: Call): void {
    this.#contents.set(name, call);
    this.#onChange();
  }

  #onChange(): void {
    this.#version += 1;
    this.#cache.clear();
    // Forget failing views that may never be requested again. Pages generated in advance are always regenerated.
    for (const [key, name] of this.#failing) {
      if (key !== name && !this.#published.has(key)) this.#failing.delete(key);
    }
    if (this.#skipped.size === 0) return;
    this.#skipped.clear();
    void this.#worker.call({ call: 'retry' }).catch(() => {}); // the next worker won't skip any views
  }

  async #findOrMake(asked: string, client: string): Promise<PreparedResponse | null | undefined> {
    const find = () => this.#worker.call({ call: 'find', key: asked }) as Promise<Found | null>;
    const found = await this.#finds.run(client, asked, find);
    if (!found) return found;
    const { key, kind } = found;
    const turns = { view: this.#views, drawing: this.#drawings, search: this.#searches, missing: this.#searches }[kind];
    return this.#published.get(key) ?? this.#cache.get(key) ?? turns.run(client, key, () => this.#make(found));
  }

  async #make({ key, kind }: Found): Promise<PreparedResponse | null> {
    const version = this.#version;
    const response = (await this.#worker.call({ call: 'respond', key })) as PreparedResponse | null;
    // Don't cache 404s: there could be any number of them.
    const isCacheable = response && response.status < 400 && kind !== 'missing';
    if (isCacheable && version === this.#version) this.#cache.set(key, response);
    return response ?? this.#published.get(key) ?? null;
  }

  #onReport(report: WorkerReport): void {
    if ('society' in report) this.society = report.society;
    else if ('view' in report) this.#note(report.view);
    else if (report.response) this.#published.set(report.key, report.response);
    else this.#published.delete(report.key);
  }

  /** Logs once when a view starts to fail, and once when it can be rendered again. */
  #note({ key, name, fault }: ViewResult): void {
    const isFailing = () => [...this.#failing.values()].includes(name);
    const before = isFailing();
    if (fault === null) this.#failing.delete(key);
    else this.#failing.set(key, name);
    const about = { view: name };
    if (fault !== null && !before)
      this.log.error({ ...about, reason: fault }, 'a view cannot be rendered; it is served without its data');
    if (before && !isFailing()) this.log.info(about, 'the view can be rendered again');
  }
}

function textOf({ bytes, problems }: SheetText): SheetText {
  return { bytes, problems };
}
