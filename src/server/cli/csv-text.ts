/** What a spreadsheet takes for the beginning of a formula, in the wide signs of East Asian keyboards too. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A byte order mark: without it, Excel reads UTF-8 as something else. */
const MARK = '\ufeff';

/**
 * A table as CSV that a spreadsheet opens as nothing but text: a cell that would be a formula gets an
 * apostrophe before it.
 * @returns the lines, header first, without a line break at the end.
 */
export function csvText(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return MARK + [columns.map(cell).join(','), ...lines].join('\r\n');
}

function cell(value: unknown): string {
  const text = String(value ?? '');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
