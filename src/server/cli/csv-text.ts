import Papa from 'papaparse';

/** What a spreadsheet takes for the beginning of a formula, in the wide signs of East Asian keyboards too. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Without it, Excel reads UTF-8 as something else. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as CSV that a spreadsheet opens as text only: header first, without a line break at the end. */
export function csvText(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  return BYTE_ORDER_MARK + Papa.unparse([[...columns], ...cells], { quotes: true, escapeFormulae: FORMULA });
}
