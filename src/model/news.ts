import { firstImage } from './first-image';
import { itemIds } from './item-id';
import type { NewsItem } from './news-schema';
import { publishedDay } from './published';
import { FIRST_DATA_ROW, type Normalised, type Problem, problem, readRow } from './row';

export type { NewsItem } from './news-schema';

/** Shown for an item whose title is missing. */
export const UNTITLED_NEWS = 'Untitled News';

/**
 * Turns the rows of a sheet, or of the server's answer, into news, in their order. A bad cell is
 * emptied and reported, a blank row is skipped; nothing a row contains makes this throw.
 * @param base where relative image addresses belong, '' to leave them as they are.
 */
export function normaliseNews(rows: readonly unknown[], base = ''): Normalised<NewsItem> {
  const items: NewsItem[] = [];
  const problems: Problem[] = [];
  const idOf = itemIds();
  rows.forEach((raw, index) => {
    const row = readRow(raw);
    if (row.blank) return;
    const report = (column: string, value: string, reason: string) =>
      problems.push(problem(index + FIRST_DATA_ROW, column, value, reason));

    const title = row.text('title', 'name');
    if (!title) report('title', '', 'is missing');

    const { id, repeated } = idOf(row.text('id'), title, items.length);
    if (repeated) report('id', id, 'is used by an earlier row; links open that one');

    const publishedAt = row.text('publishedAt', 'published', 'date');
    if (publishedAt && !publishedDay(publishedAt)) {
      report('publishedAt', publishedAt, 'is not a date of the form dd/MM/yyyy; it is shown as it is');
    }

    const image = row.text('imageUrl', 'image', 'img', 'images');
    items.push({
      id,
      title: title || UNTITLED_NEWS,
      description: row.text('description'),
      content: row.text('content'),
      imageUrl: firstImage(image, base, (value, reason) => report('imageUrl', value, reason)),
      publishedAt,
    });
  });
  return { items, problems };
}

/** The item an address names. Of several with one id the first counts. */
export function findNews(items: readonly NewsItem[], id: string): NewsItem | undefined {
  return items.find((item) => item.id === id);
}
