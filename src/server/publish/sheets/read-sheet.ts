import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_LISTED_PROBLEMS, type SheetProblem } from '../../../model/desk/sheet-report';
import { cellsReader, FIRST_DATA_ROW, type Problem, textIn } from '../../../model/lists/row';
import { adviceOn } from '../../../model/sheets/advice';
import type { AnySheetKind, SheetContext, SheetKind, SheetName } from '../../../model/sheets/sheet-kind';
import { SHEET_KINDS, type SheetItems } from '../../../model/sheets/sheet-kinds';
import { oneLine } from '../../../model/text/clean-text';
import { excerpt } from '../../../model/text/excerpt';
import { SheetFault } from '../../sources/sheet-fault';
import type { ContentReport } from '../../sources/sheet-reader';
import { decodeLines, decodeText } from '../../storage/files/decode-text';
import type { SheetText } from '../messages';
import { checkRows } from './check-rows';
import { type KnownPictures, missingPictures, usedPictures, withPictureTexts } from './own-pictures';
import { parseCsv } from './parse-csv';

/** Settings that a sheet's items depend on. */
export interface ReadOptions extends SheetContext {
  maxRows: number;
  /** The folder of the site's files. Default: pictures are not checked. */
  web?: string;
  /** The uploaded pictures. Default: they are not known, and not checked. */
  pictures?: KnownPictures | null;
  /** The public site URL, without a trailing slash. Default: only addresses without an origin are the site's own. */
  siteUrl?: string;
}

/** Maximum length of a row's title in a report. */
const MAX_TITLE_CHARACTERS = 60;

/**
 * Reads a sheet's CSV. Problems are in row order.
 * @throws {SheetFault} if it can't be used.
 */
export function readSheet<Name extends SheetName>(name: Name, content: SheetText, options: ReadOptions) {
  const kind: SheetKind<SheetItems[Name]> = SHEET_KINDS[name];
  const { text, foreignLines } = decodeLines(content.bytes);
  const readCells = cellsReader(kind.columns);
  const contentOf = (row: object) => readCells(row).content;
  const parsed = parseCsv(text, identifyingNames(kind), options.maxRows, { contentOf, foreignLines });
  const { pictures, siteUrl = '' } = options;
  const used = usedPictures(kind, parsed.rows);
  const rows = pictures ? withPictureTexts(kind, parsed.rows, pictures) : parsed.rows;
  const { items, problems: inCells } = kind.normalise(rows, options);
  const found: (Problem & Partial<Pick<SheetProblem, 'instead'>>)[] = [
    ...content.problems,
    ...parsed.problems,
    ...inCells,
    ...checkRows(kind, parsed.rows, (path) => !options.web || existsSync(join(options.web, path))),
    ...(pictures ? missingPictures(used, pictures, siteUrl) : []),
  ];
  const problems = found.sort((a, b) => a.row - b.row);
  return { kind, rows: parsed.rows, items, problems, used };
}

/** Returns the names of the columns that identify a kind of sheet: one of each list must be present. */
function identifyingNames({ identifiedBy, columns }: AnySheetKind): string[][] {
  return identifiedBy.map((names) => names.flatMap((name) => [name, ...(columns[name] ?? [])]));
}

/**
 * Reports on a sheet's content, for its editor.
 * @param maxProblems maximum number of problems in the list.
 * @throws {SheetFault} if it can't be used.
 */
export function reportOn(
  name: SheetName,
  content: SheetText,
  options: ReadOptions,
  maxProblems = MAX_LISTED_PROBLEMS,
): ContentReport {
  return reportWithItems(name, content, options, maxProblems).report;
}

/** Reports on a sheet's content, and returns its items. @throws {SheetFault} if it can't be used. */
export function reportWithItems<Name extends SheetName>(
  name: Name,
  content: SheetText,
  options: ReadOptions,
  maxProblems = MAX_LISTED_PROBLEMS,
): { report: ContentReport; items: readonly SheetItems[Name][] } {
  if (!decodeText(content.bytes).trim()) throw new SheetFault('empty', 'is empty');
  const { kind, rows, items, problems } = readSheet(name, content, options);
  const [[titleColumn = ''] = []] = kind.identifiedBy;
  const titleOf = (row: number) => {
    const title = textIn(rows[row - FIRST_DATA_ROW], titleColumn, ...(kind.columns[titleColumn] ?? []));
    return excerpt(oneLine(title), MAX_TITLE_CHARACTERS).text;
  };
  const listed = problems.slice(0, maxProblems).map((found) => {
    const { row, column, value, reason, instead = adviceOn(kind, found) } = found;
    return { row, title: titleOf(row), column, value, reason, instead };
  });
  return { items, report: { items: items.length, problems: listed, problemCount: problems.length } };
}
