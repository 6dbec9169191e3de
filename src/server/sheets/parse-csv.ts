import Papa from 'papaparse';
import { columnKey, FIRST_DATA_ROW, type Problem, problem } from '../../model/row';
import { SheetFault } from './fault';
import { WEB_PAGE } from './read-source';

/** The rows of a sheet, with blank ones, so that positions are those that editors see. */
export interface ParsedSheet {
  rows: Record<string, string>[];
  /** Problems of the CSV; the normaliser reports those of cells. */
  problems: Problem[];
}

const UNREADABLE = 'has a character that cannot be read; save the sheet as UTF-8';

const DELIMITERS = [',', ';', '\t'];

/**
 * Reads CSV text whose first row names the columns.
 * @param columns those that identify the sheet; of each list one name must be present.
 * @throws {SheetFault} if the text is a web page, was cut, has other columns, or more than `maxRows` rows.
 */
export function parseCsv(text: string, columns: readonly (readonly string[])[], maxRows: number): ParsedSheet {
  if (/^\s*<(?:!doctype|html|head|body)\b/i.test(text)) throw new SheetFault(WEB_PAGE);
  const delimiter = DELIMITERS.find((candidate) => hasColumns(headerOf(text, candidate), columns));
  if (!delimiter) {
    const missing = missingColumns(headerOf(text, ','), columns).join(', ');
    throw new SheetFault(`has other columns; missing: ${missing}`);
  }
  const { data, errors, meta } = Papa.parse<string[]>(text, { delimiter, preview: maxRows + 2 });
  // An unclosed quote swallows the rest of the sheet: the text was cut, or an editor slipped.
  const cut = errors.find(({ code }) => code === 'MissingQuotes');
  if (cut) throw new SheetFault(`is cut, or a quote is not closed (from row ${(cut.row ?? 0) + 1})`);
  const [header = [], ...lines] = data;
  const reasonCut = meta.truncated ? '' : cutInLastRow(text, header, lines);
  while (lines.length > 0 && lines.at(-1)?.every((cell) => !cell.trim())) lines.pop();
  if (lines.length > maxRows) throw new SheetFault(`has more than ${maxRows} rows`);
  if (reasonCut) throw new SheetFault(reasonCut);

  const problems = errors
    .filter(({ code }) => code === 'InvalidQuotes')
    .map(({ row }) => problem((row ?? 0) + 1, '', '', 'has a quote inside a quoted cell'));
  lines.forEach((line, index) => {
    const surplus = line.slice(header.length).join(delimiter);
    if (surplus.trim()) problems.push(problem(index + FIRST_DATA_ROW, '', surplus, 'stands beyond the last column'));
    line.forEach((cell, at) => {
      if (cell.includes('\ufffd')) problems.push(problem(index + FIRST_DATA_ROW, header[at] ?? '', cell, UNREADABLE));
    });
  });
  return { rows: lines.map((line) => rowOf(header, line)), problems };
}

/**
 * Why the text seems to be cut in its last row, or ''. Programs end a row with its last cell or a line end; a text that
 * was cut has neither.
 */
export function cutInLastRow(text: string, header: readonly string[], lines: readonly (readonly string[])[]): string {
  const last = lines.at(-1) ?? [];
  if (/[\r\n]$/.test(text) || last.join('').trim() === '') return '';
  const row = lines.length - 1 + FIRST_DATA_ROW;
  const columns = header.findLastIndex((name) => name.trim()) + 1;
  if (last.length < columns) return `is cut, or row ${row} is not finished: it lacks columns, and a line end after it`;
  return text.endsWith('\ufffd') ? `is cut in the middle of a character (row ${row})` : '';
}

function headerOf(text: string, delimiter: string): string[] {
  return Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? [];
}

/** True if the header has the columns that identify the sheet. */
export function hasColumns(header: readonly string[], columns: readonly (readonly string[])[]): boolean {
  return missingColumns(header, columns).length === 0;
}

function missingColumns(header: readonly string[], columns: readonly (readonly string[])[]): string[] {
  const present = new Set(header.map(columnKey));
  return columns
    .filter((names) => !names.some((name) => present.has(columnKey(name))))
    .map((names) => names.join(' or '));
}

/** Of columns with the same name, the first with text counts. */
function rowOf(header: readonly string[], cells: readonly string[]): Record<string, string> {
  const row: Record<string, string> = Object.create(null); // a column may be called __proto__
  header.forEach((column, index) => {
    if (!row[column]) row[column] = cells[index] ?? '';
  });
  return row;
}
