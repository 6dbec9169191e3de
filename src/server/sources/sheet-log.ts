import type { Logger } from 'pino';
import { remedyFor } from '../../model/desk/sheet-fault';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { describePlace, type Place } from './places';
import type { ShownSheet } from './sheet-reader';
import { faultOf, placeOf, type SheetState } from './sheet-state';

/** Logs what happens to a sheet. */
export class SheetLog {
  /** The unused files that were last logged. */
  #unused = '';

  constructor(
    readonly sheet: SheetName,
    readonly log: Logger,
  ) {}

  /** Logs new content. */
  read({ items, problems }: ShownSheet): void {
    this.log.info({ sheet: this.sheet, items, problems }, 'sheet read');
  }

  /** @param before the number of items before the loss. */
  shrunk(before: number, items: number): void {
    const about = { sheet: this.sheet, before, items };
    this.log.warn(about, 'the sheet has shrunk by more than half; it is published anyway');
  }

  /** Logs the files of the sheet that aren't used, if they have changed. */
  unused(place: Place | null, files: readonly string[]): void {
    const unused = files.join(', ');
    if (unused && unused !== this.#unused)
      this.log.warn({ sheet: this.sheet, source: sourceOf(place), unused }, 'a file of this sheet is not used');
    this.#unused = unused;
  }

  /** Logs a new fault, and the end of one. @param shown what visitors see; null if they see an empty list. */
  change(before: SheetState, after: SheetState, shown: ShownSheet | null): void {
    const fault = faultOf(after);
    if (fault?.text === faultOf(before)?.text) return;
    const place = placeOf(after);
    const about = { sheet: this.sheet, source: sourceOf(place), ...retryOf(place) };
    if (!fault) {
      this.log.info(about, 'the sheet can be read again');
      return;
    }
    const reason = { ...about, reason: fault.text, remedy: remedyFor(fault) };
    if (!shown) this.log.error(reason, 'the sheet cannot be read, and there is no good copy yet');
    else {
      const { items, problems } = shown;
      this.log.warn({ ...reason, items, problems }, 'keeping the last good copy');
    }
  }

  /** Logs a failure that concerns the last good copy, or what visitors see. */
  failed(level: 'warn' | 'error', error: unknown, message: string): void {
    this.log[level]({ sheet: this.sheet, reason: String(error) }, message);
  }
}

/** Describes where a sheet comes from; '' if it has no place. */
export function sourceOf(place: Place | null): string {
  return place ? describePlace(place) : '';
}

/** Returns how many seconds the host of a link wants to be left alone, if it says so. */
function retryOf(place: Place | null): { retryAfter?: number } {
  const state = place?.document?.state;
  const retryAfterMs = state?.kind === 'fault' ? state.fault.retryAfterMs : 0;
  return retryAfterMs > 0 ? { retryAfter: Math.ceil(retryAfterMs / 1000) } : {};
}
