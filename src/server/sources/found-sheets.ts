import { parse as parsePath } from 'node:path';
import Papa from 'papaparse';
import { columnKey } from '../../model/lists/row';
import type { AnySheetKind, SheetName } from '../../model/sheets/sheet-kind';
import { SHEET_NAMES } from '../../model/sheets/sheet-kind';
import { ALL_KINDS } from '../../model/sheets/sheet-kinds';
import { decodeText } from '../storage/files/decode-text';
import { digestOf, isWorkbook, type SheetContent, type SplitWorkbook, tabNamed, tabsIn } from './document';

/** A sheet that was found in a file. */
export interface FoundSheet {
  sheet: SheetName;
  content: SheetContent;
}

/** The sheets found in a file. */
export interface FoundSheets {
  sheets: FoundSheet[];
  /** The names of visible tabs that are no sheet's; the file's name for CSV that isn't recognised. */
  unknown: string[];
}

/** Number of characters to search for the header. */
const HEADER_CHARACTERS = 20_000;

/**
 * Finds the sheets in a file: the tabs of a workbook, or one sheet for CSV or a workbook with one tab.
 * @param name the file's name, by which a single sheet is recognised.
 * @param chosen the sheet that the editor says a single sheet is; null to recognise it.
 * @throws {SheetFault} if a workbook can't be used.
 */
export async function sheetsIn(
  bytes: Uint8Array,
  { name, chosen, splitWorkbook }: { name: string; chosen: SheetName | null; splitWorkbook: SplitWorkbook },
): Promise<FoundSheets> {
  if (!isWorkbook(bytes)) return oneSheet({ bytes, digest: digestOf(bytes), problems: [] }, name, chosen);
  const tabs = (await tabsIn(bytes, splitWorkbook)).filter(({ isHidden }) => !isHidden);
  const names = chosen ? [chosen] : SHEET_NAMES;
  const sheets = names.flatMap((sheet) => {
    const content = tabNamed(tabs, sheet);
    return content ? { sheet, content } : [];
  });
  const [only] = tabs;
  if (sheets.length === 0 && only && tabs.length === 1) return oneSheet(only, name, chosen);
  const used = new Set(sheets.map(({ content }) => content));
  return {
    sheets,
    unknown: chosen && sheets.length > 0 ? [] : tabs.filter((tab) => !used.has(tab)).map((tab) => tab.name),
  };
}

function oneSheet(content: SheetContent, name: string, chosen: SheetName | null): FoundSheets {
  const sheet = chosen ?? sheetNamed(name) ?? sheetWithColumns(content.bytes);
  return sheet ? { sheets: [{ sheet, content }], unknown: [] } : { sheets: [], unknown: [name] };
}

/**
 * Finds the sheet whose name is in a file's name: at its end, as in `UMMES 2026 - events.csv`, which is Google's pattern,
 * or at its start, as in `events 2026.csv`.
 */
function sheetNamed(file: string): SheetName | undefined {
  const stem = columnKey(parsePath(file).name.replace(/\s*\(\d+\)$/, ''));
  return (
    SHEET_NAMES.find((name) => stem.endsWith(columnKey(name))) ??
    SHEET_NAMES.find((name) => stem.startsWith(columnKey(name)))
  );
}

/** Finds the sheet that has the most of the columns in the header; undefined if several have as many. */
function sheetWithColumns(bytes: Uint8Array): SheetName | undefined {
  const text = decodeText(bytes).slice(0, HEADER_CHARACTERS).trimStart();
  const [header = []] = Papa.parse<string[]>(text, { preview: 1 }).data;
  const keys = new Set(header.map(columnKey));
  const counts = ALL_KINDS.map((kind) => ({ name: kind.name, count: recognised(kind, keys) }));
  const most = Math.max(...counts.map(({ count }) => count));
  const [best, another] = counts.filter(({ count }) => count === most);
  return most > 0 && !another ? best?.name : undefined;
}

/** Counts the columns of a kind that a header has; 0 if those that identify it are missing. */
function recognised({ columns, identifiedBy }: AnySheetKind, keys: ReadonlySet<string>): number {
  const has = (column: string) => [column, ...(columns[column] ?? [])].some((name) => keys.has(columnKey(name)));
  return identifiedBy.every((names) => names.some(has)) ? Object.keys(columns).filter(has).length : 0;
}
