import { addressAt } from '../addresses/address';
import { pageRange } from '../lists/page';
import { LATEST_NEWS, NEWS_PER_PAGE } from '../lists/page-sizes';
import type { Query } from '../lists/query';
import { firstOf } from '../lists/range';
import { publishedDay } from '../time/published-day';

export { publishedDay };

/** A news item. Missing fields are ''. */
export interface NewsItem {
  /** The sheet's id, else one made from the title. Used in URLs. */
  id: string;
  title: string;
  /** Plain text for the card; line breaks are kept. */
  description: string;
  /** The full article. */
  content: string;
  /** The picture's absolute address. */
  imageUrl: string;
  /** As in the sheet, but with the day first, such as 05/12/2026. Any other text is shown unchanged. */
  publishedAt: string;
}

/** Returns an item whose relative addresses start at a base URL. */
export function newsItemAt(item: NewsItem, base: string): NewsItem {
  return { ...item, imageUrl: addressAt(item.imageUrl, base) };
}

/** Maximum length of a description in the list of earlier news: more than fits on its two lines. */
const SHORT_CHARACTERS = 240;

/** Sorts news: latest first, items without a readable date last. Ties keep the server's order. */
export function newestFirst(news: readonly NewsItem[]): NewsItem[] {
  const days = new Map(news.map((item) => [item, publishedDay(item.publishedAt) ?? '']));
  const dayOf = (item: NewsItem) => days.get(item) ?? '';
  return [...news].sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0));
}

/** A query for the latest news, in the sheet's order. */
export const latestNews: Query<NewsItem> = {
  key: 'latest',
  select(news) {
    const latest = newestFirst(news).slice(0, LATEST_NEWS);
    return firstOf(news.filter((item) => latest.includes(item)));
  },
};

/** Returns a query for a page of earlier news: items older than the latest news, shortened. */
export function newsByMonth(page: number): Query<NewsItem> {
  return {
    key: `by-month=${page}`,
    select(news) {
      const range = pageRange(newestFirst(news).slice(LATEST_NEWS), page, NEWS_PER_PAGE);
      return { ...range, items: range.items.map(shortNews) };
    },
  };
}

/**
 * Shortens an item of earlier news. Omits the article, but uses its beginning if there is no description. Turns a
 * time with a time zone into a day, so that the server and the browser agree on its month.
 */
export function shortNews(item: NewsItem): NewsItem {
  const { publishedAt } = item;
  const description = item.description || item.content;
  const isLong = description.length > SHORT_CHARACTERS;
  return {
    ...item,
    description: isLong ? `${description.slice(0, SHORT_CHARACTERS).replace(/[\ud800-\udbff]$/, '')}…` : description,
    content: '',
    publishedAt: publishedDay(publishedAt) ?? publishedAt,
  };
}
