import type { Logger } from 'pino';
import type { SheetCondition } from '../../model/desk/sheet-report';
import { type Bytes, type CompressedBody, type PreparedBody, withHeaders } from '../http/body';
import { publicAddress } from '../http/site-address';
import { withTimeout } from '../http/with-timeout';
import type { Settings } from '../settings/settings';
import type { Source } from '../settings/source';
import { CopyKeeper } from './copy-keeper';
import type { SheetEntity } from './entity';
import { SheetFault } from './fault';
import type { Judgement } from './judgement';
import type { ContentRequest, ContentResult, SheetContent } from './read-content';
import { type Reading, readSource } from './read-source';
import { readerDigestOf, type SheetReader, ThreadFault } from './sheet-reader';
import { SourceState } from './source-state';

/** Reading a file's times is cheap; this only keeps a rush from doing it for each request. */
const FILE_FRESH_MS = 25;
/** How long a fault stands before a file is looked at again. */
const FILE_FAULT_MS = 1000;
/** How long a fault of the thread stands: a machine that was busy may have less to do then. */
const THREAD_FAULT_MS = 600_000;
/** A request waits this long for a changed file, so that the first reload shows the edit. */
const FILE_WAIT_MS = 300;
/** For this long after a visit, an address is read every `sheetFreshMs`: the next reload is current too. */
const KEEP_WARM_MS = 120_000;

/** The items of a sheet, with the digest of the body that has them. */
export interface SheetItems<Item> {
  digest: string;
  items: readonly Item[];
}

/**
 * A sheet's items and the API's response with them: from memory at once, read again behind the response when they
 * are no longer fresh. Whatever is wrong with the source, the last good copy stays.
 */
export class LiveSheet<Item = unknown> {
  readonly #source: Source;
  readonly copy: CopyKeeper;
  readonly #state: SourceState;
  readonly #readerDigest: string;
  #items: readonly Item[] = [];
  #body: PreparedBody | null = null;
  #calendar: CompressedBody | null = null;
  #problems = 0;
  #judgement: Judgement | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #visitedAt = Number.NEGATIVE_INFINITY;
  /** Resolves when the last good copy is there, or it is known that there is none. */
  #opened: Promise<void> = Promise.resolve();
  #reading: Promise<void> | null = null;
  #nextReading: NodeJS.Timeout | undefined;
  readonly #closed = new AbortController();
  readonly #listeners: (() => void)[] = [];

  /** @param headers of the response besides those of every prepared body. */
  constructor(
    readonly entity: SheetEntity<Item>,
    readonly settings: Settings,
    readonly headers: Record<string, string>,
    readonly reader: SheetReader,
    readonly log: Logger,
  ) {
    this.#source = settings.sheets[entity.name];
    this.copy = new CopyKeeper(settings.data, entity.name, log);
    this.#state = new SourceState(entity.name, this.#source, log);
    this.#readerDigest = readerDigestOf(settings);
  }

  /** Calls a listener after each change of the items. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Begins to load the last good copy, and then to read the source. */
  open(): void {
    this.#opened = this.#loadCopy();
    void this.#refresh();
  }

  /** Resolves to nothing: a promise keeps its result, and so the copy when another sheet has long been read. */
  async #loadCopy(): Promise<void> {
    await this.copy.load(async (bytes) => {
      const { content } = await this.#read('copy', bytes);
      if (!content) return null;
      this.#show(content);
      this.#state.noteCopy(content.savedAt);
      if (content.source?.readerDigest === this.#readerDigest) {
        this.#problems = content.source.problems;
        this.#judgement = { version: '', digest: content.source.digest, fault: null, expires: Infinity };
      }
      return content;
    });
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
    if (!this.#body) await this.#opened;
    if (!this.#body) await refreshed;
    else if (this.#source.kind === 'file') await withTimeout(refreshed, FILE_WAIT_MS);
    return this.#body;
  }

  /** The items of `body()`, the same array until they change; none while the sheet cannot be read. */
  async items(): Promise<readonly Item[]> {
    await this.body();
    return this.#items;
  }

  /** The calendar of `items()`, made with them; null if there is none. */
  async calendar(): Promise<CompressedBody | null> {
    await this.body();
    return this.#calendar;
  }

  /** The items and the digest of their body, as they are in memory; null while there are none. */
  latest(): SheetItems<Item> | null {
    return this.#body && { digest: this.#body.digest, items: this.#items };
  }

  /** Reads the source unless that was done just now. For checks: it does not count as a visit. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#checkedAt >= this.#freshMs) await this.#refresh();
  }

  /** Reads the source at once, however fresh what is shown; also bytes that had a fault. */
  async readNow(): Promise<void> {
    await this.#reading; // it may have begun before the edit
    if (this.#judgement?.fault) this.#judgement = null;
    await this.#refresh();
  }

  condition(): Omit<SheetCondition, 'name' | 'link'> {
    const version = `${this.#judgement?.digest ?? ''} ${this.#state.fault ?? ''}`;
    return {
      ...this.#state.condition(this.#body !== null),
      items: this.#items.length,
      problems: this.#problems,
      version,
    };
  }

  /** Aborted when the server stops. */
  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  /** Stops reading; what is in memory is still served. */
  close(): void {
    this.#closed.abort();
    clearTimeout(this.#nextReading);
  }

  get #freshMs(): number {
    if (this.#source.kind === 'address') return this.settings.sheetFreshMs;
    return this.#state.fault ? FILE_FAULT_MS : FILE_FRESH_MS;
  }

  #refresh(): Promise<void> {
    clearTimeout(this.#nextReading);
    this.#reading ??= this.#opened
      .then(() => this.#readSource())
      .then(
        () => null,
        (error) => (error instanceof SheetFault ? error.message : `could not be read: ${error}`),
      )
      .then((fault) => {
        if (!this.#closed.signal.aborted) this.#state.set(fault, { body: this.#body, items: this.#items });
      })
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

  /** @throws {SheetFault} while the source cannot be used. */
  async #readSource(): Promise<void> {
    const { sheetMaxBytes: maxBytes, sheetTimeoutMs: timeoutMs } = this.settings;
    const { signal } = this.#closed;
    const known = this.#judgement && performance.now() < this.#judgement.expires ? this.#judgement : null;
    try {
      const reading = await readSource(this.#source, { maxBytes, timeoutMs, signal }, known?.version);
      if (reading === 'unchanged') this.#judgement = known;
      else if (reading.digest === known?.digest) {
        this.#judgement = { ...known, version: reading.version };
        if (this.#state.fault === undefined) this.#logRead('the sheet is that of the last good copy');
      } else this.#judgement = await this.#judge(reading);
    } catch (error) {
      if (error instanceof SheetFault && error.version)
        this.#judgement = { version: error.version, digest: '', fault: error.message, expires: Infinity };
      throw error;
    }
    if (this.#judgement?.fault) throw new SheetFault(this.#judgement.fault);
  }

  /** Shows what was read, if it can be used. */
  async #judge({ bytes, digest, version }: Reading): Promise<Judgement> {
    const judgement: Judgement = { version, digest, fault: null, expires: Infinity };
    try {
      const { content, problems } = await this.#read('sheet', bytes);
      this.#problems = problems;
      if (content) {
        this.#show(content);
        this.#logRead('sheet read');
      }
      const body = this.#body?.identity.bytes;
      const source = { digest, readerDigest: this.#readerDigest, problems };
      if (body) await this.copy.write({ items: this.#items, body, source });
      return judgement;
    } catch (error) {
      if (!(error instanceof SheetFault)) throw error;
      const expires = error instanceof ThreadFault ? performance.now() + THREAD_FAULT_MS : Infinity;
      return { ...judgement, fault: error.message, expires };
    }
  }

  #read(kind: ContentRequest['kind'], bytes: Bytes): Promise<ContentResult<Item>> {
    const { timeZone, sheetMaxRows: maxRows } = this.settings;
    const address = publicAddress(this.settings) ?? '';
    const knownDigest = this.#body?.digest;
    const request = { kind, name: this.entity.name, timeZone, maxRows, address, bytes, knownDigest };
    return this.reader.read(request, this.#closed.signal) as Promise<ContentResult<Item>>;
  }

  #show({ items, body, calendar }: SheetContent<Item>): void {
    this.#body = withHeaders(body, { 'Content-Type': 'application/json; charset=utf-8', ...this.headers });
    this.#calendar = calendar;
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #logRead(message: string): void {
    this.log.info({ sheet: this.entity.name, items: this.#items.length, problems: this.#problems }, message);
  }
}
