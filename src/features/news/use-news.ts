import { newsAt } from '../../api/lists';
import { safeAddress } from '../../model/addresses/address';
import { firstItems } from '../../model/lists/query';
import type { Range } from '../../model/lists/range';
import type { NewsItem } from '../../model/news/news';
import { type ListEvents, useList } from '../../ui/lists/use-list';

interface NewsEvents {
  onLoad?: (news: Range<NewsItem>) => void;
  onError?: ListEvents['onError'];
}

/** The first news, all by default. `success: false` leaves them loading (PRODUCT.md). */
export function useNews(api: string, count?: number, events?: NewsEvents) {
  const list = useList(newsAt(api), firstItems<NewsItem>(count), events);
  const isUnsuccessful = list.kind === 'unsuccessful';
  return { ...list, kind: isUnsuccessful ? ('loading' as const) : list.kind, isUnsuccessful };
}

/** What replaces a missing or failing picture, at the server that the news come from. */
export function fallbackPicture(api: string): string {
  return safeAddress('/news/news1.png', api && `${api}/`);
}
