import type { Logger } from 'pino';
import { SHARE_PATH } from '../../model/addresses/api-paths';
import type { AlumnusRow } from '../../model/alumni/alumnus';
import { MAX_LISTED_PROBLEMS } from '../../model/desk/sheet-report';
import type { PictureTexts } from '../../model/pictures/own-picture';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { type Society, societyFrom } from '../../model/society/society';
import type { Day } from '../../model/time/day';
import type { PreparedResponse } from '../http/prepared';
import type { WorkbookTab } from '../sources/document';
import type { ComparedReport, ContentReport, ShownSheet } from '../sources/sheet-reader';
import type { Publishing } from '../sources/sources';
import { FailingViews } from './failing-views';
import { cacheKey } from './keys/cache-key';
import { readTagAttributes, type TagAttributes } from './keys/tag-attributes';
import type { Call, FoundResponse, SheetText, WorkerOptions } from './messages';
import { PageWorker, type WorkerReport } from './page-worker';
import { Responses } from './responses';
import { Turns } from './turns';

/** Time limit for making a response on request. */
const WAIT_MS = 1000;
/** Maximum number of views, and of searches, that wait for the worker: about a second's work. */
const MAX_VIEWS = 100;
const MAX_SEARCHES = 500;
/** The same for share pictures, which preview services request once. Drawing one takes half a second. */
const MAX_DRAWINGS = 20;
const DRAWING_WAIT_MS = 20_000;

/**
 * Passes the sources' content to the worker, and gets responses from it: those that are published when the content
 * changes, and those that are made on request.
 */
export class Publisher implements Publishing {
  readonly #responses = new Responses();
  readonly #failing: FailingViews;
  readonly #tags: TagAttributes;
  readonly #worker: PageWorker;
  /** Each kind of call has its own turns, one at a time, so a search waits for at most one view. */
  readonly #finds = new Turns<FoundResponse | null>({ maxJobs: MAX_SEARCHES, waitMs: WAIT_MS });
  readonly #turns: Record<FoundResponse['kind'], Turns<PreparedResponse | null>>;
  /** The last content of each sheet, and the time, for the next worker. */
  readonly #contents = new Map<string, Call>();
  /** The uploaded pictures, which the next worker needs before the sheets. */
  #pictures: Call | null = null;
  /** The facts about the society from the `site` sheet. */
  society: Society = societyFrom([]);
  /** Called after the worker is replaced, to resend the alumni. There are too many to keep a second copy here. */
  onRestart = () => {};

  constructor(options: Omit<WorkerOptions, 'skipped'>, log: Logger) {
    this.#tags = readTagAttributes(options.build);
    this.#failing = new FailingViews(log);
    const searches = new Turns<PreparedResponse | null>({ maxJobs: MAX_SEARCHES, waitMs: WAIT_MS });
    this.#turns = {
      view: new Turns({ maxJobs: MAX_VIEWS, waitMs: WAIT_MS }),
      search: searches,
      missing: searches,
      drawing: new Turns({ maxJobs: MAX_DRAWINGS, waitMs: DRAWING_WAIT_MS }),
    };
    this.#worker = new PageWorker({
      workerOptions: () => ({ ...options, skipped: this.#failing.skipped }),
      log,
      onReport: (report) => this.#onReport(report),
      onViewCrash: (view, reason) => this.#failing.noteCrash(view, reason),
      onRestart: () => {
        this.#resend();
        this.onRestart();
      },
    });
  }

  /** Returns the cache key of a URL, with which the methods below find its response. */
  keyOf(url: string): string {
    return cacheKey(url, this.#tags);
  }

  /** Returns a response that was made in advance. */
  published(key: string): PreparedResponse | undefined {
    return this.#responses.published(key);
  }

  /** Returns a response that was made for an earlier request. */
  cached(key: string): PreparedResponse | undefined {
    return this.#responses.cached(key);
  }

  /**
   * Makes a response on request.
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

  async #findOrMake(asked: string, client: string): Promise<PreparedResponse | null | undefined> {
    const find = () => this.#worker.call({ call: 'find', key: asked }) as Promise<FoundResponse | null>;
    const found = await this.#finds.run(client, asked, find);
    if (!found) return found;
    const { key, kind } = found;
    return this.published(key) ?? this.cached(key) ?? this.#turns[kind].run(client, key, () => this.#make(found));
  }

  async #make({ key, kind }: FoundResponse): Promise<PreparedResponse | null> {
    const { version } = this.#responses;
    const response = (await this.#worker.call({ call: 'make', key })) as PreparedResponse | null;
    if (response && kind !== 'missing') this.#responses.keep(key, response, version);
    return response;
  }

  async show(name: SheetName, content: SheetText | null): Promise<ShownSheet> {
    const call: Call = { call: 'show', name, content: content && textOf(content) };
    const shown = await this.#worker.call(call);
    this.#contents.set(name, call);
    this.#contentChanged();
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
    this.#contentChanged();
  }

  async showTime(day: Day, now: number): Promise<void> {
    const call: Call = { call: 'time', day, now };
    this.#contents.set('time', call);
    const hasChanged = await this.#worker.call(call).catch(() => true); // the next worker gets it
    if (hasChanged) this.#contentChanged();
  }

  /** Describes the views for /healthz: `current`, or `failing` with their names. */
  condition(): string {
    return this.#failing.condition;
  }

  close(): Promise<void> {
    return this.#worker.close();
  }

  #contentChanged(): void {
    this.#responses.contentChanged();
    const hadCrashed = this.#failing.contentChanged((key) => this.published(key) !== undefined);
    if (hadCrashed) void this.#worker.call({ call: 'retry' }).catch(() => {}); // the next worker won't skip any views
  }

  #resend(): void {
    const calls = [...this.#contents.values()];
    if (this.#pictures) calls.unshift(this.#pictures);
    for (const call of calls) void this.#worker.call(call).catch(() => {}); // resent to the next one
  }

  #onReport(report: WorkerReport): void {
    if ('publish' in report) this.#responses.publish(report.publish, report.response);
    else if ('siteKeys' in report) this.#responses.setSiteKeys(report.siteKeys);
    else if ('society' in report) this.society = report.society;
    else this.#failing.note(report.view);
  }
}

function textOf({ bytes, problems }: SheetText): SheetText {
  return { bytes, problems };
}
