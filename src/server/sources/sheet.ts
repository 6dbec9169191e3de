import type { Logger } from 'pino';
import type { SheetChanges } from '../../model/desk/sheet-changes';
import { type Fault, remedyFor } from '../../model/desk/sheet-fault';
import type { ComparedSheet, SheetCondition, SheetReport } from '../../model/desk/sheet-report';
import type { SheetVersion } from '../../model/desk/sheet-version';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { SHEET_KINDS } from '../../model/sheets/sheet-kinds';
import { digestOf, type SheetContent } from './document';
import { type CopyNote, readCopy, shrinkageOf, writeCopy } from './last-good-copy';
import { describePlace, type Place, type Places } from './places';
import { missingFile, SheetFault, unreadable } from './sheet-fault';
import { sheetLink } from './sheet-link';

/** The part of a report that describes a sheet's contents. */
export type ContentReport = Pick<SheetReport, 'items' | 'problems' | 'problemCount'>;

/** A report on content that isn't published yet, and what it would change; null if it can't be used. */
export type ComparedReport = ContentReport & { changes: SheetChanges | null };

/** The number of items in a sheet, and of its problems. */
type ContentCounts = Record<'items' | 'problems', number>;

/** A cell that has the address of an uploaded picture. */
export interface UsedPicture {
  id: string;
  /** Row number in the spreadsheet, where the header is row 1. */
  row: number;
  column: string;
}

/** What a sheet has that visitors see. */
export interface ShownSheet extends ContentCounts {
  /** The cells that have the address of an uploaded picture. */
  pictures: readonly UsedPicture[];
}

/** Passes a sheet's content to the publisher. All methods throw a `SheetFault` if it can't be used. */
export interface SheetReader {
  /** Shows the content to visitors; null for a sheet that doesn't exist. Resolves when the list is published. */
  show(name: SheetName, content: Omit<SheetContent, 'digest'> | null): Promise<ShownSheet>;
  /** Reports on content without showing it. */
  report(name: SheetName, content: Omit<SheetContent, 'digest'>): Promise<ContentReport>;
  /** Reports on content, and compares it with what visitors see. */
  compare(name: SheetName, content: Omit<SheetContent, 'digest'>): Promise<ComparedReport>;
}

interface SheetParts {
  /** The data folder. */
  data: string;
  places: Places;
  reader: SheetReader;
  /** Returns a version that changes whenever the uploaded pictures do. */
  picturesVersion(): string;
  log: Logger;
}

/** A sheet: chooses its content from its places, keeps the last good copy, and passes changes to the publisher. */
export class Sheet {
  /** The content that visitors see; null if they see an empty list. */
  #shown: SheetContent | null = null;
  #counts: ContentCounts = { items: 0, problems: 0 };
  #pictures: readonly UsedPicture[] = [];
  #note: CopyNote | null = null;
  /** The content that was last taken from a place, and why it can't be used; null if it can. */
  #taken: { content: SheetContent; fault: Fault | null } | null = null;
  #place: Place | null = null;
  /** Why the place can't be used; null if it can, undefined before the first attempt. */
  #fault: Fault | null | undefined;
  /** Whether there is nothing at any place, and never was. */
  #isAbsent = false;
  #unused = '';
  #since: Date | null = null;
  #readAt: string | null = null;
  /** When its place was last read or tried. */
  #triedAt: Date | null = null;
  #updating: Promise<void> | null = null;

  constructor(
    readonly name: SheetName,
    readonly parts: SheetParts,
  ) {}

  /** Shows the last good copy. */
  start(): Promise<void> {
    this.#updating = this.#start().finally(() => {
      this.#updating = null;
    });
    return this.#updating;
  }

  async #start(): Promise<void> {
    const { data, log } = this.parts;
    const copy = await readCopy(data, this.name).catch((error) => {
      log.error({ sheet: this.name, reason: String(error) }, 'the last good copy cannot be read');
      return null;
    });
    if (!copy) return;
    this.#note = copy.note;
    this.#readAt = copy.note?.savedAt ?? null;
    await this.#show({ bytes: copy.bytes, digest: digestOf(copy.bytes), problems: [] }).catch((error) => {
      log.error({ sheet: this.name, reason: String(error) }, 'the last good copy cannot be shown');
    });
  }

  /** Takes what its places have now. */
  update(now = new Date()): Promise<void> {
    this.#updating ??= this.#update(now).finally(() => {
      this.#updating = null;
    });
    return this.#updating;
  }

  /** Takes what its places have now, even if an update that began earlier is still going on. */
  async updateNow(): Promise<void> {
    await this.#updating;
    await this.update();
  }

  /** Reads its place again, and takes the content even if it had a fault. */
  async readNow(): Promise<void> {
    await this.parts.places.readNow(this.name);
    await this.#updating;
    if (this.#taken?.fault) this.#taken = null;
    await this.update();
  }

  /** Shows the same content again if it uses uploaded pictures, because they have changed. */
  async showAgain(): Promise<void> {
    while (this.#updating) await this.#updating;
    const shown = this.#shown;
    if (!shown || this.#pictures.length === 0) return;
    this.#updating = this.#show(shown)
      .catch((error) => this.parts.log.warn({ sheet: this.name, reason: String(error) }, 'a sheet was not shown again'))
      .finally(() => {
        this.#updating = null;
      });
    await this.#updating;
  }

  /** The cells that have the address of an uploaded picture. */
  get pictures(): readonly UsedPicture[] {
    return this.#pictures;
  }

  condition(): SheetCondition {
    const unread = this.#fault === undefined ? 'reading' : 'missing';
    const state = this.#isAbsent ? 'none' : this.#fault === null ? 'current' : this.#shown ? 'stale' : unread;
    const { places } = this.parts;
    return {
      name: this.name,
      title: SHEET_KINDS[this.name].title,
      about: SHEET_KINDS[this.name].about,
      state,
      since: this.#since?.toISOString() ?? null,
      fault: this.#fault ?? null,
      readAt: this.#readAt,
      triedAt: this.#triedAt?.toISOString() ?? null,
      ...this.#counts,
      place: this.#place?.kind ?? null,
      pinnedBy: places.pinnedBy(this.name),
      published: this.#published(),
      link: this.#place?.document ? sheetLink(this.#place.document.source) : null,
      unused: places.unused(this.name, this.#place),
      version: this.version(),
    };
  }

  /** Describes where the sheet comes from, for the log. */
  get source(): string {
    return this.#place ? describePlace(this.#place) : '';
  }

  /** Returns the version that visitors see, if the sheet comes from the desk. */
  #published(): SheetVersion | null {
    return this.#place && 'published' in this.#place ? this.#place.published.version : null;
  }

  /** Returns a version that changes whenever the source's content or fault changes, or the pictures that it uses. */
  version(): string {
    const pictures = this.#pictures.length > 0 ? this.parts.picturesVersion() : '';
    return `${this.#taken?.content.digest ?? ''} ${this.#fault?.text ?? ''} ${pictures}`.trimEnd();
  }

  /** Reports on the sheet as it was last read. */
  async report(): Promise<SheetReport> {
    if (this.#fault) return faultReport(this.name, this.#fault);
    if (!this.#taken) return faultReport(this.name, null);
    const { content } = this.#taken;
    const report = await this.#reportFrom(() => this.parts.reader.report(this.name, content));
    return report.fault ? report : { ...report, shrunk: shrinkageOf(this.#note, report.items, new Date()) };
  }

  /** Reports on content before it becomes the sheet, and compares it with what visitors see. Shows nothing. */
  compare(content: Omit<SheetContent, 'digest'>): Promise<ComparedSheet> {
    return this.#reportFrom(() => this.parts.reader.compare(this.name, content));
  }

  /** Returns the content that visitors see; null if they see an empty list. */
  get shown(): SheetContent | null {
    return this.#shown;
  }

  async #reportFrom<Report extends ContentReport>(read: () => Promise<Report>) {
    try {
      return { name: this.name, fault: null, shrunk: null, changes: null, ...(await read()) };
    } catch (error) {
      if (error instanceof SheetFault) return { ...faultReport(this.name, error.fault), changes: null };
      throw error;
    }
  }

  async #update(now: Date): Promise<void> {
    const found = this.parts.places.find(this.name);
    if (found.kind === 'unread') return;
    if (found.kind === 'absent') return this.#setAbsent(found.isWanted, now);
    this.#isAbsent = false;
    this.#place = found.place;
    this.#reportUnused();
    const fault = found.kind === 'fault' ? found.fault : await this.#take(found.content, now);
    this.#setFault(fault, now);
    this.#triedAt = found.place.document?.triedAt ?? now;
  }

  /** There may be no sheet yet. One that has been read is missed, unless an editor wants it to be gone. */
  async #setAbsent(isWanted: boolean, now: Date): Promise<void> {
    this.#reportUnused();
    if (this.#shown && !isWanted) return this.#setFault(missingFile().fault, now);
    if (this.#isAbsent) return;
    try {
      this.#setShown(await this.parts.reader.show(this.name, null));
    } catch (error) {
      return this.#setFault(unreadable(error).fault, now); // try again next time
    }
    this.#shown = null;
    this.#taken = null;
    this.#isAbsent = true;
    this.#place = null;
    this.#fault = null;
  }

  /** Shows new content that can be used. @returns why it can't; null if it can. */
  async #take(content: SheetContent, now: Date): Promise<Fault | null> {
    if (content.digest === this.#taken?.content.digest) return this.#taken.fault;
    let fault: Fault | null = null;
    try {
      if (content.digest !== this.#shown?.digest) {
        await this.#show(content);
        this.parts.log.info({ sheet: this.name, ...this.#counts }, 'sheet read');
        await this.#save(content.bytes, now);
      }
    } catch (error) {
      if (!(error instanceof SheetFault)) return unreadable(error).fault; // try again next time
      fault = error.fault;
    }
    this.#taken = { content, fault };
    return fault;
  }

  async #show(content: SheetContent): Promise<void> {
    this.#setShown(await this.parts.reader.show(this.name, content));
    this.#shown = content;
  }

  #setShown({ pictures, ...counts }: ShownSheet): void {
    this.#counts = counts;
    this.#pictures = pictures;
  }

  async #save(bytes: Uint8Array, now: Date): Promise<void> {
    const { data, log } = this.parts;
    const { items } = this.#counts;
    const shrunk = shrinkageOf(this.#note, items, now);
    if (shrunk && shrunk.since !== this.#note?.shrunk?.since) {
      const about = { sheet: this.name, before: shrunk.from, items };
      log.warn(about, 'the sheet has shrunk by more than half; it is published anyway');
    }
    this.#note = { savedAt: now.toISOString(), items, shrunk };
    await writeCopy(data, this.name, bytes, this.#note).catch((error) => {
      log.error({ sheet: this.name, reason: String(error) }, 'the last good copy could not be written');
    });
  }

  /** Logs what lies unread beside the sheet, when that changes. */
  #reportUnused(): void {
    const unused = this.parts.places.unused(this.name, this.#place).join(', ');
    if (unused && unused !== this.#unused)
      this.parts.log.warn({ sheet: this.name, source: this.source, unused }, 'a file of this sheet is not used');
    this.#unused = unused;
  }

  /** Sets the fault, and logs it if it has changed. */
  #setFault(fault: Fault | null, now: Date): void {
    const { log } = this.parts;
    const before = this.#fault;
    this.#fault = fault;
    if (fault === null) this.#readAt = this.#place?.document?.triedAt?.toISOString() ?? now.toISOString();
    if (before === undefined || (fault === null) !== (before === null)) this.#since = now;
    if (fault?.text === before?.text) return;
    const state = this.#place?.document?.state;
    const retryAfter = state?.kind === 'fault' ? Math.ceil(state.fault.retryAfterMs / 1000) : 0;
    const about = { sheet: this.name, source: this.source, ...(retryAfter && { retryAfter }) };
    if (fault === null) log.info(about, 'the sheet can be read again');
    else {
      const reason = { ...about, reason: fault.text, remedy: remedyFor(fault) };
      if (!this.#shown) log.error(reason, 'the sheet cannot be read, and there is no good copy yet');
      else log.warn({ ...reason, ...this.#counts }, 'keeping the last good copy');
    }
  }
}

function faultReport(name: SheetName, fault: Fault | null): SheetReport {
  return { name, fault, items: 0, shrunk: null, problems: [], problemCount: 0 };
}
