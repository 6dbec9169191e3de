import { insteadOf } from '../../model/desk/instead';
import { MAX_LISTED_PROBLEMS, type SheetCard, type SheetProblem } from '../../model/desk/sheet-report';
import { FIRST_DATA_ROW, type Problem } from '../../model/lists/row';
import { excerpt } from '../../model/text/text';
import type { SheetName } from '../settings/settings';
import type { ContentReport } from '../sources/sheet';
import { SheetFault } from '../sources/sheet-fault';
import { decodeText } from '../storage/files/decode-text';
import { parseCsv } from './parse-csv';
import { SHEET_KINDS, type SheetItems, type SheetKind } from './sheet-kinds';

/** Settings that the items of a sheet depend on. */
export interface ReadOptions {
  timeZone: string;
  maxRows: number;
}

/** Characters of each text of a card that are kept; cards show less. */
const MAX_CARD_CHARACTERS = 500;

/**
 * Reads the CSV of a sheet. Problems are in the order of their rows.
 * @throws {SheetFault} if it can't be used.
 */
export function readSheet<Name extends SheetName>(name: Name, bytes: Uint8Array, { timeZone, maxRows }: ReadOptions) {
  const kind: SheetKind<SheetItems[Name]> = SHEET_KINDS[name];
  const { rows, problems: inText } = parseCsv(decodeText(bytes), kind.columns, maxRows);
  const { items, problems: inCells } = kind.normalise(rows, timeZone);
  const problems: (Problem & Partial<SheetProblem>)[] = [...inText, ...inCells].sort((a, b) => a.row - b.row);
  return { kind, rows, items, problems };
}

/**
 * Reads a sheet for its editor.
 * @param maxProblems most problems that are listed.
 * @throws {SheetFault} if it can't be used.
 */
export function reportOn(
  name: SheetName,
  bytes: Uint8Array,
  options: ReadOptions,
  maxProblems = MAX_LISTED_PROBLEMS,
): ContentReport {
  if (!decodeText(bytes).trim()) throw new SheetFault('is empty');
  const { kind, rows, items, problems } = readSheet(name, bytes, options);
  const listed = problems
    .slice(0, maxProblems)
    .map(({ instead, ...found }) => ({ ...found, instead: instead ?? insteadOf(found) }));
  const numbers = [...new Set(listed.map(({ row }) => row))].slice(0, MAX_LISTED_PROBLEMS);
  /** The item that a row makes alone; none for the header, or a row without an item. */
  const cardOf = (row: number): SheetCard[] => {
    const cells = rows[row - FIRST_DATA_ROW];
    const [item] = cells ? kind.normalise([cells], options.timeZone).items : [];
    if (!item) return [];
    const texts = Object.entries(kind.toRow(item)).map(([column, text]) => [
      column,
      excerpt(String(text), MAX_CARD_CHARACTERS).text,
    ]);
    return [{ row, item: Object.fromEntries(texts) }];
  };
  return { items: items.length, problems: listed, problemCount: problems.length, cards: numbers.flatMap(cardOf) };
}
