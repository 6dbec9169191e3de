import Papa from 'papaparse';
import type { SheetProblem } from '../../../model/desk/sheet-report';
import { columnKey, FIRST_DATA_ROW, problem, type RowContent } from '../../../model/lists/row';
import { HIDDEN } from '../../../model/text/clean-text';
import { SheetFault, webPage } from '../../sources/sheet-fault';
import { declaredDelimiter, hasLine, hasText, linesIn } from '../../storage/files/csv-layout';

/** A problem in the sheet's text, found before the normaliser reads the rows. */
type TextProblem = Omit<SheetProblem, 'title'>;

/** The rows of a sheet, including blank ones up to the last with text, so that row numbers match the spreadsheet's. */
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
const FOREIGN: Fix = {
  reason: 'is not UTF-8 as the rest of the file is; it is read as Windows-1252',
  instead: 'check the accented letters in this row, then save the whole sheet as CSV UTF-8',
};
/** Number of characters to show of a row that isn't UTF-8. */
const SHOWN_FOREIGN = 80;
/** Number of characters to show before an invisible one. */
const SHOWN_BEFORE = 30;

const BLANK_ROW: Record<string, string> = Object.freeze({});

/** The facts needed to read a sheet's text. */
export interface CsvOptions {
  /** Classifies a row that has text. By default, it has content. */
  contentOf?(row: Record<string, string>): RowContent;
  /** Numbers of the lines, from 1, that are in another encoding than the rest. */
  foreignLines?: ReadonlySet<number>;
}

/**
 * Reads CSV text with LF line breaks. The header is the first row that has text. Apart from the result, keeps only one
 * row in memory.
 * @param columns the columns that identify the sheet: one name from each list must be present.
 * @throws {SheetFault} if the text isn't CSV, is truncated, lacks columns, or has more than `maxRows` rows with content.
 */
export function parseCsv(
  text: string,
  columns: readonly (readonly string[])[],
  maxRows: number,
  { contentOf = () => 'content', foreignLines = new Set() }: CsvOptions = {},
): ParsedSheet {
  if (/^\s*<(?:!doctype|html|head|body)\b/i.test(text)) throw webPage();
  const declared = declaredDelimiter(text);
  const table = text.slice(declared.length);
  const delimiter = findDelimiter(table, columns, declared.delimiter);
  const problems: TextProblem[] = [];
  const rows: Record<string, string>[] = [];
  let header: string[] | undefined;
  /** Number of the row in the spreadsheet, which doesn't show the line that declares the delimiter. */
  let row = 0;
  /** Number of the row's first line in the file. */
  let line = declared.length > 0 ? 2 : 1;
  const counts: Record<RowContent, number> = { content: 0, placeholders: 0, blank: 0 };
  Papa.parse<string[]>(table, {
    delimiter,
    newline: '\n',
    step({ data: cells, errors }, parser) {
      row += 1;
      // An unclosed quote swallows the rest of the sheet. Either the text is truncated or an editor made a mistake.
      if (errors.some(({ code }) => code === 'MissingQuotes'))
        throw new SheetFault('cut', `is cut off, or a quote is not closed (from row ${row})`);
      if (errors.length > 0) report(problems, row, '', '', QUOTED);
      const firstLine = line;
      line += linesIn(cells);
      if (hasLine(foreignLines, firstLine, line))
        report(problems, row, '', cells.join(delimiter).slice(0, SHOWN_FOREIGN), FOREIGN);
      if (!hasText(cells)) return;
      if (!header) {
        header = readHeader(cells, row, problems);
        return;
      }
      const read = rowOf(header, readCells(cells, header, row, delimiter, problems));
      const content = contentOf(read);
      counts[content] += 1;
      if (content !== 'blank' && counts[content] <= maxRows) {
        while (rows.length < row - FIRST_DATA_ROW) rows.push(BLANK_ROW);
        rows.push(read);
      }
      if (counts.content > maxRows) parser.abort();
    },
  });
  if (counts.content > maxRows) throw new SheetFault('too-many-rows', `has more than ${maxRows} rows`);
  if (text.endsWith('\ufffd')) throw new SheetFault('cut', `is cut off in the middle of a character (row ${row})`);
  return { rows, problems };
}

/** Returns the delimiter with which the header has the sheet's columns. @throws {SheetFault} if there is none. */
function findDelimiter(text: string, columns: readonly (readonly string[])[], declared: string | undefined): string {
  const delimiter = [...(declared ? [declared] : []), ...DELIMITERS].find((candidate) =>
    hasColumns(headerOf(text, candidate), columns),
  );
  if (delimiter) return delimiter;
  const missing = missingColumns(headerOf(text, ','), columns).join(', ');
  throw new SheetFault('wrong-columns', `has the wrong columns; missing: ${missing}`);
}

/** Returns the names of the columns that are read. */
function readHeader(cells: readonly string[], row: number, problems: TextProblem[]): string[] {
  if (cells.findLastIndex((name) => name.trim()) >= MAX_COLUMNS)
    report(problems, row, '', '', {
      reason: `has more than ${MAX_COLUMNS} columns; the rest are ignored`,
      instead: `move everything that visitors should see into the first ${MAX_COLUMNS} columns`,
    });
  return [...cells];
}

/** Returns a row's cells in the header's columns, shortened if too long. Reports problems in their text. */
function readCells(
  cells: readonly string[],
  header: readonly string[],
  row: number,
  delimiter: string,
  problems: TextProblem[],
): string[] {
  const beyond = cells.findIndex((cell, at) => at >= header.length && cell.trim());
  if (beyond >= 0) {
    const shown = cells.slice(Math.max(header.length, beyond - SHOWN_SURPLUS), beyond + SHOWN_SURPLUS);
    report(problems, row, '', shown.join(delimiter), BEYOND);
  }
  return cells.slice(0, Math.min(header.length, MAX_COLUMNS)).map((cell, at) => {
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

/** Returns the first row that has text. */
function headerOf(text: string, delimiter: string): string[] {
  let header: string[] = [];
  Papa.parse<string[]>(text.slice(0, HEADER_CHARACTERS), {
    delimiter,
    newline: '\n',
    step({ data: cells }, parser) {
      if (!hasText(cells)) return;
      header = cells;
      parser.abort();
    },
  });
  return header;
}

/** Returns whether the header has the columns that identify the sheet. */
function hasColumns(header: readonly string[], columns: readonly (readonly string[])[]): boolean {
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
  header.slice(0, MAX_COLUMNS).forEach((column, index) => {
    if (!row[column]) row[column] = cells[index] ?? '';
  });
  return row;
}
