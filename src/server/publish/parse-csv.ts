import Papa from 'papaparse';
import type { SheetProblem } from '../../model/desk/sheet-report';
import { columnKey, FIRST_DATA_ROW, problem } from '../../model/lists/row';
import { HIDDEN } from '../../model/text/text';
import { SheetFault, WEB_PAGE } from '../sources/sheet-fault';

/** A problem in the sheet's text, found before the normaliser reads the rows. */
type TextProblem = Omit<SheetProblem, 'title'>;

/** The rows of a sheet, including blank ones, so that row numbers match those in the spreadsheet. */
export interface ParsedSheet {
  rows: Record<string, string>[];
  /** Problems in the CSV itself. The normaliser reports invalid values. */
  problems: TextProblem[];
}

/** A problem's description, with advice. */
interface Fix {
  reason: string;
  instead: string;
}

const UNREADABLE: Fix = {
  reason: 'has a character that cannot be read; save the sheet as UTF-8',
  instead: 'type the character again, and save the sheet as CSV UTF-8',
};

/** The first characters of .xlsx and .ods files (ZIP archives) and of .xls files, decoded as text. */
const OFFICE_FILES = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

const DELIMITERS = [',', ';', '\t'];

/** Maximum length of a cell in UTF-16 code units, the limit in Google Sheets. The rest is left out. */
const MAX_CELL = 50_000;

/** Maximum number of columns; others are ignored. Every column in the header adds a field to every row. */
const MAX_COLUMNS = 200;

/** Number of characters to search for the header. They are parsed once for each delimiter. */
const HEADER_CHARACTERS = 100_000;

/** Number of cells to show on each side of a cell that is beyond the last column. */
const SHOWN_SURPLUS = 20;

const INVISIBLE: Fix = {
  reason: 'has an invisible character, which is left out',
  instead: 'type the text by hand; copied text can contain such characters',
};
const QUOTED: Fix = {
  reason: 'has a quote inside a quoted cell',
  instead: 'write two quotation marks ("") for each one inside the text, or save the sheet as CSV again',
};
const BEYOND: Fix = {
  reason: 'is beyond the last column',
  instead: 'leave the cell empty, or name its column in row 1',
};
/** Number of characters to show before an invisible one. */
const SHOWN_BEFORE = 30;

/**
 * Reads CSV text with LF line breaks and a header row. Apart from the result, keeps only one row in memory.
 * @param columns the columns that identify the sheet: one name from each list must be present.
 * @throws {SheetFault} if the text isn't CSV, is truncated, lacks columns, or has more than `maxRows` rows.
 */
export function parseCsv(text: string, columns: readonly (readonly string[])[], maxRows: number): ParsedSheet {
  if (/^\s*<(?:!doctype|html|head|body)\b/i.test(text)) throw new SheetFault(WEB_PAGE);
  if (OFFICE_FILES.some((start) => text.startsWith(start)))
    throw new SheetFault('is an Excel or OpenDocument file, not CSV');
  const delimiter = DELIMITERS.find((candidate) => hasColumns(headerOf(text, candidate), columns));
  if (!delimiter) {
    const missing = missingColumns(headerOf(text, ','), columns).join(', ');
    throw new SheetFault(`has the wrong columns; missing: ${missing}`);
  }
  const problems: TextProblem[] = [];
  const rows: Record<string, string>[] = [];
  let header: string[] | undefined;
  /** Number of rows up to the last one that has text. */
  let used = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step({ data: cells, errors }, parser) {
      const row = header ? rows.length + FIRST_DATA_ROW : 1;
      // An unclosed quote swallows the rest of the sheet. Either the text is truncated or an editor made a mistake.
      if (errors.some(({ code }) => code === 'MissingQuotes'))
        throw new SheetFault(`is cut off, or a quote is not closed (from row ${row})`);
      if (errors.length > 0) report(problems, row, '', '', QUOTED);
      if (!header) {
        header = readHeader(cells, problems);
        return;
      }
      if (cells.some((cell) => cell.trim())) used = rows.length + 1;
      rows.push(rowOf(header, readCells(cells, header, row, delimiter, problems)));
      if (rows.length > maxRows) parser.abort();
    },
  });
  if (used > maxRows) throw new SheetFault(`has more than ${maxRows} rows`);
  if (text.endsWith('\ufffd')) throw new SheetFault(`is cut off in the middle of a character (row ${rows.length + 1})`);
  return { rows: rows.slice(0, used), problems };
}

/** Returns the names of the columns that are read. */
function readHeader(cells: readonly string[], problems: TextProblem[]): string[] {
  if (cells.findLastIndex((name) => name.trim()) >= MAX_COLUMNS)
    report(problems, 1, '', '', {
      reason: `has more than ${MAX_COLUMNS} columns; the rest are ignored`,
      instead: `move everything that visitors should see into the first ${MAX_COLUMNS} columns`,
    });
  return cells.slice(0, MAX_COLUMNS);
}

/** Returns a row's cells in the header's columns, shortened if too long. Reports problems in their text. */
function readCells(
  cells: readonly string[],
  header: readonly string[],
  row: number,
  delimiter: string,
  problems: TextProblem[],
): string[] {
  const beyond = header.length < MAX_COLUMNS ? cells.findIndex((cell, at) => at >= header.length && cell.trim()) : -1;
  if (beyond >= 0) {
    const shown = cells.slice(Math.max(header.length, beyond - SHOWN_SURPLUS), beyond + SHOWN_SURPLUS);
    report(problems, row, '', shown.join(delimiter), BEYOND);
  }
  return cells.slice(0, header.length).map((cell, at) => {
    const column = header[at] ?? '';
    if (cell.includes('\ufffd')) report(problems, row, column, cell, UNREADABLE);
    const invisible = cell.search(HIDDEN);
    if (invisible >= 0) report(problems, row, column, cell.slice(Math.max(0, invisible - SHOWN_BEFORE)), INVISIBLE);
    if (cell.length <= MAX_CELL) return cell;
    report(problems, row, column, cell, {
      reason: `is longer than ${MAX_CELL} characters; the rest is left out`,
      instead: 'shorten the text',
    });
    return cell.slice(0, MAX_CELL).replace(/[\ud800-\udbff]$/, ''); // don't end with half an emoji
  });
}

function report(problems: TextProblem[], row: number, column: string, value: string, { reason, instead }: Fix): void {
  problems.push({ ...problem(row, column, value, reason), instead });
}

function headerOf(text: string, delimiter: string): string[] {
  return Papa.parse<string[]>(text.slice(0, HEADER_CHARACTERS), { delimiter, newline: '\n', preview: 1 }).data[0] ?? [];
}

/** Returns whether the header has the columns that identify the sheet. */
export function hasColumns(header: readonly string[], columns: readonly (readonly string[])[]): boolean {
  return missingColumns(header, columns).length === 0;
}

function missingColumns(header: readonly string[], columns: readonly (readonly string[])[]): string[] {
  const present = new Set(header.map(columnKey));
  return columns
    .filter((names) => !names.some((name) => present.has(columnKey(name))))
    .map((names) => names.join(' or '));
}

/** Merges columns with the same name: the first cell with text is used. */
function rowOf(header: readonly string[], cells: readonly string[]): Record<string, string> {
  const row: Record<string, string> = Object.create(null); // a column may be called __proto__
  header.forEach((column, index) => {
    if (!row[column]) row[column] = cells[index] ?? '';
  });
  return row;
}
