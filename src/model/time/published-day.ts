import { type DateOrder, type Day, isDay, localDay, parseSheetDay } from './day';

const SLASHES = /^[\d/]+$/;
const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads the day in a `publishedAt`: dd/MM/yyyy, or an ISO date with or without a time; null for anything else. A time
 * with a zone becomes the local day: a spreadsheet at +05:30 writes the 4th of March as `2026-03-03T18:30:00.000Z`.
 * @param order the order that the whole column has.
 */
export function publishedDay(text: string, order: DateOrder = 'day-first'): Day | null {
  const trimmed = text.trim();
  const [, day, zone] = ISO_MOMENT.exec(trimmed) ?? [];
  if (!day) return SLASHES.test(trimmed) ? parseSheetDay(trimmed, order) : null;
  if (!isDay(day)) return null; // Date would read 31 February as the 3rd of March
  if (!zone) return day;
  const moment = new Date(trimmed.replace(' ', 'T'));
  return Number.isNaN(moment.getTime()) ? null : localDay(moment);
}
