import type { AlumnusRow } from '../../model/alumni/alumnus';
import type { Receivable } from '../../model/forms/receiving';
import type { Day } from '../../model/time/day';
import type { PreparedResponse } from '../http/prepared';
import type { Build } from '../settings/package-root';
import type { SheetName } from '../settings/settings';

/* What the main thread and the worker send each other: plain data. */

/** Data that a worker gets at its start. */
export interface WorkerOptions {
  build: Build;
  /** The site's public address, without a slash at the end. */
  address: string;
  /** Origins that may read, null for any. */
  origins: readonly string[] | null;
  timeZone: string;
  receives: readonly Receivable[];
  maxRows: number;
  /** Keys of views that an earlier worker did not survive: these are not rendered. */
  skipped: readonly string[];
}

/** A call of the main thread. */
export type Call =
  | { call: 'show'; name: SheetName; bytes: Uint8Array }
  | { call: 'report'; name: SheetName; bytes: Uint8Array; maxProblems: number }
  | { call: 'people'; rows: readonly AlumnusRow[] }
  | { call: 'day'; day: Day }
  | { call: 'respond'; key: string }
  /** Tries the views again that were skipped. */
  | { call: 'retry' }
  | { call: 'stop' };

export type CallMessage = Call & { id: number };

/** A view that was rendered, or could not be. */
export interface ViewResult {
  /** The key of its response. */
  key: string;
  /** As the log and /healthz have it: one of few. */
  name: string;
  fault: string | null;
}

/** A message of the worker. */
export type WorkerMessage =
  /** The answer to a call. `isFault`: the sheet of the call can't be used. */
  | { id: number; result: unknown }
  | { id: number; error: string; isFault: boolean }
  /** A response that was made because a source has changed; null withdraws it. */
  | { key: string; response: PreparedResponse | null }
  | { view: ViewResult }
  /** The work that begins now, null when it has ended: a worker that takes too long is replaced. */
  | { working: Work | null };

/** `sheet`: the number of the call whose sheet is read. */
export type Work = { sheet: number } | { view: Pick<ViewResult, 'key' | 'name'> };
