import { type NewsItem, normaliseNews } from '../../model/news';
import type { SheetEntity } from './entity';

export const newsSheet: SheetEntity<NewsItem> = {
  name: 'news',
  columns: [
    ['title', 'name'],
    ['description', 'content'],
  ],
  normalise: (rows) => normaliseNews(rows),
  toRow: (item) => item,
};
