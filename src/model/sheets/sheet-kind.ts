import type { Normalised } from '../lists/normalise-rows';
import type { Columns, Problem } from '../lists/row';

/** The sheets that editors keep, in the order of the workbook's tabs. */
export const SHEET_NAMES = ['site', 'events', 'news', 'student-life', 'board', 'gallery', 'slides', 'pages'] as const;

/** A sheet's name: of its tab, its file, its setting and its list in the API. */
export type SheetName = (typeof SHEET_NAMES)[number];

/** Describes a column to editors. The documents, the template and reports take it from here. */
export interface ColumnGuide {
  /** The column's content, as a sentence without its full stop. */
  note: string;
  /** Returns what to write instead of a value that has a problem. */
  advice?(found: Problem): string;
  /** The values to choose from. */
  choices?: readonly string[];
  /** Whether the template formats the column as a date. */
  isDate?: boolean;
  /** Whether its cells are addresses of pictures. */
  isPicture?: boolean;
  /** The columns that take the alternative text and the focal point of an uploaded picture, if they are empty. */
  textsIn?: { alt: string; focus?: string };
}

/** The values that a sheet's items depend on besides the sheet. */
export interface SheetContext {
  /** The society's time zone, an IANA name. */
  timeZone: string;
}

/** Columns that the server adds to a list that it sends. Editors don't fill them in. */
type ServerColumn = 'calendarId' | 'timeZone';

/** A kind of sheet: how it is recognised, read, explained and published. */
export interface SheetKind<Item = unknown, Column extends string = string> {
  name: SheetName;
  /** Its name for people. */
  title: string;
  /** The sheet's purpose, as a sentence. */
  about: string;
  /** The columns that are read, with their other names. */
  columns: Columns<Column>;
  /** The columns that editors fill in, in the template's order. */
  guide: Record<Exclude<Column, ServerColumn>, ColumnGuide>;
  /** The columns that identify the sheet: one of each list must be present, under any of its names. */
  identifiedBy: readonly (readonly Column[])[];
  /** Rows of the template, by column. */
  samples: readonly Partial<Record<Column, string>>[];
  /** Cells by which a row is recognised as a sample that nobody has replaced. */
  placeholders: readonly Partial<Record<Column, string>>[];
  /** Reads untrusted rows. Unknown columns are ignored; missing ones are empty. */
  normalise(rows: readonly unknown[], context: SheetContext): Normalised<Item>;
  /** Returns an item as the API sends it. */
  toRow(item: Item): object;
}

// biome-ignore lint/suspicious/noExplicitAny: a kind with any items
export type AnySheetKind = SheetKind<any>;

/** Returns the path of a sheet's list in the API. */
export function sheetPath(name: SheetName): string {
  return `/api/sheets/${name}`;
}
