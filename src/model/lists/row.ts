import { excerpt } from '../text/excerpt';
import { cellKind, cellText } from './cell';

/** Something in a sheet that an editor should correct. Visitors never see it. */
export interface Problem {
  /** Row number as in the spreadsheet, where the header is usually row 1. */
  row: number;
  column: string;
  /** The cell's text, on one line and shortened. */
  value: string;
  reason: string;
  /** Whether the column's dates probably have the month first. Default: false. */
  isMonthFirst?: boolean;
}

/** The first row of data in a sheet whose header is row 1. */
export const FIRST_DATA_ROW = 2;

const MAX_SHOWN_CHARACTERS = 80;

/** Returns a problem whose value is shortened to fit on one line. */
export function problem(row: number, column: string, value: string, reason: string): Problem {
  return { row, column, value: excerpt(value.replace(/\s+/g, ' '), MAX_SHOWN_CHARACTERS).text, reason };
}

/** Returns a column's name for comparison: letters and digits only, in lower case. */
export function columnKey(column: string): string {
  return column.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The columns of a kind of sheet, each with the other names under which it is read. */
export type Columns<Name extends string = string> = Readonly<Record<Name, readonly string[]>>;

/** A row's cells in the columns that are read. */
export interface Cells<Name extends string> {
  /** By column, the trimmed texts under its names. Columns without text are left out. */
  texts: ReadonlyMap<Name, readonly string[]>;
  /** By column, errors of the spreadsheet, which count as empty. */
  errors: ReadonlyMap<Name, string>;
  /** An empty cell that is formatted as a date or time, if there is one. */
  zero: readonly [column: Name, text: string] | undefined;
  content: RowContent;
}

/**
 * What a row has in the columns that are read. `placeholders`: nothing but errors of the spreadsheet, or an empty date.
 * `blank`: nothing but unticked boxes.
 */
export type RowContent = 'content' | 'placeholders' | 'blank';

/** Returns a function that reads untrusted rows. It treats anything but an object as a blank row. */
export function cellsReader<Name extends string>(columns: Columns<Name>): (raw: unknown) => Cells<Name> {
  const names = Object.entries<readonly string[]>(columns) as [Name, readonly string[]][];
  const keys = names.map(([name, others]) => [name, [name, ...others].map(columnKey)] as const);
  return (raw) => {
    const given = textsByKey(raw);
    const texts = new Map<Name, string[]>();
    const errors = new Map<Name, string>();
    let zero: Cells<Name>['zero'];
    let hasContent = false;
    for (const [name, own] of keys) {
      for (const text of own.map((key) => given.get(key) ?? '').filter(Boolean)) {
        const kind = cellKind(text);
        if (kind === 'error') {
          errors.set(name, text);
          continue;
        }
        if (kind === 'zero') zero ??= [name, text];
        if (kind === 'text') hasContent = true;
        texts.set(name, [...(texts.get(name) ?? []), text]);
      }
    }
    const content = hasContent ? 'content' : zero || errors.size > 0 ? 'placeholders' : 'blank';
    return { texts, errors, zero, content };
  };
}

/** Returns a row's text in the first of these columns that has any; '' if none does, or if it isn't an object. */
export function textIn(raw: unknown, ...columns: string[]): string {
  const [name = '', ...others] = columns;
  const { texts } = cellsReader({ [name]: others })(raw);
  return texts.get(name)?.[0] ?? '';
}

/** Returns a row's cells that have text, by `columnKey`. Of columns with the same key, the first with text is used. */
function textsByKey(raw: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return texts;
  for (const [column, value] of Object.entries(raw)) {
    const text = cellText(value);
    const key = columnKey(column);
    if (text && !texts.has(key)) texts.set(key, text);
  }
  return texts;
}
