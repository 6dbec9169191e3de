import { firstImage } from './first-image';
import { itemIds } from './item-id';
import type { NewsItem } from './news-schema';
import { publishedDay } from './published';
import { type Normalised, normaliseRows } from './row';

export type { NewsItem } from './news-schema';

/** Shown for an item whose title is missing. */
export const UNTITLED_NEWS = 'Untitled News';

/**
 * Turns the rows of a sheet, or of the server's answer, into news, in their order. A bad cell is
 * emptied and reported, a blank row is skipped; nothing a row contains makes this throw.
 * @param base where relative image addresses belong, '' to leave them as they are.
 */
export function normaliseNews(rows: readonly unknown[], base = ''): Normalised<NewsItem> {
  const idOf = itemIds();
  return normaliseRows(rows, (row, report, position) => {
    const title = row.text('title', 'name');
    if (!title) report('title', '', 'is missing');

    const { id, repeated } = idOf(row.text('id'), title, position);
    if (repeated) report('id', id, 'is used by an earlier row; links open that one');

    const publishedAt = row.text('publishedAt', 'published', 'date');
    if (publishedAt && !publishedDay(publishedAt)) {
      report('publishedAt', publishedAt, 'is not a date of the form dd/MM/yyyy; it is shown as it is');
    }

    const image = row.text('imageUrl', 'image', 'img', 'images');
    return {
      id,
      title: title || UNTITLED_NEWS,
      description: row.text('description'),
      content: row.text('content'),
      imageUrl: firstImage(image, base, (value, reason) => report('imageUrl', value, reason)),
      publishedAt,
    };
  });
}
