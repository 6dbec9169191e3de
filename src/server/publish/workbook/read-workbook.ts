import type { Cell, CellValue, Sheet } from 'hucre';
import Papa from 'papaparse';
import type { SheetProblem } from '../../../model/desk/sheet-report';
import { SheetFault } from '../../sources/sheet-fault';
import { unpackedSize } from './archive-size';
import { workbookCellText } from './cell-text';
import { swappedDates } from './swapped-dates';

/** A tab of a workbook as CSV, and the problems that CSV can't express. */
export interface Tab {
  name: string;
  /** Editors hide tabs that should not be shown, such as drafts and last year's. */
  isHidden: boolean;
  bytes: Uint8Array<ArrayBuffer>;
  problems: Omit<SheetProblem, 'title'>[];
}

/** Maximum size of a workbook's parts together. Ten times as much as 20,000 rows of every sheet need. */
const MAX_UNPACKED_BYTES = 200_000_000;

/** Maximum number of rows that are read from a tab. A tab may have a million formatted rows without content. */
const MAX_ROWS = 100_000;

/** The container of .xls files, and of .xlsx files with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * Reads the tabs of an Excel workbook.
 * @throws {SheetFault} if it is something else, or can't be read.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Tab[]> {
  if (beginsWith(bytes, COMPOUND)) {
    if (isEncrypted(bytes)) throw passwordProtected();
    throw new SheetFault('old-excel', 'is in an old Excel format (.xls)');
  }
  const names = new TextDecoder('latin1').decode(bytes);
  if (names.startsWith('application/vnd.oasis.opendocument', 38))
    throw new SheetFault('open-document', 'is an OpenDocument spreadsheet (.ods)');
  const size = unpackedSize(bytes);
  if (size === null) throw new SheetFault('incomplete', 'is an incomplete Excel file');
  if (size > MAX_UNPACKED_BYTES) {
    const megabytes = MAX_UNPACKED_BYTES / 1_000_000;
    throw new SheetFault('too-large-unpacked', `is larger than ${megabytes} MB when unpacked`);
  }
  if (names.includes('xl/vbaProject.bin')) throw new SheetFault('macros', 'is a workbook with macros (.xlsm)');
  if (!names.includes('xl/workbook'))
    throw new SheetFault('not-a-workbook', 'is a ZIP archive, but not an Excel workbook');
  const { EncryptedFileError, readXlsx } = await import('hucre'); // only workbooks need it
  try {
    const { sheets, dateSystem = '1900' } = await readXlsx(bytes, { readStyles: true, maxRows: MAX_ROWS });
    return sheets.map((sheet) => tabOf(sheet, dateSystem));
  } catch (error) {
    if (error instanceof EncryptedFileError) throw passwordProtected();
    const reason = (error as Error).message;
    throw new SheetFault('damaged', `could not be read as an Excel workbook, and may be damaged (${reason})`);
  }
}

const passwordProtected = () => new SheetFault('protected', 'is protected with a password');

/** The name of the stream that has an encrypted workbook, in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  );
}

function tabOf(sheet: Sheet, dateSystem: '1900' | '1904'): Tab {
  const rows = sheet.rows.map((row, at) => textsOf(row, at, sheet.cells, dateSystem));
  fillMerged(rows, sheet);
  const problems = [...hiddenRows(rows, sheet), ...pictures(sheet), ...swappedDates(sheet)];
  // Without a row of its own, a blank row would be left out, and the numbers of later rows would be wrong.
  const text = Papa.unparse(
    rows.map((row) => (row.length === 0 ? [''] : row)),
    { newline: '\n' },
  );
  return {
    name: sheet.name,
    isHidden: Boolean(sheet.hidden || sheet.veryHidden),
    bytes: new TextEncoder().encode(`${text}\n`),
    problems,
  };
}

function textsOf(
  row: readonly CellValue[],
  at: number,
  cells: ReadonlyMap<string, Cell> | undefined,
  dateSystem: '1900' | '1904',
): string[] {
  return row.map((value, column) => workbookCellText(value, cells?.get(`${at},${column}`), dateSystem));
}

/** Copies the value of cells that are merged downwards into every row, so that each row has it, as a reader expects. */
function fillMerged(rows: string[][], { merges = [] }: Sheet): void {
  for (const { startRow, endRow, startCol } of merges) {
    const value = rows[startRow]?.[startCol] ?? '';
    if (!value) continue;
    for (const row of rows.slice(startRow + 1, endRow + 1)) {
      while (row.length <= startCol) row.push('');
      row[startCol] = value;
    }
  }
}

/** Reports rows that are hidden, for example by a filter: they are read like the others. */
function hiddenRows(rows: readonly string[][], { rowDefs = new Map() }: Sheet): Tab['problems'] {
  const hidden = [...rowDefs].flatMap(([at, { hidden }]) => (hidden && rows[at]?.some(Boolean) ? at + 1 : []));
  const [first] = hidden;
  if (first === undefined) return [];
  const others = hidden.length === 1 ? '' : `, as are ${hidden.length - 1} more`;
  return [
    {
      row: first,
      column: '',
      value: '',
      reason: `is hidden in the spreadsheet${others}; visitors see it all the same`,
      instead: 'show the hidden rows (a filter may hide them), and delete those that visitors should not see',
    },
  ];
}

/** Reports pictures that were inserted into the sheet, which have no address. */
function pictures({ images = [] }: Sheet): Tab['problems'] {
  return images.map(({ anchor }) => ({
    row: anchor.from.row + 1,
    column: '',
    value: '',
    reason: 'has a picture in the sheet itself, which is not shown',
    instead: 'put the picture online, and write its address into the cell',
  }));
}
