import { type NewsItem, normaliseNews } from '../../model/news';
import { newsSchema } from '../../model/news-schema';
import type { SheetEntity } from './entity';

export const newsSheet: SheetEntity<NewsItem> = {
  name: 'news',
  columns: [
    ['title', 'name'],
    ['description', 'content'],
  ],
  schema: newsSchema,
  normalise: (rows) => normaliseNews(rows),
  toRow: (item) => item,
};
