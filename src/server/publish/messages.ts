import type { AlumnusRow } from '../../model/alumni/alumnus';
import type { Fault } from '../../model/desk/sheet-fault';
import type { Receivable } from '../../model/forms/receiving';
import type { PictureTexts } from '../../model/pictures/own-picture';
import type { SheetName } from '../../model/sheets/sheet-kind';
import type { Society } from '../../model/society/society';
import type { Day } from '../../model/time/day';
import type { PreparedResponse } from '../http/prepared';
import type { Build } from '../settings/package-root';
import type { SheetContent } from '../sources/document';

/* Messages between the main thread and the worker, all plain data. */

/** Options for a new worker. */
export interface WorkerOptions {
  build: Build;
  /** The public site URL, without a trailing slash. */
  siteUrl: string;
  /** Origins that may read responses; null for any origin. */
  origins: readonly string[] | null;
  timeZone: string;
  receives: readonly Receivable[];
  maxRows: number;
  /** Keys of views not to render, because they crashed an earlier worker. */
  skipped: readonly string[];
}

/** A sheet as CSV, and the problems that were found before. */
export type SheetText = Pick<SheetContent, 'bytes' | 'problems'>;

/** A call from the main thread. */
export type Call =
  /** Shows a sheet; null for one that doesn't exist. */
  | { call: 'show'; name: SheetName; content: SheetText | null }
  | { call: 'report'; name: SheetName; content: SheetText; maxProblems: number }
  /** Reports on a sheet, and compares it with what visitors see. */
  | { call: 'compare'; name: SheetName; content: SheetText }
  | { call: 'split'; bytes: Uint8Array }
  /** Sets the uploaded pictures for the sheets that are shown afterwards. */
  | { call: 'pictures'; pictures: readonly PictureTexts[] }
  | { call: 'people'; rows: readonly AlumnusRow[] }
  /** Sets the time, in ms since 1970, and the day. The result is whether what visitors see has changed. */
  | { call: 'time'; day: Day; now: number }
  /** Finds the response for a key. The result is `Found`, or null. */
  | { call: 'find'; key: string }
  /** Makes the response for a key that `find` has returned. The result is a `PreparedResponse`, or null. */
  | { call: 'make'; key: string }
  /** Retries the skipped views. */
  | { call: 'retry' }
  | { call: 'stop' };

export type CallMessage = Call & { id: number };

/** The response for a key. */
export interface FoundResponse {
  /** The same for all keys with the same response, for example for all pages beyond the last. */
  key: string;
  /** How it is made: by rendering, searching the directory, or drawing. Nothing is cached for what is `missing`. */
  kind: 'view' | 'search' | 'drawing' | 'missing';
}

/** A page or tag that is rendered. */
export interface View {
  /** The key of its response. */
  key: string;
  /** The view's name in the log and /healthz. Similar views share one: `/events/{id}`. */
  name: string;
}

/** The result of rendering a view. */
export interface ViewResult extends View {
  fault: string | null;
}

/** A message from the worker. */
export type WorkerMessage =
  /** The result of a call. `fault` says why the call's sheet or workbook can't be used; null for another error. */
  | { id: number; result: unknown }
  | { id: number; error: string; fault: Fault | null }
  /** A key, and the response to publish because a source has changed. */
  | { publish: string; response: PreparedResponse }
  /** The keys of all responses that the site has in advance. Any other is withdrawn. */
  | { siteKeys: readonly string[] }
  | { view: ViewResult }
  /** The facts about the society from the `site` sheet, if they have changed. */
  | { society: Society }
  /** The work that is starting, or null when it is done. A worker that takes too long is replaced. */
  | { working: Work | null };

/** Work that can crash or hang a worker. `sheet` is the id of the call that reads a sheet or a workbook. */
export type Work = { sheet: number } | { view: View };
