import { columnKey } from '../lists/row';

/** A sheet's cells, with the places of the columns that a form edits. Other columns and rows are kept as they are. */
export interface EditableTable<Column extends string> {
  /** The header first. */
  rows: readonly (readonly string[])[];
  /** The index of each column. */
  at: Readonly<Record<Column, number>>;
}

/** Finds the columns in a sheet's header, under any of their names, and adds those that are missing. */
export function editableTable<Column extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<Column, readonly string[]>>,
): EditableTable<Column> {
  const header = [...(rows[0] ?? [])];
  const at = {} as Record<Column, number>;
  for (const [column, others] of Object.entries(columns) as [Column, readonly string[]][]) {
    const keys = [column, ...others].map(columnKey);
    const index = header.findIndex((name) => keys.includes(columnKey(name)));
    at[column] = index >= 0 ? index : header.push(column) - 1;
  }
  return { rows: [header, ...rows.slice(1)], at };
}

/** Returns a row with some cells changed. */
export function withCells<Column extends string>(
  row: readonly string[],
  at: EditableTable<Column>['at'],
  cells: Partial<Record<Column, string>>,
): string[] {
  const changed = [...row];
  for (const [column, text] of Object.entries(cells) as [Column, string][]) {
    while (changed.length < at[column]) changed.push('');
    changed[at[column]] = text;
  }
  return changed;
}

/** Formats rows as CSV, with all cells in quotation marks. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('');
}
