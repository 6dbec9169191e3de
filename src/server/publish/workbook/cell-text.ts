import type { Cell, CellValue } from 'hucre/xlsx';

/** A day before this one is a time alone: spreadsheets count times from the last days of 1899. */
const FIRST_DAY = Date.UTC(1900, 0, 3);
/** In the 1904 date system, a time alone is on the first of January 1904. */
const FIRST_DAY_1904 = Date.UTC(1904, 0, 2);

/**
 * Returns a cell's text as a person would type it: dates as `2026-12-06`, times as `18:30`, ticked boxes as `TRUE`,
 * errors as `#REF!`.
 */
export function workbookCellText(value: CellValue, cell: Cell | undefined, dateSystem: '1900' | '1904'): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value, dateSystem, cell?.style?.numFmt);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return numberText(value, cell?.style?.numFmt);
  return value;
}

/** Matches the number formats in which a cell shows a day, and those in which it shows a time. */
const DAY_FORMAT = /[dy]/i;
const TIME_FORMAT = /[hs]/i;

function dateText(date: Date, dateSystem: '1900' | '1904', format = ''): string {
  // Spreadsheets store a fraction of a day, so a time may be some milliseconds off.
  const rounded = new Date(Math.round(date.getTime() / 60_000) * 60_000);
  if (Number.isNaN(rounded.getTime())) return '';
  const [day = '', time = ''] = rounded.toISOString().slice(0, 16).split('T');
  const isBeforeDays = rounded.getTime() < (dateSystem === '1904' ? FIRST_DAY_1904 : FIRST_DAY);
  const isTimeFormat = TIME_FORMAT.test(format);
  if (isBeforeDays || (isTimeFormat && !DAY_FORMAT.test(format))) return time;
  const hasTime = time !== '00:00' && (isTimeFormat || !DAY_FORMAT.test(format));
  return hasTime ? `${day} ${time}` : day;
}

/** Matches the number formats in which a cell shows per cent. */
const PERCENT = /%/;

function numberText(value: number, format = ''): string {
  if (PERCENT.test(format)) return `${plainNumber(value * 100)}%`;
  return plainNumber(value);
}

/** Writes a number without an exponent and without the digits that are only rounding errors. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  return Number.isInteger(rounded) ? rounded.toLocaleString('en', { useGrouping: false }) : String(rounded);
}
