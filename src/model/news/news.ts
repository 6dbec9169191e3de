import type { Normalised } from '../lists/row';
import { normaliseTitledRows } from '../lists/titled-row';
import { type Day, isDay, localDay, parseSheetDay } from '../time/day';

/** A news item. A text is '' when there is none. */
export interface NewsItem {
  /** The sheet's id, else made of the title; names the item in addresses. */
  id: string;
  title: string;
  /** Plain text; line breaks are kept. */
  description: string;
  /** The full article. */
  content: string;
  imageUrl: string;
  /** As in the sheet: `publishedDay` reads it; what it cannot read is shown unchanged. */
  publishedAt: string;
}

/** The news of a sheet or of the server's response, as `normaliseTitledRows` reads them. */
export function normaliseNews(rows: readonly unknown[], base = ''): Normalised<NewsItem> {
  return normaliseTitledRows(rows, base, 'Untitled News', 'imageUrl', ({ text, report }) => {
    const publishedAt = text('publishedAt', 'published', 'date');
    if (publishedAt && !publishedDay(publishedAt)) {
      report('publishedAt', publishedAt, 'is not a date of the form dd/MM/yyyy; it is shown as it is');
    }
    const images = text('imageUrl', 'image', 'img', 'images');
    return { content: text('content'), publishedAt, images };
  });
}

const SLASHES = /^[\d/]+$/;
const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The day in a `publishedAt`: dd/MM/yyyy, or an ISO date with or without a time; null for all else. A moment with a
 * zone gives the reader's own day: a spreadsheet at +05:30 writes its 4th of March as `2026-03-03T18:30:00.000Z`.
 */
export function publishedDay(text: string): Day | null {
  const trimmed = text.trim();
  const [, day, zone] = ISO_MOMENT.exec(trimmed) ?? [];
  if (!day) return SLASHES.test(trimmed) ? parseSheetDay(trimmed) : null;
  if (!isDay(day)) return null; // Date would read 31 February as the 3rd of March
  if (!zone) return day;
  const moment = new Date(trimmed.replace(' ', 'T'));
  return Number.isNaN(moment.getTime()) ? null : localDay(moment);
}
