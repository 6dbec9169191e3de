import { cleanText, excerpt } from '../text/text';

/** Something in a sheet that an editor should correct. Visitors never see it. */
export interface Problem {
  /** Row number as in the spreadsheet, where the header is row 1. */
  row: number;
  column: string;
  /** The cell's text, on one line and shortened. */
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

/** A row whose column names are compared by letters and digits only, ignoring case. */
interface Row {
  /** The trimmed text of the first of these columns that has any; '' if none does. */
  text(...columns: string[]): string;
  /** True when no cell has text other than FALSE, which spreadsheets write for an unticked checkbox. */
  blank: boolean;
}

/** A row of a list. Collects its problems for the editor. */
export interface ListRow extends Row {
  report(column: string, value: string, reason: string): void;
  /**
   * Parses the first of these columns that has text; undefined if none has. Reports the cell if `parse` returns a
   * falsy value.
   */
  read<Value>(columns: readonly string[], parse: (text: string) => Value, reason: string): Value | undefined;
}

/** The reason reported for a cell that should contain an address. */
export const NO_ADDRESS = 'is not a web address';

/**
 * Turns rows into items, in order. Clears and reports bad cells, and skips blank rows and rows that yield no item.
 * Accepts any row without throwing.
 * @param itemOf makes an item from a row; `position` counts the items from 0.
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

/** Reads a row from an untrusted source. Anything but an object is treated as a blank row. */
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

/** Returns a problem whose value is shortened to fit on one line. */
export function problem(row: number, column: string, value: string, reason: string): Problem {
  return { row, column, value: excerpt(value.replace(/\s+/g, ' '), MAX_SHOWN_CHARACTERS).text, reason };
}

/** Returns a column's name for comparison: letters and digits only, in lower case. */
export function columnKey(column: string): string {
  return column.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Returns a cell's text without surrounding whitespace and control characters. A list becomes one line per item. */
function cellText(value: unknown): string {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map(scalarText).filter(Boolean).join('\n');
}

function scalarText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  return cleanText(String(value)).trim();
}
