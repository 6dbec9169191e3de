import * as z from 'zod/mini';
import { SHEET_NAMES } from '../sheets/sheet-kind';
import { counted } from './format';
import { sheetChanges } from './sheet-changes';
import { fault } from './sheet-fault';
import { sheetVersion } from './sheet-version';

/** Maximum number of problems in a report. If there are more, one mistake usually affects a whole column. */
export const MAX_LISTED_PROBLEMS = 200;

const name = z.enum(SHEET_NAMES);

/** A cell or row to correct. */
const sheetProblem = z.object({
  /** Row number in the spreadsheet, where the header is row 1. */
  row: z.number(),
  /** The row's title, shortened; '' if it has none. */
  title: z.string(),
  /** '' if the problem is with the whole row. */
  column: z.string(),
  /** The cell's text on one line, shortened. */
  value: z.string(),
  reason: z.string(),
  /** The suggested replacement. */
  instead: z.string(),
});

/** The problems in a sheet, or in a file that is not published yet. */
export const sheetReport = z.object({
  name,
  /** Why the sheet can't be used; null if it can. */
  fault: z.nullable(fault),
  items: z.number(),
  /** How many items the sheet had, and when the loss was noticed; null unless it has lost more than half of them. */
  shrunk: z.nullable(z.object({ from: z.number(), since: z.string() })),
  /** The first problems, by row. */
  problems: z.array(sheetProblem),
  /** Total number of problems. */
  problemCount: z.number(),
});

/** A report on content that isn't published yet, and what it would change; null if it can't be used. */
export const comparedSheet = z.extend(sheetReport, { changes: z.nullable(sheetChanges) });

/** The state of a sheet's source. */
const sheetCondition = z.object({
  name,
  title: z.string(),
  /** The sheet's purpose, as a sentence. */
  about: z.string(),
  /**
   * `stale`: visitors see the last good copy; `missing`: no copy exists; `reading`: not read yet; `none`: there is no
   * such sheet yet, and visitors see an empty list.
   */
  state: z.enum(['current', 'stale', 'missing', 'reading', 'none']),
  /** When the source became readable or unreadable, in ISO 8601; null before the first attempt. */
  since: z.nullable(z.string()),
  /** Why the source can't be used; null if it can. */
  fault: z.nullable(fault),
  /** When the visible content was read; null if never. */
  readAt: z.nullable(z.string()),
  /** When the server last tried to read the source. */
  triedAt: z.nullable(z.string()),
  /** Number of items that visitors see. */
  items: z.number(),
  problems: z.number(),
  /** Where the sheet comes from; null if there is none. `link` and `desk` were published at the desk. */
  place: z.nullable(z.enum(['setting', 'link', 'desk', 'workbook', 'file'])),
  /** The setting that decides where the sheet comes from, so that the desk can't; null if there is none. */
  pinnedBy: z.nullable(z.string()),
  /** The version that visitors see; null unless the sheet comes from the desk. */
  published: z.nullable(sheetVersion),
  /** The spreadsheet's URL; null for a file. */
  link: z.nullable(z.string()),
  /** Files that aren't read because another place comes first, such as `sheets/events.xlsx`. */
  unused: z.array(z.string()),
  /** Changes whenever the source's content or fault does, and so whenever the report does. */
  version: z.string(),
});

export const sheetConditions = z.array(sheetCondition);

/** The response to "Refresh now". */
export const sheetReading = z.object({
  condition: sheetCondition,
  /** Null if the sheet couldn't be read in time for the response. */
  report: z.nullable(sheetReport),
});

export type SheetProblem = z.infer<typeof sheetProblem>;
export type SheetReport = z.infer<typeof sheetReport>;
export type ComparedSheet = z.infer<typeof comparedSheet>;
export type SheetCondition = z.infer<typeof sheetCondition>;
export type SheetReading = z.infer<typeof sheetReading>;

/** Formats the item and problem counts: `24 items, 1 problem`. */
export function countsText(items: number, problems: number): string {
  return `${counted(items, 'item')}, ${counted(problems, 'problem')}`;
}

/** Counts the problems in all sheets. A sheet that can't be used counts as one. */
export function waitingIn(conditions: readonly SheetCondition[]): number {
  return conditions.reduce((sum, condition) => sum + (condition.fault === null ? condition.problems : 1), 0);
}
