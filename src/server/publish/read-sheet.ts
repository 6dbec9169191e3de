import { MAX_LISTED_PROBLEMS, type SheetProblem } from '../../model/desk/sheet-report';
import { cellsReader, FIRST_DATA_ROW, type Problem } from '../../model/lists/row';
import { excerpt, oneLine } from '../../model/text/text';
import type { SheetName } from '../settings/settings';
import type { ContentReport } from '../sources/sheet';
import { SheetFault } from '../sources/sheet-fault';
import { decodeLines, decodeText } from '../storage/files/decode-text';
import { parseCsv } from './parse-csv';
import { SHEET_KINDS, type SheetItems, type SheetKind } from './sheet-kinds';
import { suggestFix } from './suggest-fix';

/** Settings that a sheet's items depend on. */
export interface ReadOptions {
  timeZone: string;
  maxRows: number;
}

/** Maximum length of a row's title in a report. */
const MAX_TITLE_CHARACTERS = 60;

/**
 * Reads a sheet's CSV. Problems are in row order.
 * @throws {SheetFault} if it can't be used.
 */
export function readSheet<Name extends SheetName>(name: Name, bytes: Uint8Array, { timeZone, maxRows }: ReadOptions) {
  const kind: SheetKind<SheetItems[Name]> = SHEET_KINDS[name];
  const { text, foreignLines } = decodeLines(bytes);
  const readCells = cellsReader(kind.columns);
  const contentOf = (row: object) => readCells(row).content;
  const { rows, problems: inText } = parseCsv(text, kind.identifiedBy, maxRows, { contentOf, foreignLines });
  const { items, problems: inCells } = kind.normalise(rows, timeZone);
  const problems: (Problem & Partial<Pick<SheetProblem, 'instead'>>)[] = [...inText, ...inCells].sort(
    (a, b) => a.row - b.row,
  );
  return { kind, rows, items, problems };
}

/**
 * Reports on a sheet's content, for its editor.
 * @param maxProblems maximum number of problems in the list.
 * @throws {SheetFault} if it can't be used.
 */
export function reportOn(
  name: SheetName,
  bytes: Uint8Array,
  options: ReadOptions,
  maxProblems = MAX_LISTED_PROBLEMS,
): ContentReport {
  if (!decodeText(bytes).trim()) throw new SheetFault('is empty');
  const { rows, items, problems } = readSheet(name, bytes, options);
  const titleOf = (row: number) =>
    excerpt(oneLine(String(rows[row - FIRST_DATA_ROW]?.title ?? '')), MAX_TITLE_CHARACTERS);
  const listed = problems.slice(0, maxProblems).map((found) => {
    const { row, column, value, reason, instead = suggestFix(found) } = found;
    return { row, title: titleOf(row).text, column, value, reason, instead };
  });
  return { items: items.length, problems: listed, problemCount: problems.length };
}
