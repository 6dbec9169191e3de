import type { Logger } from 'pino';
import type { Fault } from '../../model/desk/sheet-fault';
import type { ComparedSheet, SheetCondition, SheetReport } from '../../model/desk/sheet-report';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { SHEET_KINDS } from '../../model/sheets/sheet-kinds';
import { digestOf, type SheetContent } from './document';
import { type CopyNote, readCopy, shrinkageOf, writeCopy } from './last-good-copy';
import type { Place, Places } from './places';
import { missingFile, SheetFault, unreadable } from './sheet-fault';
import { sheetLink } from './sheet-link';
import { SheetLog, sourceOf } from './sheet-log';
import type { ContentReport, SheetReader, ShownSheet, UsedPicture } from './sheet-reader';
import { currentState, faultOf, faultyState, placeOf, type SheetState, stateName } from './sheet-state';

interface SheetParts {
  /** The data folder. */
  data: string;
  places: Places;
  reader: SheetReader;
  /** Returns a version that changes whenever the uploaded pictures do. */
  picturesVersion(): string;
  log: Logger;
}

/** The content that visitors see. */
interface Shown extends ShownSheet {
  /** Null if they see an empty list. */
  content: SheetContent | null;
}

const EMPTY_LIST: Shown = { content: null, items: 0, problems: 0, pictures: [] };

/** A sheet: chooses its content from its places, keeps the last good copy, and passes changes to the publisher. */
export class Sheet {
  readonly #log: SheetLog;
  #state: SheetState = { kind: 'unread' };
  #shown = EMPTY_LIST;
  /** The metadata of the last good copy; null if there is none. */
  #note: CopyNote | null = null;
  /** The content that was last taken from a place, and why it can't be used; null if it can. */
  #taken: { content: SheetContent; fault: Fault | null } | null = null;
  /** When the visible content was read, in ISO 8601. */
  #readAt: string | null = null;
  /** When a place was last read or tried. */
  #triedAt: Date | null = null;
  #updating: Promise<void> | null = null;

  constructor(
    readonly name: SheetName,
    readonly parts: SheetParts,
  ) {
    this.#log = new SheetLog(name, parts.log);
  }

  /** Shows the last good copy. */
  start(): Promise<void> {
    this.#updating = this.#start().finally(() => {
      this.#updating = null;
    });
    return this.#updating;
  }

  async #start(): Promise<void> {
    const copy = await readCopy(this.parts.data, this.name).catch((error) => {
      this.#log.failed('error', error, 'the last good copy cannot be read');
      return null;
    });
    if (!copy) return;
    this.#note = copy.note;
    this.#readAt = copy.note?.savedAt ?? null;
    await this.#show({ bytes: copy.bytes, digest: digestOf(copy.bytes), problems: [] }).catch((error) => {
      this.#log.failed('error', error, 'the last good copy cannot be shown');
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
    const { content, pictures } = this.#shown;
    if (!content || pictures.length === 0) return;
    this.#updating = this.#show(content)
      .catch((error) => this.#log.failed('warn', error, 'a sheet was not shown again'))
      .finally(() => {
        this.#updating = null;
      });
    await this.#updating;
  }

  /** The cells that have the address of an uploaded picture. */
  get pictures(): readonly UsedPicture[] {
    return this.#shown.pictures;
  }

  /** The content that visitors see; null if they see an empty list. */
  get shown(): SheetContent | null {
    return this.#shown.content;
  }

  /** Describes where the sheet comes from, for the log. */
  get source(): string {
    return sourceOf(placeOf(this.#state));
  }

  /** Describes the sheet for the desk. */
  condition(): SheetCondition {
    const { places } = this.parts;
    const { content, items, problems } = this.#shown;
    const place = placeOf(this.#state);
    return {
      name: this.name,
      title: SHEET_KINDS[this.name].title,
      about: SHEET_KINDS[this.name].about,
      state: stateName(this.#state, content !== null),
      since: 'since' in this.#state ? this.#state.since.toISOString() : null,
      fault: faultOf(this.#state),
      readAt: this.#readAt,
      triedAt: this.#triedAt?.toISOString() ?? null,
      items,
      problems,
      place: place?.kind ?? null,
      pinnedBy: places.pinnedBy(this.name),
      published: place && 'published' in place ? place.published.version : null,
      link: place?.document ? sheetLink(place.document.source) : null,
      unused: places.unused(this.name, place),
      version: this.version(),
    };
  }

  /** Returns a version that changes whenever the source's content or fault changes, or the pictures that it uses. */
  version(): string {
    const pictures = this.#shown.pictures.length > 0 ? this.parts.picturesVersion() : '';
    return `${this.#taken?.content.digest ?? ''} ${faultOf(this.#state)?.text ?? ''} ${pictures}`.trimEnd();
  }

  /** Reports on the sheet as it was last read. */
  async report(): Promise<SheetReport> {
    const fault = faultOf(this.#state);
    if (fault || !this.#taken) return emptyReport(this.name, fault);
    const { content } = this.#taken;
    const report = await this.#reportFrom(() => this.parts.reader.report(this.name, content));
    return report.fault ? report : { ...report, shrunk: shrinkageOf(this.#note, report.items, new Date()) };
  }

  /** Reports on content before it becomes the sheet, and compares it with what visitors see. Shows nothing. */
  compare(content: Omit<SheetContent, 'digest'>): Promise<ComparedSheet> {
    return this.#reportFrom(() => this.parts.reader.compare(this.name, content));
  }

  async #reportFrom<Report extends ContentReport>(read: () => Promise<Report>) {
    try {
      return { name: this.name, fault: null, shrunk: null, changes: null, ...(await read()) };
    } catch (error) {
      if (error instanceof SheetFault) return { ...emptyReport(this.name, error.fault), changes: null };
      throw error;
    }
  }

  async #update(now: Date): Promise<void> {
    const { places } = this.parts;
    const found = places.find(this.name);
    switch (found.kind) {
      case 'unread':
        return;
      case 'absent':
        return this.#updateAbsent(found.isWanted, now);
      case 'fault':
        this.#log.unused(found.place, places.unused(this.name, found.place));
        this.#fail(found.place, found.fault, now);
        break;
      case 'content':
        this.#log.unused(found.place, places.unused(this.name, found.place));
        await this.#updateContent(found.place, found.content, now);
    }
    this.#triedAt = found.place.document?.triedAt ?? now;
  }

  /** There may be no sheet yet. One that has been read is missed, unless an editor wants it to be gone. */
  async #updateAbsent(isWanted: boolean, now: Date): Promise<void> {
    const place = placeOf(this.#state);
    this.#log.unused(place, this.parts.places.unused(this.name, place));
    if (this.#shown.content && !isWanted) return this.#fail(place, missingFile().fault, now);
    if (this.#state.kind === 'absent') return;
    try {
      await this.#show(null);
    } catch (error) {
      return this.#fail(place, unreadable(error).fault, now); // try again next time
    }
    this.#taken = null;
    this.#state = { kind: 'absent' };
  }

  async #updateContent(place: Place, content: SheetContent, now: Date): Promise<void> {
    const before = this.#shown.content;
    const fault = await this.#take(content);
    if (fault) return this.#fail(place, fault, now);
    this.#readAt = (place.document?.triedAt ?? now).toISOString();
    this.#setState(currentState(this.#state, place, now)); // before the copy is on disk, because visitors see it now
    if (this.#shown.content !== before) await this.#save(content.bytes, now);
  }

  /** Shows new content that can be used. @returns why it can't; null if it can. */
  async #take(content: SheetContent): Promise<Fault | null> {
    if (content.digest === this.#taken?.content.digest) return this.#taken.fault;
    let fault: Fault | null = null;
    try {
      if (content.digest !== this.#shown.content?.digest) {
        await this.#show(content);
        this.#log.read(this.#shown);
      }
    } catch (error) {
      if (!(error instanceof SheetFault)) return unreadable(error).fault; // try again next time
      fault = error.fault;
    }
    this.#taken = { content, fault };
    return fault;
  }

  async #show(content: SheetContent | null): Promise<void> {
    const shown = await this.parts.reader.show(this.name, content);
    this.#shown = { ...shown, content };
  }

  async #save(bytes: Uint8Array, now: Date): Promise<void> {
    const { items } = this.#shown;
    const shrunk = shrinkageOf(this.#note, items, now);
    if (shrunk && shrunk.since !== this.#note?.shrunk?.since) this.#log.shrunk(shrunk.from, items);
    this.#note = { savedAt: now.toISOString(), items, shrunk };
    await writeCopy(this.parts.data, this.name, bytes, this.#note).catch((error) => {
      this.#log.failed('error', error, 'the last good copy could not be written');
    });
  }

  #fail(place: Place | null, fault: Fault, now: Date): void {
    this.#setState(faultyState(this.#state, place, fault, now));
  }

  #setState(state: SheetState): void {
    this.#log.change(this.#state, state, this.#shown.content && this.#shown);
    this.#state = state;
  }
}

function emptyReport(name: SheetName, fault: Fault | null): SheetReport {
  return { name, fault, items: 0, shrunk: null, problems: [], problemCount: 0 };
}
