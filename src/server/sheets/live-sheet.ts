import type { Logger } from 'pino';
import { digestOf, type PreparedBody, prepareBody } from '../http/body';
import { withTimeout } from '../http/with-timeout';
import { describeSource, type Source } from '../settings/source';
import type { SheetEntity } from './entity';
import { SheetFault } from './fault';
import { CopyKeeper } from './last-good-copy';
import { parseCsv } from './parse-csv';
import { type ReadLimits, readSource } from './read-source';

/** Looking at a file's times costs next to nothing; this only keeps a rush from asking for each request. */
const FILE_FRESH_MS = 25;
/** How long a fault stands before a file is read again; a huge one would otherwise be read for every request. */
const FILE_FAULT_MS = 1000;
/** A request waits this long for a changed file, so that the first reload shows the edit. */
const FILE_WAIT_MS = 300;
/** An address is read on, every `freshMs`, for this long after a visit: the next reload is current too. */
const KEEP_WARM_MS = 120_000;

export interface LiveSheetOptions {
  entity: SheetEntity;
  source: Source;
  /** The file of the last good copy. */
  copyFile: string;
  limits: ReadLimits & { maxRows: number };
  /** How long what came from an address counts as current. */
  freshMs: number;
  /** Headers of the answer besides those of every prepared body. */
  headers: Record<string, string>;
  log: Logger;
}

/** How a sheet stands, for /healthz. */
export interface SheetCondition {
  state: 'reading' | 'current' | 'stale' | 'missing';
  items: number;
  problems: number;
}

/**
 * A sheet as the API answers it: from memory at once, read again behind the answer when it is no
 * longer fresh. Whatever is wrong with the source, the last good copy stays.
 */
export class LiveSheet {
  readonly #options: LiveSheetOptions;
  readonly #copy: CopyKeeper;
  #body: PreparedBody | null = null;
  #items = 0;
  #problems = 0;
  /** Null while the source is well; undefined before it was first read. */
  #fault: string | null | undefined;
  #mark = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #askedAt = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | null = null;
  #warming: NodeJS.Timeout | undefined;
  readonly #closed = new AbortController();

  constructor(options: LiveSheetOptions) {
    this.#options = options;
    this.#copy = new CopyKeeper(options.copyFile, options.entity, options.log);
  }

  get name(): string {
    return this.#options.entity.name;
  }

  /** Takes up the last good copy and begins to read the source, without waiting for it. */
  async open(): Promise<void> {
    const items = await this.#copy.read();
    if (items) await this.#take(items);
    void this.#refresh();
  }

  /** The answer's body if the source was looked at a moment ago, else null: then ask for `body()`. */
  fresh(): PreparedBody | null {
    const now = performance.now();
    this.#askedAt = now;
    return now - this.#checkedAt < this.#freshMs ? this.#body : null;
  }

  /** The answer's body; null if the sheet could never be read. */
  async body(): Promise<PreparedBody | null> {
    const now = performance.now();
    this.#askedAt = now;
    if (now - this.#checkedAt < this.#freshMs) return this.#body;
    const refreshed = this.#refresh();
    if (!this.#body) await refreshed;
    else if (this.#options.source.kind === 'file') await withTimeout(refreshed, FILE_WAIT_MS);
    return this.#body;
  }

  condition(): SheetCondition {
    const unread = this.#fault === undefined ? 'reading' : 'missing';
    const state = this.#fault === null ? 'current' : this.#body ? 'stale' : unread;
    return { state, items: this.#items, problems: this.#problems };
  }

  /** Stops reading; what is in memory still answers. */
  close(): void {
    this.#closed.abort();
    clearTimeout(this.#warming);
  }

  get #freshMs(): number {
    if (this.#options.source.kind === 'address') return this.#options.freshMs;
    return this.#fault ? FILE_FAULT_MS : FILE_FRESH_MS;
  }

  #refresh(): Promise<void> {
    clearTimeout(this.#warming);
    this.#running ??= this.#read()
      .then(
        () => this.#conditionIs(null),
        (error) => this.#conditionIs(error instanceof SheetFault ? error.message : `could not be read: ${error}`),
      )
      .finally(() => {
        this.#running = null;
        this.#checkedAt = performance.now();
        const visited = this.#checkedAt - this.#askedAt < KEEP_WARM_MS && !this.#closed.signal.aborted;
        if (this.#options.source.kind === 'address' && visited) {
          this.#warming = setTimeout(() => this.#refresh(), this.#freshMs).unref();
        }
      });
    return this.#running;
  }

  async #read(): Promise<void> {
    const { entity, source, limits, log } = this.#options;
    const reading = await readSource(source, { ...limits, signal: this.#closed.signal }, this.#mark);
    if (reading === 'unchanged') return;
    const parsed = parseCsv(reading.text, entity.columns, limits.maxRows);
    const { items, problems } = entity.normalise(parsed.rows);
    this.#problems = problems.length + parsed.problems.length;
    const changed = await this.#take(items);
    this.#mark = reading.mark; // only now: a faulty reading must not count as known
    if (!changed) return;
    log.info({ sheet: entity.name, items: this.#items, problems: this.#problems }, 'sheet read');
    await this.#copy.write(items);
  }

  /** Prepares the answer, unless it is the one already held. */
  async #take(items: readonly unknown[]): Promise<boolean> {
    const { entity, headers } = this.#options;
    const text = JSON.stringify({ success: true, data: items.map((item) => entity.toRow(item)) });
    if (this.#body?.digest === digestOf(text)) return false;
    this.#body = await prepareBody(text, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
    this.#items = items.length;
    return true;
  }

  /** Says in the log that the condition changed; not that it is still the same. */
  #conditionIs(fault: string | null): void {
    if (this.#closed.signal.aborted) return;
    const before = this.#fault;
    this.#fault = fault;
    if (fault === before || (fault === null && before === undefined)) return;
    const { entity, source, log } = this.#options;
    const about = { sheet: entity.name, source: describeSource(source) };
    if (fault === null) log.info(about, 'the sheet can be read again');
    else if (this.#body) log.warn({ ...about, reason: fault, items: this.#items }, 'keeping the last good copy');
    else log.error({ ...about, reason: fault }, 'the sheet cannot be read, and there is no good copy yet');
  }
}
