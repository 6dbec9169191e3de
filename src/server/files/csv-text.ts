import Papa from 'papaparse';

/**
 * Where a spreadsheet may begin a cell that it takes for a formula: at the start of a text, and after whatever some
 * locale takes for the end of a cell or of a row, with spaces and quotes between. Quotes around a cell do not help
 * where its separator is another one. The wide signs of East Asian keyboards count too.
 */
const FORMULA =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: programs skip them
  /(?<=^|[,;|\t\r\n\v\f\u0085\u2028\u2029])(?=[\s\0-\x1f"\u200b\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r\n])/g;

/** Without it, Excel reads UTF-8 as something else. */
const BYTE_ORDER_MARK = '\ufeff';

/** As RFC 4180 has it. */
const LINE_BREAK = '\r\n';

type CsvRow = Readonly<Record<string, unknown>>;

/**
 * A table as CSV that a spreadsheet opens as text only, whatever separator it expects: header first, without a line
 * break at the end.
 */
export function csvText(columns: readonly string[], rows: readonly CsvRow[]): string {
  const header = BYTE_ORDER_MARK + Papa.unparse([[...columns]], { quotes: true });
  return rows.length > 0 ? header + csvRows(columns, rows) : header;
}

/** Further rows of the table, each after a line break. */
export function csvRows(columns: readonly string[], rows: readonly CsvRow[]): string {
  const cells = rows.map((row) => columns.map((column) => withoutFormulas(row[column] ?? '')));
  return LINE_BREAK + Papa.unparse(cells, { quotes: true, newline: LINE_BREAK });
}

/** An apostrophe before what would begin a formula makes it text. */
function withoutFormulas(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(FORMULA, "'") : value;
}
