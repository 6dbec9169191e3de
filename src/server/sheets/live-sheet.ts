import type { Logger } from 'pino';
import { digestOf, type PreparedBody, prepareBody } from '../http/body';
import { withTimeout } from '../http/with-timeout';
import type { Settings } from '../settings/settings';
import { describeSource, type Source } from '../settings/source';
import type { SheetEntity } from './entity';
import { SheetFault } from './fault';
import { CopyKeeper } from './last-good-copy';
import { parseCsv } from './parse-csv';
import { readSource } from './read-source';

/** Reading a file's times is cheap; this only keeps a rush from doing it for each request. */
const FILE_FRESH_MS = 25;
/** How long a fault stands before a file is read again; a huge one would otherwise be read for every request. */
const FILE_FAULT_MS = 1000;
/** A request waits this long for a changed file, so that the first reload shows the edit. */
const FILE_WAIT_MS = 300;
/** For this long after a visit, an address is read every `sheetFreshMs`: the next reload is current too. */
const KEEP_WARM_MS = 120_000;

/** The state of a sheet in /healthz. */
export interface SheetCondition {
  state: 'reading' | 'current' | 'stale' | 'missing';
  items: number;
  problems: number;
}

/**
 * A sheet's items and the API's response with them: from memory at once, read again behind the response when they
 * are no longer fresh. Whatever is wrong with the source, the last good copy stays.
 */
export class LiveSheet<Item = unknown> {
  readonly #source: Source;
  readonly #copy: CopyKeeper<Item>;
  #items: readonly Item[] = [];
  #body: PreparedBody | null = null;
  #problems = 0;
  /** Null if the source could be read; undefined before it was first read. */
  #fault: string | null | undefined;
  #version = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #visitedAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;
  #nextReading: NodeJS.Timeout | undefined;
  readonly #closed = new AbortController();

  /** @param headers of the response besides those of every prepared body. */
  constructor(
    readonly entity: SheetEntity<Item>,
    readonly settings: Settings,
    readonly headers: Record<string, string>,
    readonly log: Logger,
  ) {
    this.#source = settings.sheets[entity.name];
    this.#copy = new CopyKeeper(settings.data, entity, log);
  }

  /** Loads the last good copy and begins to read the source, without waiting for it. */
  async open(): Promise<void> {
    const items = await this.#copy.read();
    if (items) await this.#replaceItems(items);
    void this.#refresh();
  }

  /** The response's body if it needs no look at the source, else null: then call `body()`. */
  freshBody(): PreparedBody | null {
    this.#visitedAt = performance.now();
    return this.#visitedAt - this.#checkedAt < this.#freshMs ? this.#body : null;
  }

  /** The response's body; null if the sheet could never be read. */
  async body(): Promise<PreparedBody | null> {
    this.#visitedAt = performance.now();
    if (this.#visitedAt - this.#checkedAt < this.#freshMs) return this.#body;
    const refreshed = this.#refresh();
    if (!this.#body) await refreshed;
    else if (this.#source.kind === 'file') await withTimeout(refreshed, FILE_WAIT_MS);
    return this.#body;
  }

  /** The items of `body()`, the same array until they change; none while the sheet cannot be read. */
  async items(): Promise<readonly Item[]> {
    await this.body();
    return this.#items;
  }

  /** Reads the source unless that was done just now. For checks: it does not count as a visit. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#checkedAt >= this.#freshMs) await this.#refresh();
  }

  condition(): SheetCondition {
    const unread = this.#fault === undefined ? 'reading' : 'missing';
    const state = this.#fault === null ? 'current' : this.#body ? 'stale' : unread;
    return { state, items: this.#items.length, problems: this.#problems };
  }

  /** Stops reading; what is in memory is still served. */
  close(): void {
    this.#closed.abort();
    clearTimeout(this.#nextReading);
  }

  get #freshMs(): number {
    if (this.#source.kind === 'address') return this.settings.sheetFreshMs;
    return this.#fault ? FILE_FAULT_MS : FILE_FRESH_MS;
  }

  #refresh(): Promise<void> {
    clearTimeout(this.#nextReading);
    this.#reading ??= this.#read()
      .then(
        () => this.#setFault(null),
        (error) => this.#setFault(error instanceof SheetFault ? error.message : `could not be read: ${error}`),
      )
      .finally(() => {
        this.#reading = null;
        this.#checkedAt = performance.now();
        const isVisited = this.#checkedAt - this.#visitedAt < KEEP_WARM_MS && !this.#closed.signal.aborted;
        if (this.#source.kind === 'address' && isVisited) {
          this.#nextReading = setTimeout(() => this.#refresh(), this.#freshMs).unref();
        }
      });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { entity, settings } = this;
    const limits = { maxBytes: settings.sheetMaxBytes, timeoutMs: settings.sheetTimeoutMs };
    const reading = await readSource(this.#source, { ...limits, signal: this.#closed.signal }, this.#version);
    if (reading === 'unchanged') return;
    const parsed = parseCsv(reading.text, entity.columns, settings.sheetMaxRows);
    const { items, problems } = entity.normalise(parsed.rows);
    this.#problems = problems.length + parsed.problems.length;
    const isChanged = await this.#replaceItems(items);
    this.#version = reading.version; // not before: what could not be used must be read again
    if (!isChanged) return;
    this.log.info({ sheet: entity.name, items: items.length, problems: this.#problems }, 'sheet read');
    await this.#copy.write(items);
  }

  /** @returns false if the response stays the same. */
  async #replaceItems(items: readonly Item[]): Promise<boolean> {
    const text = JSON.stringify({ success: true, data: items.map((item) => this.entity.toRow(item)) });
    if (this.#body?.digest === digestOf(text)) return false;
    this.#body = await prepareBody(text, { 'Content-Type': 'application/json; charset=utf-8', ...this.headers });
    this.#items = items;
    return true;
  }

  /** Logs a change of the sheet's state, and only a change. */
  #setFault(fault: string | null): void {
    if (this.#closed.signal.aborted) return;
    const before = this.#fault;
    this.#fault = fault;
    if (fault === before || (fault === null && before === undefined)) return;
    const about = { sheet: this.entity.name, source: describeSource(this.#source) };
    if (fault === null) this.log.info(about, 'the sheet can be read again');
    else if (!this.#body)
      this.log.error({ ...about, reason: fault }, 'the sheet cannot be read, and there is no good copy yet');
    else this.log.warn({ ...about, reason: fault, items: this.#items.length }, 'keeping the last good copy');
  }
}
