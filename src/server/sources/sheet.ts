import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { SheetCondition, SheetReport } from '../../model/desk/sheet-report';
import type { Settings, SheetName } from '../settings/settings';
import { describeSource, type Source } from '../settings/source';
import { type CopyNote, readCopy, shrinkageOf, writeCopy } from './last-good-copy';
import { fileVersion, type Reading, readSource } from './read-source';
import { SheetFault } from './sheet-fault';
import { sheetLink } from './sheet-link';

/** The part of a report that describes a sheet's contents. */
export type ContentReport = Pick<SheetReport, 'items' | 'problems' | 'problemCount'>;

/** Passes a sheet's content to the publisher. Both methods throw a `SheetFault` if it can't be used. */
export interface SheetReader {
  /** Shows the content to visitors. Resolves when the list is published. */
  show(name: SheetName, bytes: Uint8Array): Promise<{ items: number; problems: number }>;
  /** Reports on content without showing it. */
  report(name: SheetName, bytes: Uint8Array): Promise<ContentReport>;
}

/** Intervals between reads of the sources, in milliseconds. */
export interface SourceTimes {
  /** For files, the directory's version and the day. */
  pollMs: number;
  /** For URLs, if the site was visited recently. */
  visitedMs: number;
  /** For URLs, otherwise. */
  unvisitedMs: number;
}

/** How long a visit is considered recent. */
const VISIT_MS = 120_000;

/** The content of a sheet. */
interface Content {
  bytes: Uint8Array;
  digest: string;
}

/** Reads a sheet's source, keeps the last good copy, and passes changed content to the publisher. */
export class Sheet {
  readonly #source: Source;
  /** The content that visitors see. */
  #shown: Content | null = null;
  #shownCounts = { items: 0, problems: 0 };
  #note: CopyNote | null = null;
  /** The content that was last read, which may have a fault. */
  #read: Content & { version: string; fault: string | null } = {
    bytes: new Uint8Array(),
    digest: '',
    version: '',
    fault: null,
  };
  /** Why the source can't be used; null if it can, undefined before the first attempt. */
  #fault: string | null | undefined;
  #since: Date | null = null;
  #triedAt: Date | null = null;
  #readAt: string | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  /** How long after `#checkedAt` the source's host wants to be left alone. */
  #retryAfterMs = 0;
  #seenVersion = '';
  #reading: Promise<void> | null = null;
  /** False until the last good copy is loaded, so that it can't replace newer content. */
  #isStarted = false;

  constructor(
    readonly name: SheetName,
    readonly settings: Settings,
    readonly reader: SheetReader,
    readonly times: SourceTimes,
    readonly stopping: AbortSignal,
    readonly log: Logger,
  ) {
    this.#source = settings.sheets[name];
  }

  /** Shows the last good copy, then reads the source. */
  async start(): Promise<void> {
    const copy = await readCopy(this.settings.data, this.name).catch((error) => {
      this.log.error({ sheet: this.name, reason: String(error) }, 'the last good copy cannot be read');
      return null;
    });
    if (copy) {
      this.#note = copy.note;
      this.#readAt = copy.note?.savedAt ?? null;
      await this.#show({ bytes: copy.bytes, digest: digestOf(copy.bytes) }).catch((error) => {
        this.log.error({ sheet: this.name, reason: String(error) }, 'the last good copy cannot be shown');
      });
    }
    this.#isStarted = true;
    await this.#refresh();
  }

  /** Reads the source if it is due. @param visitedAt the `performance.now()` time of the last visit. */
  async poll(visitedAt: number): Promise<void> {
    if (this.#isStarted && (await this.#isDue(visitedAt))) await this.#refresh();
  }

  async #isDue(visitedAt: number): Promise<boolean> {
    const now = performance.now();
    if (this.#source.kind === 'url') {
      const { visitedMs, unvisitedMs } = this.times;
      const interval = now - visitedAt < VISIT_MS ? visitedMs : unvisitedMs;
      return now - this.#checkedAt >= Math.max(interval, this.#retryAfterMs);
    }
    // Read a file only if it hasn't changed since the last check: an editor may still be writing it.
    const version = await fileVersion(this.#source.path);
    const hasSettled = version === this.#seenVersion;
    this.#seenVersion = version;
    return hasSettled && (version !== this.#read.version || version === '');
  }

  /** Reads the source now, even if its content had a fault. */
  async readNow(): Promise<void> {
    await this.#reading; // it may have begun before the edit
    this.#read.version = '';
    if (this.#read.fault) this.#read.digest = '';
    await this.#refresh();
  }

  condition(): SheetCondition {
    const unread = this.#fault === undefined ? 'reading' : 'missing';
    return {
      name: this.name,
      state: this.#fault === null ? 'current' : this.#shown ? 'stale' : unread,
      since: this.#since?.toISOString() ?? null,
      reason: this.#fault ?? null,
      readAt: this.#readAt,
      triedAt: this.#triedAt?.toISOString() ?? null,
      ...this.#shownCounts,
      link: sheetLink(this.#source),
      version: this.version(),
    };
  }

  /** Returns a version that changes whenever the source's content or fault changes. */
  version(): string {
    return `${this.#read.digest} ${this.#fault ?? ''}`;
  }

  /** Reports on the sheet as it was last read. */
  async report(): Promise<SheetReport> {
    if (this.#fault) return faultReport(this.name, this.#fault);
    const report = await this.reportOn(this.#read.bytes);
    return report.fault ? report : { ...report, shrunk: shrinkageOf(this.#note, report.items, new Date()) };
  }

  /** Reports on CSV before it becomes the sheet. Stores and shows nothing. */
  async reportOn(bytes: Uint8Array): Promise<SheetReport> {
    try {
      const content = await this.reader.report(this.name, bytes);
      return { name: this.name, fault: null, shrunk: null, ...content };
    } catch (error) {
      if (error instanceof SheetFault) return faultReport(this.name, error.message);
      throw error;
    }
  }

  #refresh(): Promise<void> {
    this.#reading ??= this.#readSource()
      .then(
        () => null,
        (error: Error) => (error instanceof SheetFault ? error : new SheetFault(`could not be read: ${error.message}`)),
      )
      .then((fault) => {
        this.#retryAfterMs = fault?.retryAfterMs ?? 0;
        if (!this.stopping.aborted) this.#setFault(fault?.message ?? null, new Date());
      })
      .finally(() => {
        this.#reading = null;
        this.#checkedAt = performance.now();
      });
    return this.#reading;
  }

  /** @throws {SheetFault} while the source can't be used. */
  async #readSource(): Promise<void> {
    const reading = await readSource(this.#source, this.settings.sheetLimits, this.stopping, this.#read.version);
    if (reading !== 'unchanged') await this.#take(reading);
    if (this.#read.fault) throw new SheetFault(this.#read.fault);
  }

  /** Shows the content that was read, if it is new and can be used. */
  async #take({ bytes, version }: Reading): Promise<void> {
    const digest = digestOf(bytes);
    if (digest !== this.#read.digest && digest !== this.#shown?.digest) {
      try {
        await this.#show({ bytes, digest });
        this.log.info({ sheet: this.name, ...this.#shownCounts }, 'sheet read');
        await this.#save(bytes, new Date());
      } catch (error) {
        if (!(error instanceof SheetFault)) throw error; // retry the same bytes next time
        this.#read = { bytes, digest, version, fault: error.message };
        return;
      }
    }
    this.#read = { bytes, digest, version, fault: digest === this.#read.digest ? this.#read.fault : null };
  }

  async #show(content: Content): Promise<void> {
    this.#shownCounts = await this.reader.show(this.name, content.bytes);
    this.#shown = content;
  }

  async #save(bytes: Uint8Array, now: Date): Promise<void> {
    const { items } = this.#shownCounts;
    const shrunk = shrinkageOf(this.#note, items, now);
    if (shrunk && shrunk.since !== this.#note?.shrunk?.since) {
      const about = { sheet: this.name, before: shrunk.from, items };
      this.log.warn(about, 'the sheet has shrunk by more than half; it is published anyway');
    }
    this.#note = { savedAt: now.toISOString(), items, shrunk };
    await writeCopy(this.settings.data, this.name, bytes, this.#note).catch((error) => {
      this.log.error({ sheet: this.name, reason: String(error) }, 'the last good copy could not be written');
    });
  }

  /** Sets the fault, and logs it if it has changed. */
  #setFault(fault: string | null, now: Date): void {
    const before = this.#fault;
    this.#fault = fault;
    this.#triedAt = now;
    if (fault === null) this.#readAt = now.toISOString();
    if (before === undefined || (fault === null) !== (before === null)) this.#since = now;
    if (fault === before || (fault === null && before === undefined)) return;
    const retryAfter = Math.ceil(this.#retryAfterMs / 1000);
    const about = { sheet: this.name, source: describeSource(this.#source), ...(retryAfter && { retryAfter }) };
    if (fault === null) this.log.info(about, 'the sheet can be read again');
    else if (!this.#shown)
      this.log.error({ ...about, reason: fault }, 'the sheet cannot be read, and there is no good copy yet');
    else this.log.warn({ ...about, reason: fault, ...this.#shownCounts }, 'keeping the last good copy');
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

function faultReport(name: SheetName, fault: string): SheetReport {
  return { name, fault, items: 0, shrunk: null, problems: [], problemCount: 0 };
}
