import * as z from 'zod/mini';

/** The sheets, in the order in which the desk shows them. */
export const DESK_SHEETS = ['events', 'news', 'student-life'] as const;

export type DeskSheet = (typeof DESK_SHEETS)[number];

/** Most problems that a report lists at the desk. Whoever has more has one mistake in a whole column. */
export const MAX_LISTED_PROBLEMS = 200;

const name = z.enum(DESK_SHEETS);

/** Something that an editor should correct. */
const sheetProblem = z.object({
  /** Counted as editors see it: the header is row 1. */
  row: z.number(),
  /** '' where no column is to blame. */
  column: z.string(),
  /** The text of the cell, in one line and cut. */
  value: z.string(),
  /** What is wrong with it. */
  reason: z.string(),
  /** A suggestion, as the end of a sentence. */
  instead: z.string(),
});

/** A row as visitors see it: the item that the row makes, as the API sends it, with long texts cut. */
const sheetCard = z.object({
  row: z.number(),
  item: z.record(z.string(), z.string()),
});

/** What is wrong with a sheet, or with CSV that may become one. */
export const sheetReport = z.object({
  name,
  /** Why the whole sheet cannot be used, else null; then there are no items. */
  fault: z.nullable(z.string()),
  items: z.number(),
  /** Set if there are fewer than half as many items as before, with their number and the time at which it was seen. */
  shrunk: z.nullable(z.object({ from: z.number(), since: z.string() })),
  /** The first ones, by row. */
  problems: z.array(sheetProblem),
  /** How many there are. */
  problemCount: z.number(),
  /** One for each row of `problems` that makes an item. */
  cards: z.array(sheetCard),
});

/** The state of a sheet's source. */
export const sheetCondition = z.object({
  name,
  /** `stale`: the last good copy is shown; `missing`: there is none; `reading`: for the first time. */
  state: z.enum(['current', 'stale', 'missing', 'reading']),
  /** When it became possible or impossible to read the source, in ISO 8601; null before the first attempt. */
  since: z.nullable(z.string()),
  /** Why the source cannot be used, else null. */
  reason: z.nullable(z.string()),
  /** When what is shown was read from the source; null if it never was. */
  readAt: z.nullable(z.string()),
  /** When the source was last tried. */
  triedAt: z.nullable(z.string()),
  /** How many are shown. */
  items: z.number(),
  problems: z.number(),
  /** Where editors open the sheet; null for a file. */
  link: z.nullable(z.string()),
  /** Changes with what the source holds, and with its fault: then the report is another one. */
  version: z.string(),
});

export const sheetConditions = z.array(sheetCondition);

/** The answer to 'Read again now'. */
export const sheetReading = z.object({
  condition: sheetCondition,
  /** Null if reading takes so long that it goes on behind the answer. */
  report: z.nullable(sheetReport),
});

export type SheetProblem = z.infer<typeof sheetProblem>;
export type SheetCard = z.infer<typeof sheetCard>;
export type SheetReport = z.infer<typeof sheetReport>;
export type SheetCondition = z.infer<typeof sheetCondition>;
export type SheetReading = z.infer<typeof sheetReading>;
