import type { Normalised } from '../lists/row';
import { normaliseTitledRows } from '../lists/titled-row';
import { publishedDay } from './published';

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
