import Papa from 'papaparse';

/**
 * Matches the positions where a spreadsheet may start reading a formula: at the start of text, and after a character
 * that ends a cell or a row in some locale, with spaces and quotes in between. Quotes around a cell don't help if the
 * spreadsheet expects a different separator. Full-width signs from East Asian keyboards count too.
 */
const FORMULA =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: programs skip them
  /(?<=^|[,;|\t\r\n\v\f\u0085\u2028\u2029])(?=[\s\0-\x1f"\u200b\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r\n])/g;

/**
 * Matches email addresses that are never formulas, even if they begin with a sign: what comes before the @ would be an
 * operand, and no operand can be followed by @. Such an address stays as it is, because mailing software reads it too.
 */
const ADDRESS = /^[\p{L}\p{M}\p{N}_.+-]*[\p{L}\p{M}\p{N}_]@[\p{L}\p{M}\p{N}.-]+$/u;

/** Without this, Excel doesn't recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** The line break that RFC 4180 requires. */
const LINE_BREAK = '\r\n';

type CsvRow = Readonly<Record<string, unknown>>;

/** Writes a table as CSV with a header, without a line break at the end. A spreadsheet reads every cell as text. */
export function csvText(columns: readonly string[], rows: readonly CsvRow[]): string {
  const header = BYTE_ORDER_MARK + Papa.unparse([[...columns]], { quotes: true });
  return rows.length > 0 ? header + csvRows(columns, rows) : header;
}

/** Writes further rows of a table, each after a line break. */
export function csvRows(columns: readonly string[], rows: readonly CsvRow[]): string {
  const cells = rows.map((row) => columns.map((column) => withoutFormulas(row[column] ?? '')));
  return LINE_BREAK + Papa.unparse(cells, { quotes: true, newline: LINE_BREAK });
}

/** Turns formulas into text by putting an apostrophe before them. */
function withoutFormulas(value: unknown): unknown {
  return typeof value === 'string' && !ADDRESS.test(value) ? value.replace(FORMULA, "'") : value;
}
