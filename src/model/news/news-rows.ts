import type { Normalised } from '../lists/normalise-rows';
import { normaliseTitledRows, TITLED_COLUMNS } from '../lists/titled-row';
import { sheetDay } from '../time/day';
import { publishedDay } from '../time/published-day';
import type { NewsItem } from './news';

/** The columns of the news sheet, with their other names. */
export const NEWS_COLUMNS = {
  ...TITLED_COLUMNS,
  content: [],
  imageUrl: ['image', 'img', 'images'],
  publishedAt: ['published', 'date'],
} as const;

/** Turns the rows of a sheet, or of the server's response, into news. */
export function normaliseNews(rows: readonly unknown[], base = ''): Normalised<NewsItem> {
  return normaliseTitledRows<keyof typeof NEWS_COLUMNS, Pick<NewsItem, 'content' | 'publishedAt'>>(
    rows,
    {
      columns: NEWS_COLUMNS,
      images: 'imageUrl',
      untitled: 'Untitled News',
      rest({ text, readDay }) {
        const fault = 'is not a date of the form dd/MM/yyyy; it is shown unchanged';
        const { day, text: written, order } = readDay('publishedAt', publishedDay, fault);
        // Readers of the item expect the day first.
        const isSwapped = order === 'month-first' && day && publishedDay(written) !== day;
        return { content: text('content'), publishedAt: isSwapped ? sheetDay(day) : written };
      },
    },
    base,
  );
}
