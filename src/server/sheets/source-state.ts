import type { Logger } from 'pino';
import type { SheetCondition } from '../../model/desk/sheet-report';
import { describeSource, type Source } from '../settings/source';

/** What is shown while the source is in some state. */
interface Shown {
  /** Null if there is nothing to show. */
  body: object | null;
  items: readonly unknown[];
}

/** Whether a sheet's source can be read, and since when. Logs a change, and only a change. */
export class SourceState {
  /** Null if the source could be read; undefined before it was first tried. */
  #fault: string | null | undefined;
  #since: Date | null = null;
  #triedAt: Date | null = null;
  #readAt: string | null = null;

  constructor(
    readonly name: string,
    readonly source: Source,
    readonly log: Logger,
  ) {}

  get fault(): string | null | undefined {
    return this.#fault;
  }

  /** Notes when a last good copy was made: its source has been read then. */
  noteCopy(savedAt: string | null): void {
    this.#readAt = savedAt;
  }

  /** @param fault why the source cannot be used; null if it can. */
  set(fault: string | null, { body, items }: Shown, now = new Date()): void {
    const before = this.#fault;
    this.#fault = fault;
    this.#triedAt = now;
    if (fault === null) this.#readAt = now.toISOString();
    if (before === undefined || (fault === null) !== (before === null)) this.#since = now;
    if (fault === before || (fault === null && before === undefined)) return;
    const about = { sheet: this.name, source: describeSource(this.source) };
    if (fault === null) this.log.info(about, 'the sheet can be read again');
    else if (!body)
      this.log.error({ ...about, reason: fault }, 'the sheet cannot be read, and there is no good copy yet');
    else this.log.warn({ ...about, reason: fault, items: items.length }, 'keeping the last good copy');
  }

  /** @param hasBody whether there is something to show. */
  condition(hasBody: boolean): Pick<SheetCondition, 'state' | 'since' | 'reason' | 'readAt' | 'triedAt'> {
    const unread = this.#fault === undefined ? 'reading' : 'missing';
    return {
      state: this.#fault === null ? 'current' : hasBody ? 'stale' : unread,
      since: this.#since?.toISOString() ?? null,
      reason: this.#fault ?? null,
      readAt: this.#readAt,
      triedAt: this.#triedAt?.toISOString() ?? null,
    };
  }
}
