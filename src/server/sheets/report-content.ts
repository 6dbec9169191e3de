import { insteadOf } from '../../model/desk/instead';
import { MAX_LISTED_PROBLEMS, type SheetCard, type SheetReport } from '../../model/desk/sheet-report';
import { FIRST_DATA_ROW } from '../../model/row';
import { excerpt } from '../../model/text';
import { findSheet } from './catalogue';
import { decodeText } from './decode-text';
import type { SheetEntity } from './entity';
import { SheetFault } from './fault';
import { readSheetText, type SheetBytes } from './read-content';

/** Bytes of a sheet to report on. */
export interface ReportRequest extends SheetBytes {
  kind: 'report';
  /** Most problems that are listed. */
  maxProblems: number;
}

/** What a report says of a sheet that can be used. It is made in one thread and moved to another: plain data only. */
export type ContentReport = Pick<SheetReport, 'items' | 'problems' | 'problemCount' | 'cards'>;

/** Of each text of a card; cards show less, and addresses are shorter. */
const MAX_CARD_CHARACTERS = 500;

/** Reads a sheet for its editor. Takes the bytes of the request away. @throws {SheetFault} if the sheet cannot be used. */
export function reportContent(request: ReportRequest): ContentReport {
  const entity = findSheet(request.name, request.timeZone);
  const text = decodeText(request.bytes);
  request.bytes = new Uint8Array(); // the memory is needed for what follows
  if (!text.trim()) throw new SheetFault('is empty');
  const { items, problems, rows } = readSheetText(text, entity, request.maxRows);
  const listed = problems
    .slice(0, request.maxProblems)
    .map(({ instead, ...found }) => ({ ...found, instead: instead ?? insteadOf(found) }));
  const numbers = [...new Set(listed.map(({ row }) => row))].slice(0, MAX_LISTED_PROBLEMS);
  const cards = numbers.flatMap((row) => cardOf(row, rows[row - FIRST_DATA_ROW], entity));
  return { items: items.length, problems: listed, problemCount: problems.length, cards };
}

/** The item that a row makes by itself; none for the header, or a row without an item. */
function cardOf(row: number, cells: unknown, entity: SheetEntity): SheetCard[] {
  const [item] = cells ? entity.normalise([cells]).items : [];
  if (!item) return [];
  const texts = Object.entries(entity.toRow(item)).map(([name, text]) => [name, cut(String(text))]);
  return [{ row, item: Object.fromEntries(texts) }];
}

function cut(text: string): string {
  return excerpt(text, MAX_CARD_CHARACTERS).text;
}
