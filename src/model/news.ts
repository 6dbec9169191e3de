import type { NewsItem } from './news-schema';
import { publishedDay } from './published';
import type { Normalised } from './row';
import { normaliseTitledRows } from './titled-row';

export type { NewsItem } from './news-schema';

/** The news of a sheet or of the server's response, as `normaliseTitledRows` reads them. */
export function normaliseNews(rows: readonly unknown[], base = ''): Normalised<NewsItem> {
  return normaliseTitledRows(rows, base, 'Untitled News', 'imageUrl', (row, report) => {
    const publishedAt = row.text('publishedAt', 'published', 'date');
    if (publishedAt && !publishedDay(publishedAt)) {
      report('publishedAt', publishedAt, 'is not a date of the form dd/MM/yyyy; it is shown as it is');
    }
    const images = row.text('imageUrl', 'image', 'img', 'images');
    return { content: row.text('content'), publishedAt, images };
  });
}
