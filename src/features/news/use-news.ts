import { newsAt } from '../../api/news';
import { safeAddress } from '../../model/address';
import type { NewsItem } from '../../model/news';
import { type List, type ListEvents, useResource } from '../../ui/use-resource';

/** The news. `success: false` leaves them loading (PRODUCT.md). */
export function useNews(api: string, events?: ListEvents): List<NewsItem> {
  const list = useResource(newsAt(api), events);
  return { ...list, kind: list.kind === 'unsuccessful' ? 'loading' : list.kind };
}

/** What replaces a missing or failing picture, at the server that the news come from. */
export function fallbackPicture(api: string): string {
  return safeAddress('/news/news1.png', api && `${api}/`);
}
