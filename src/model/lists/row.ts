import { cleanText, excerpt } from '../text/text';

/** Something in a sheet that an editor should correct. Visitors never see it. */
export interface Problem {
  /** Row in the spreadsheet, counted as editors see it: the header is row 1. */
  row: number;
  column: string;
  /** The cell's text, in one line and cut to a readable length. */
  value: string;
  reason: string;
}

/** The result of a normaliser: items that can be shown, and problems. */
export interface Normalised<Item> {
  items: Item[];
  problems: Problem[];
}

/** The first row of data in a sheet; the header is row 1. */
export const FIRST_DATA_ROW = 2;

const MAX_SHOWN_CHARACTERS = 80;

/** One row with forgiving column names: only their letters and digits matter, and not the case. */
interface Row {
  /** The trimmed text of the first of these columns that has any; '' if none does. */
  text(...columns: string[]): string;
  /** True when no cell has text other than FALSE, which spreadsheets write for an empty checkbox. */
  blank: boolean;
}

/** A row of a list. What is wrong with it is collected for its editor. */
export interface ListRow extends Row {
  report(column: string, value: string, reason: string): void;
  /**
   * What `parse` makes of the first of these columns that has text; undefined if none has. If it makes nothing of it,
   * the cell is reported.
   */
  read<Value>(columns: readonly string[], parse: (text: string) => Value, reason: string): Value | undefined;
}

/** The problem of a cell that should have an address. */
export const NO_ADDRESS = 'is not a web address';

/**
 * Turns rows into items, in their order. A bad cell is emptied and reported; blank rows are skipped, and those without
 * an item. Nothing in a row makes this throw.
 * @param itemOf makes an item of a row; `position` counts the items from 0.
 */
export function normaliseRows<Item>(
  rows: readonly unknown[],
  itemOf: (row: ListRow, position: number) => Item | undefined,
): Normalised<Item> {
  const items: Item[] = [];
  const problems: Problem[] = [];
  rows.forEach((raw, index) => {
    const row = readRow(raw);
    if (row.blank) return;
    const report: ListRow['report'] = (...cell) => problems.push(problem(index + FIRST_DATA_ROW, ...cell));
    const read: ListRow['read'] = (columns, parse, reason) => {
      const text = row.text(...columns);
      const value = text ? parse(text) : undefined;
      if (text && !value) report(columns[0] ?? '', text, reason);
      return value;
    };
    const item = itemOf({ ...row, report, read }, items.length);
    if (item) items.push(item);
  });
  return { items, problems };
}

/** Reads a row of unknown origin; anything but an object is a blank row. */
export function readRow(raw: unknown): Row {
  const cells = new Map<string, string>();
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) {
    for (const [column, value] of Object.entries(raw)) {
      const text = cellText(value);
      if (text) cells.set(columnKey(column), cells.get(columnKey(column)) ?? text);
    }
  }
  return {
    blank: [...cells.values()].every((text) => /^false$/i.test(text)),
    text: (...columns) => columns.map((column) => cells.get(columnKey(column))).find(Boolean) ?? '',
  };
}

/** A problem with its value cut to what fits a line. */
export function problem(row: number, column: string, value: string, reason: string): Problem {
  return { row, column, value: excerpt(value.replace(/\s+/g, ' '), MAX_SHOWN_CHARACTERS).text, reason };
}

/** Returns a column's name for comparison: letters and digits only, in lower case. */
export function columnKey(column: string): string {
  return column.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The text of a cell without surrounding space and control characters; line breaks stay. A list gives a line each. */
function cellText(value: unknown): string {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map(scalarText).filter(Boolean).join('\n');
}

function scalarText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  return cleanText(String(value)).trim();
}
