import type { Query } from '../lists/query';
import { firstOf, type Range } from '../lists/range';
import { type NewsItem, newestFirst, shortNews } from './news';

/** An item, and those published before and after it, shortened. Each range has one item, or none. */
export interface NewsArticle extends Record<string, Range<NewsItem>> {
  article: Range<NewsItem>;
  newer: Range<NewsItem>;
  older: Range<NewsItem>;
}

/** Returns a query for the item with the given id and its neighbours. Of items with the same id, only the first counts. */
export function newsArticle(id: string): Query<NewsItem, NewsArticle> {
  return {
    key: `article=${id}`,
    select(news) {
      const ordered = newestFirst(firstWithEachId(news));
      const index = ordered.findIndex((item) => item.id === id);
      const at = (place: number) => (index < 0 || place < 0 ? [] : ordered.slice(place, place + 1));
      return {
        article: firstOf(at(index)),
        newer: firstOf(at(index - 1).map(shortNews)),
        older: firstOf(at(index + 1).map(shortNews)),
      };
    },
  };
}

function firstWithEachId(news: readonly NewsItem[]): NewsItem[] {
  const items = new Map<string, NewsItem>();
  for (const item of news) if (!items.has(item.id)) items.set(item.id, item);
  return [...items.values()];
}
