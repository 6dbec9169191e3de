import type { CellValue, Sheet } from 'hucre';
import type { SheetProblem } from '../../../model/desk/sheet-report';

/** Matches a typed date that can only be day first, so that a spreadsheet which expects the month first kept it as text. */
const DAY_FIRST = /^(?:1[3-9]|2\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-]\d{4}$/;

const REASON =
  'may have day and month swapped: the spreadsheet expects the month first, as another date in this column shows';

/** The number format of cells that keep what is typed as text, such as the dates in a workbook from the desk. */
const TEXT_FORMAT = '@';

/** Matches number formats such as `yyyy-mm-dd`, which programs give to dates typed like that. */
const YEAR_FIRST = /^(?:\[[^\]]*\])*y/i;

/**
 * Reports dates that a spreadsheet has probably read month first: a column has typed dates that are all before the 13th,
 * and text that is a date only with the day first. Nobody sees the difference in the spreadsheet.
 */
export function swappedDates({ rows, cells: details }: Sheet): Omit<SheetProblem, 'title'>[] {
  const headerAt = rows.findIndex((row) => row.some(hasText));
  const header = rows[headerAt] ?? [];
  const content = rows.slice(headerAt + 1);
  return header.flatMap((name, column) => {
    const cells = content.map((row) => row[column] ?? null);
    const formatAt = (at: number) => details?.get(`${headerAt + at + 1},${column}`)?.style?.numFmt ?? '';
    const isSwapped =
      cells.some((cell, at) => isDayFirst(cell) && formatAt(at) !== TEXT_FORMAT) &&
      cells.every((cell) => !(cell instanceof Date) || cell.getUTCDate() <= 12);
    if (!isSwapped) return [];
    return cells.flatMap((cell, at) => {
      if (!(cell instanceof Date) || cell.getUTCDate() === cell.getUTCMonth() + 1) return [];
      if (YEAR_FIRST.test(formatAt(at))) return [];
      const [year = '', month = '', day = ''] = cell.toISOString().slice(0, 10).split('-');
      const instead = `${year}-${day}-${month}, if that is what you mean; dates in this form are never swapped`;
      return [
        {
          row: headerAt + at + 2,
          column: String(name ?? ''),
          value: `${day}/${month}/${year}`,
          reason: REASON,
          instead,
        },
      ];
    });
  });
}

function hasText(cell: CellValue): boolean {
  return cell !== null && String(cell).trim() !== '';
}

function isDayFirst(cell: CellValue): boolean {
  return typeof cell === 'string' && DAY_FIRST.test(cell.trim());
}
