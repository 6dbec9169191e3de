import { type NewsItem, publishedDay } from '../../../model/news/news';
import { itemPath } from '../keys/addresses';
import { atomFeed, FEED_ENTRIES, type FeedUrls, UNKNOWN_DAY } from './atom-feed';

/** Returns the news as a feed, from the top of the sheet. Skips items with duplicate ids. */
export function newsFeed(items: readonly NewsItem[], title: string, urls: FeedUrls): string {
  const first = firstItems(items);
  const days = neighbourDays(first.map(({ publishedAt }) => publishedDay(publishedAt)));
  const entries = first.map(({ id, title: headline, description, content }, index) => ({
    title: headline,
    url: urls.site + itemPath('news', id),
    day: days[index] ?? UNKNOWN_DAY,
    summary: description,
    content,
  }));
  return atomFeed(entries, title, urls);
}

/** Returns the first items with distinct ids, and stops once there are enough. */
function firstItems(items: readonly NewsItem[]): NewsItem[] {
  const first = new Map<string, NewsItem>();
  for (const item of items) {
    if (first.size === FEED_ENTRIES) break;
    if (!first.has(item.id)) first.set(item.id, item);
  }
  return [...first.values()];
}

/** Dates every entry, as Atom requires: an undated item gets the nearest date above it, or else below. */
function neighbourDays(days: readonly (string | null)[]): string[] {
  let last = days.find(Boolean) ?? UNKNOWN_DAY;
  return days.map((day) => {
    last = day ?? last;
    return last;
  });
}
