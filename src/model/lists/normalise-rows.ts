import { withoutDirectionMarks } from '../text/clean-text';
import type { DateOrder, Day } from '../time/day';
import { isZeroDay } from './cell';
import { type DateColumn, dateColumn } from './date-column';
import { type ItemId, itemIds } from './item-ids';
import { EMPTY_DATE, EMPTY_DATE_ROW, SPREADSHEET_ERROR } from './reasons';
import { type Cells, type Columns, cellsReader, FIRST_DATA_ROW, type Problem, problem } from './row';

/** The result of a normaliser: items that can be shown, and problems. */
export interface Normalised<Item> {
  items: Item[];
  problems: Problem[];
}

/** A row of a list, read by the names of its columns. Collects its problems for the editor. */
export interface ListRow<Name extends string> {
  /** Returns a column's trimmed text, under the first of its names that has any; '' if none does. */
  text(column: Name): string;
  /** Returns a column's texts under all of its names. */
  texts(column: Name): readonly string[];
  report(column: Name, value: string, reason: string): void;
  /** Parses a column's text; undefined if it has none. Reports the cell if `parse` returns a falsy value. */
  read<Value>(column: Name, parse: (text: string) => Value, reason: string): Value | undefined;
  /** Like `read`, but for a date, in the order that the whole column decides. */
  readDay(column: Name, parse: (text: string, order: DateOrder) => Day | null, reason: string): DayCell;
  /** Returns the row's own id, else one made from a stem, such as the row's position. */
  id(stem: string): string;
}

/** A cell with a date. */
interface DayCell {
  /** Null if it is missing or can't be read. */
  day: Day | null;
  /** The cell's text; '' if it is the date that spreadsheets show for an empty cell. */
  text: string;
  order: DateOrder;
}

/** A row with content, and its number in the sheet. */
interface NumberedRow<Name extends string> {
  row: number;
  cells: Cells<Name>;
}

/** Values that a list's rows share. */
interface List<Name extends string> {
  problems: Problem[];
  dateColumn(column: Name): DateColumn;
  idOf(own: string, stem: string): ItemId;
}

/**
 * Turns rows into items, in order. Clears and reports bad cells, and skips blank rows and rows that yield no item.
 * Accepts any row without throwing.
 * @param columns the columns that are read. A row with text in other columns only is blank.
 * @param itemOf makes an item from a row; `position` counts the items from 0.
 */
export function normaliseRows<Item, Name extends string>(
  rows: readonly unknown[],
  columns: Columns<Name>,
  itemOf: (row: ListRow<Name>, position: number) => Item | undefined,
): Normalised<Item> {
  const problems: Problem[] = [];
  const numbered: NumberedRow<Name>[] = [];
  const readCells = cellsReader<Name>(columns);
  rows.forEach((raw, index) => {
    const row = index + FIRST_DATA_ROW;
    const cells = readCells(raw);
    for (const [column, text] of cells.errors) problems.push(problem(row, column, text, SPREADSHEET_ERROR));
    if (cells.content === 'content') numbered.push({ row, cells });
    else if (cells.zero) problems.push(problem(row, ...cells.zero, EMPTY_DATE_ROW));
  });
  const list = { problems, dateColumn: dateColumnsOf(numbered), idOf: itemIds(textsOf(numbered, ID).values()) };
  const items: Item[] = [];
  for (const each of numbered) {
    const item = itemOf(listRow(each, list), items.length);
    if (item) items.push(item);
  }
  return { items, problems: problems.sort((a, b) => a.row - b.row) };
}

function listRow<Name extends string>({ row, cells }: NumberedRow<Name>, list: List<Name>): ListRow<Name> {
  const { texts, errors } = cells;
  const text = (column: Name) => texts.get(column)?.[0] ?? '';
  const report: ListRow<Name>['report'] = (column, value, reason) => {
    const isReported = !value && errors.has(column); // the error is why the cell is empty
    if (!isReported) list.problems.push(problem(row, column, value, reason));
  };
  return {
    text,
    texts: (column) => texts.get(column) ?? [],
    report,
    read(column, parse, reason) {
      const written = text(column);
      const value = written ? parse(withoutDirectionMarks(written)) : undefined;
      if (written && !value) report(column, written, reason);
      return value;
    },
    readDay(column, parse, reason) {
      const written = withoutDirectionMarks(text(column));
      const { order, problemsOf } = list.dateColumn(column);
      const isEmpty = isZeroDay(written);
      const day = written && !isEmpty ? parse(written, order) : null;
      if (isEmpty) report(column, written, EMPTY_DATE);
      else if (written) list.problems.push(...problemsOf(row, written, day ? '' : reason));
      return { day, text: isEmpty ? '' : text(column), order };
    },
    id(stem) {
      const own = text(ID as Name);
      const { id, fault } = list.idOf(own, stem);
      if (fault) report(ID as Name, own, fault);
      return id;
    },
  };
}

const ID = 'id';

/** Returns a column's texts by row number. */
function textsOf<Name extends string>(rows: readonly NumberedRow<Name>[], column: string): Map<number, string> {
  return new Map(rows.map(({ row, cells }) => [row, cells.texts.get(column as Name)?.[0] ?? '']));
}

/** Returns a function that looks up how a column's dates are read. Decides it once per column. */
function dateColumnsOf<Name extends string>(rows: readonly NumberedRow<Name>[]) {
  const known = new Map<Name, DateColumn>();
  return (column: Name): DateColumn => {
    const found = known.get(column) ?? dateColumn(column, textsOf(rows, column));
    known.set(column, found);
    return found;
  };
}
