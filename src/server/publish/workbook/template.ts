import type { Cell, WriteSheet } from 'hucre/xlsx';
import Papa from 'papaparse';
import { columnKey } from '../../../model/lists/row';
import { type AnySheetKind, SHEET_NAMES, type SheetName } from '../../../model/sheets/sheet-kind';
import { ALL_KINDS, SHEET_KINDS } from '../../../model/sheets/sheet-kinds';
import { SITE_GUIDE } from '../../../model/sheets/site';
import { SITE_CHOICES, siteKeyOf } from '../../../model/society/site-sheet';
import { sheetDay } from '../../../model/time/day';

/** Number of rows that are prepared for entries: formatted as dates, with lists of choices. */
const PREPARED_ROWS = 500;

const DATE_FORMAT = 'dd/mm/yyyy';
const WIDTH = { short: 16, long: 48 };
/** Columns with long text. */
const LONG = new Set(['description', 'content', 'text', 'value', 'otherImages', 'imageUrl', 'image', 'images', 'src']);

const HEADER_STYLE = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EEF2' } },
} as const;

/** Keeps what is typed as it is: spreadsheets would drop the plus of a phone number, and might turn a date around. */
const TEXT_STYLE = { numFmt: '@' } as const;

/** Returns a workbook with a tab for each sheet: headers with notes, and samples to replace. */
export async function templateWorkbook(): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx'); // only templates need it
  return writeXlsx({ sheets: ALL_KINDS.map((kind) => tabOf(kind, tableOf(kind))) });
}

/**
 * Returns a workbook with what the sheets have now, to edit and to publish again.
 * @param cells each sheet's rows, beginning with the header; without any, the tab has only the header.
 * @param names the sheets that the workbook has.
 */
export async function filledWorkbook(
  cells: Partial<Record<SheetName, readonly string[][]>>,
  names: readonly SheetName[] = SHEET_NAMES,
): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const kinds = names.map((name): AnySheetKind => SHEET_KINDS[name]);
  return writeXlsx({ sheets: kinds.map((kind) => tabOf(kind, filledTable(kind, cells[kind.name] ?? []))) });
}

/** Returns the header and the samples of a sheet as CSV, which spreadsheet programs open. */
export function templateCsv(name: SheetName): string {
  const { columns, rows } = tableOf(SHEET_KINDS[name]);
  const days = rows.map((row) => row.map((text, at) => (columns[at]?.isDate && text ? sheetDay(text) : text)));
  return `\ufeff${Papa.unparse([columns.map(({ name }) => name), ...days], { newline: '\r\n' })}\r\n`;
}

interface TemplateColumn {
  name: string;
  note: string;
  isDate: boolean;
  /** Whether its cells are text, whatever they look like. */
  isText?: boolean;
  choices: readonly string[];
}

interface Table {
  columns: TemplateColumn[];
  rows: string[][];
}

/** Returns the columns of a kind of sheet, and its samples. */
function tableOf(kind: AnySheetKind): Table {
  const columns = Object.entries(kind.guide).flatMap(([name, guide]) =>
    guide ? { name, note: guide.note, isDate: guide.isDate ?? false, choices: guide.choices ?? [] } : [],
  );
  return { columns, rows: kind.samples.map((sample) => columns.map(({ name }) => sample[name] ?? '')) };
}

/** Returns the columns and rows of a sheet. Its dates stay as they are written, so that they are read as before. */
function filledTable(kind: AnySheetKind, [header, ...rows]: readonly string[][]): Table {
  const { columns } = tableOf(kind);
  if (!header) return { columns, rows: [] };
  const known = (written: string) =>
    columns.find(({ name }) =>
      [name, ...(kind.columns[name] ?? [])].some((each) => columnKey(each) === columnKey(written)),
    );
  return {
    columns: header.map((name) => {
      const column = known(name);
      return { note: '', choices: [], ...column, name, isDate: false, isText: column?.isDate ?? false };
    }),
    rows,
  };
}

function tabOf(kind: AnySheetKind, { columns, rows }: Table): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  columns.forEach(({ name, note }, at) => {
    const comment = note && { comment: { text: note } };
    cells.set(`0,${at}`, { value: name, type: 'string', style: HEADER_STYLE, ...comment });
  });
  rows.forEach((row, at) => {
    for (const [column, text] of row.entries())
      if (columns[column]?.isText && text)
        cells.set(`${at + 1},${column}`, { value: text, type: 'string', style: TEXT_STYLE });
  });
  const values = rows.map((row) =>
    row.map((text, at) => (columns[at]?.isDate && text ? new Date(text) : text || null)),
  );
  return {
    name: kind.name,
    rows: [columns.map(({ name }) => name), ...values],
    cells,
    columns: columns.map(({ name, isDate }) => ({
      width: LONG.has(name) ? WIDTH.long : WIDTH.short,
      ...(isDate && { numFmt: DATE_FORMAT }),
    })),
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap(({ choices }, at) => choicesIn(at, choices, 2, PREPARED_ROWS)),
    ...(kind.name === 'site' && siteTab(rows, cells)),
  };
}

/** In the `site` tab, each row has a note and choices of its own. */
function siteTab(rows: readonly string[][], cells: Map<string, Partial<Cell>>): Partial<WriteSheet> {
  rows.forEach(([key = '', value], at) => {
    const known = siteKeyOf(key);
    const comment = known && { comment: { text: SITE_GUIDE[known].note } };
    cells.set(`${at + 1},0`, { value: key, type: 'string', ...comment });
    cells.set(`${at + 1},1`, { value: value || null, type: value ? 'string' : 'empty', style: TEXT_STYLE });
  });
  const dataValidations = rows.flatMap(([key = ''], at) => {
    const known = siteKeyOf(key);
    return choicesIn(1, (known && SITE_CHOICES[known]) ?? [], at + 2, at + 2);
  });
  return { dataValidations };
}

/** Returns a list of choices for a column's rows, numbered from 1; none if there are no choices. */
function choicesIn(column: number, values: readonly string[], first: number, last: number) {
  if (values.length === 0) return [];
  const letter = String.fromCharCode('A'.charCodeAt(0) + column);
  return [
    {
      type: 'list' as const,
      values: [...values],
      range: `${letter}${first}:${letter}${last}`,
      allowBlank: true,
      showErrorMessage: false,
    },
  ];
}
