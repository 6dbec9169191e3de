import { createHash } from 'node:crypto';
import type { SheetProblem } from '../../model/desk/sheet-report';
import { columnKey } from '../../model/lists/row';
import type { SheetName } from '../../model/sheets/sheet-kind';
import type { Source } from '../settings/source';
import { fileVersion, type Reading, readSource, type SheetLimits } from './read-source';
import { SheetFault, unreadable } from './sheet-fault';

/** A sheet's content: CSV, and the problems that were found before it was CSV. */
export interface SheetContent {
  bytes: Uint8Array;
  digest: string;
  problems: readonly Omit<SheetProblem, 'title'>[];
}

/** A tab of a workbook. */
export interface WorkbookTab extends SheetContent {
  name: string;
  isHidden: boolean;
}

/** The state of a document. `absent`: a file that doesn't exist; `unread`: not read yet. */
export type DocumentState =
  | { kind: 'unread' }
  | { kind: 'absent' }
  | { kind: 'fault'; fault: SheetFault }
  | { kind: 'sheet'; content: SheetContent }
  | { kind: 'workbook'; tabs: readonly WorkbookTab[] };

/** Splits a workbook into its tabs. @throws {SheetFault} if it can't be used. */
export type SplitWorkbook = (bytes: Uint8Array) => Promise<readonly Omit<WorkbookTab, 'digest'>[]>;

/** Intervals between reads, in milliseconds. */
export interface SourceTimes {
  /** For files, the directory's version and the day. */
  pollMs: number;
  /** For links, if the site was visited recently. */
  visitedMs: number;
  /** For links, otherwise. */
  unvisitedMs: number;
}

export const SOURCE_TIMES: SourceTimes = { pollMs: 1000, visitedMs: 15_000, unvisitedMs: 60_000 };

/** How long a visit is considered recent. */
const VISIT_MS = 120_000;

/** Settings that documents share. */
export interface DocumentParts {
  limits: SheetLimits;
  /** Default: `SOURCE_TIMES`. */
  times?: SourceTimes;
  splitWorkbook: SplitWorkbook;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

/** A file or a link with one sheet or a workbook. Sheets that share a workbook share its document, so it is read once. */
export class SourceDocument {
  state: DocumentState = { kind: 'unread' };
  /** When the document was last read or tried. */
  triedAt: Date | null = null;
  #version = '';
  #digest = '';
  #seenVersion = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(
    readonly source: Source,
    readonly parts: DocumentParts,
  ) {}

  /** Reads the document if it is due. @param visitedAt the `performance.now()` time of the last visit. */
  async poll(visitedAt: number): Promise<void> {
    if (await this.#isDue(visitedAt)) await this.#read();
  }

  /** Reads the document now, even if it seems unchanged. */
  async readNow(): Promise<void> {
    await this.#reading; // it may have begun before the edit
    this.#version = '';
    await this.#read();
  }

  async #isDue(visitedAt: number): Promise<boolean> {
    if (this.state.kind === 'unread') return true;
    if (this.source.kind === 'url') {
      const { visitedMs, unvisitedMs } = this.parts.times ?? SOURCE_TIMES;
      const now = performance.now();
      const interval = now - visitedAt < VISIT_MS ? visitedMs : unvisitedMs;
      const wait = this.state.kind === 'fault' ? this.state.fault.retryAfterMs : 0;
      return now - this.#checkedAt >= Math.max(interval, wait);
    }
    // Read a file only if it hasn't changed since the last check: an editor may still be writing it.
    const version = await fileVersion(this.source.path);
    const hasSettled = version === this.#seenVersion;
    this.#seenVersion = version;
    return hasSettled && version !== this.#version;
  }

  #read(): Promise<void> {
    this.#reading ??= this.#tryReading().finally(() => {
      this.#reading = null;
      this.#checkedAt = performance.now();
      this.triedAt = new Date();
    });
    return this.#reading;
  }

  async #tryReading(): Promise<void> {
    const { limits, stopping } = this.parts;
    try {
      if (this.source.kind === 'file' && !(await fileVersion(this.source.path))) {
        this.#version = '';
        this.state = { kind: 'absent' };
        return;
      }
      const reading = await readSource(this.source, limits, stopping, this.#version);
      if (reading !== 'unchanged') await this.#take(reading);
    } catch (error) {
      if (stopping.aborted) return;
      this.#version = this.source.kind === 'file' ? this.#seenVersion : '';
      const fault = error instanceof SheetFault ? error : unreadable(error);
      this.state = { kind: 'fault', fault };
    }
  }

  async #take({ bytes, version }: Reading): Promise<void> {
    const digest = digestOf(bytes);
    const isKnown = digest === this.#digest && (this.state.kind === 'sheet' || this.state.kind === 'workbook');
    if (!isKnown) this.state = await this.#stateOf(bytes, digest);
    this.#digest = digest;
    this.#version = version;
  }

  async #stateOf(bytes: Uint8Array, digest: string): Promise<DocumentState> {
    return isWorkbook(bytes)
      ? { kind: 'workbook', tabs: await tabsIn(bytes, this.parts.splitWorkbook) }
      : { kind: 'sheet', content: { bytes, digest, problems: [] } };
  }
}

/** Returns a workbook's tabs. @throws {SheetFault} if it can't be used. */
export async function tabsIn(bytes: Uint8Array, splitWorkbook: SplitWorkbook): Promise<readonly WorkbookTab[]> {
  return (await splitWorkbook(bytes)).map((tab) => ({ ...tab, digest: digestOfTab(tab) }));
}

/** The first bytes of ZIP archives, such as .xlsx and .ods, and of .xls files. */
const OFFICE_FILES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Tests whether a file is one of a spreadsheet program rather than CSV. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return OFFICE_FILES.some((start) => start.every((byte, at) => bytes[at] === byte));
}

/** Returns a digest that changes with a tab's problems too, such as when a row is hidden. */
function digestOfTab({ bytes, problems }: Pick<WorkbookTab, 'bytes' | 'problems'>): string {
  const digest = digestOf(bytes);
  return problems.length === 0 ? digest : `${digest} ${digestOf(Buffer.from(JSON.stringify(problems)))}`;
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Finds a sheet's tab in a workbook, in any spelling; hidden tabs don't count. */
export function tabNamed(tabs: readonly WorkbookTab[], name: SheetName): WorkbookTab | undefined {
  return tabs.find((tab) => !tab.isHidden && columnKey(tab.name) === columnKey(name));
}

/** Finds a sheet's tab in a workbook that is the source of this sheet alone: it may have another name. */
export function onlyTab(tabs: readonly WorkbookTab[], name: SheetName): WorkbookTab | undefined {
  const visible = tabs.filter(({ isHidden }) => !isHidden);
  return tabNamed(tabs, name) ?? (visible.length === 1 ? visible[0] : undefined);
}
