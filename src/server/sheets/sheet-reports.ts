import { createHash } from 'node:crypto';
import { MAX_LISTED_PROBLEMS, type SheetReport } from '../../model/desk/sheet-report';
import type { Bytes } from '../http/body';
import type { Settings } from '../settings/settings';
import type { SheetEntity } from './entity';
import { SheetFault } from './fault';
import type { LastGoodCopy } from './last-good-copy';
import { type Reading, readSource } from './read-source';
import type { ContentReport, ReportRequest } from './report-content';
import { type SheetReader, ThreadFault } from './sheet-reader';
import { shrinkageOf } from './shrinkage';

/** Reports that are kept: those of all sheets, and of what an officer tries until it is right. Each is 1 MB at most. */
const MAX_KEPT = 8;

/** The last good copy, of which the number of items counts; null if there is none. */
type Before = Pick<LastGoodCopy, 'items' | 'shrunk'> | null;

type Content = ContentReport | { fault: string };

/** Reports on sheets for their editors. The same bytes are read once. */
export class SheetReports {
  /** By the name of the sheet and the digest of its bytes; the last used is the last. */
  readonly #kept = new Map<string, Promise<Content>>();
  /** What each source held when it was last read. */
  readonly #known = new Map<string, Pick<Reading, 'version' | 'digest'>>();

  /** @param maxProblems most that are listed. */
  constructor(
    readonly settings: Settings,
    readonly reader: SheetReader,
    readonly signal: AbortSignal,
    readonly maxProblems = MAX_LISTED_PROBLEMS,
  ) {}

  /** Reads a sheet as the server does, and reports on it. */
  async reportSheet(entity: SheetEntity, before: Before, now = new Date()): Promise<SheetReport> {
    const { name } = entity;
    const known = this.#known.get(name);
    const isKept = known && this.#kept.has(keyOf(entity, known.digest));
    const { sheetMaxBytes: maxBytes, sheetTimeoutMs: timeoutMs } = this.settings;
    const limits = { maxBytes, timeoutMs, signal: this.signal };
    try {
      const reading = await readSource(this.settings.sheets[name], limits, isKept ? known.version : '');
      if (reading !== 'unchanged') {
        this.#known.set(name, { version: reading.version, digest: reading.digest });
        return this.#report(entity, await this.#contentOf(entity, reading.digest, reading.bytes), before, now);
      }
      return this.#report(entity, await this.#contentOf(entity, known?.digest ?? ''), before, now);
    } catch (error) {
      if (!(error instanceof SheetFault)) throw error;
      return this.#report(entity, { fault: error.message }, before, now);
    }
  }

  /** Reports on CSV that may become a sheet. Nothing is stored or shown to visitors. */
  async reportBytes(entity: SheetEntity, bytes: Bytes, before: Before, now = new Date()): Promise<SheetReport> {
    const digest = createHash('sha256').update(bytes).digest('base64url');
    return this.#report(entity, await this.#contentOf(entity, digest, bytes), before, now);
  }

  #contentOf(entity: SheetEntity, digest: string, bytes: Bytes = new Uint8Array()): Promise<Content> {
    const key = keyOf(entity, digest);
    const content = this.#kept.get(key) ?? this.#read(entity, bytes, () => this.#kept.delete(key));
    this.#kept.delete(key);
    this.#kept.set(key, content);
    for (const oldest of [...this.#kept.keys()].slice(0, -MAX_KEPT)) this.#kept.delete(oldest);
    return content;
  }

  /** @param forget is called if the same bytes may do better at another time. */
  async #read({ name }: SheetEntity, bytes: Bytes, forget: () => void): Promise<Content> {
    const { timeZone, sheetMaxRows: maxRows } = this.settings;
    try {
      const { maxProblems } = this;
      const request: ReportRequest = { kind: 'report', name, timeZone, maxRows, maxProblems, bytes };
      return await this.reader.report(request, this.signal);
    } catch (error) {
      if (!(error instanceof SheetFault) || error instanceof ThreadFault) forget();
      if (!(error instanceof SheetFault)) throw error;
      return { fault: error.message };
    }
  }

  #report({ name }: SheetEntity, content: Content, before: Before, now: Date): SheetReport {
    if ('fault' in content)
      return { name, fault: content.fault, items: 0, shrunk: null, problems: [], problemCount: 0, cards: [] };
    const shrunk = before && shrinkageOf(before, content.items, now);
    return { name, fault: null, shrunk, ...content };
  }
}

function keyOf({ name }: SheetEntity, digest: string): string {
  return `${name} ${digest}`;
}
