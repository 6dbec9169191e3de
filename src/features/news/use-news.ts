import { beginsWith } from '../../api/first-list';
import { newsAt } from '../../api/news';
import { safeAddress } from '../../model/address';
import type { NewsItem } from '../../model/news';
import { type List, type ListEvents, useResource } from '../../ui/use-resource';

/**
 * The news. `success: false` leaves them loading (PRODUCT.md).
 * @param count of the first news, if no more are shown: if the page came with them, there is no call.
 */
export function useNews(api: string, events?: ListEvents, count = Number.POSITIVE_INFINITY): List<NewsItem> {
  const resource = newsAt(api);
  const first = resource.first();
  const part = first && beginsWith(first, count) ? first : undefined;
  const list = useResource(resource, events, part && { total: part.total, isEnough: true });
  const items = (list.part && part?.items) || list.items;
  const shown = items.length > count ? items.slice(0, count) : items;
  return { ...list, items: shown, kind: list.kind === 'unsuccessful' ? 'loading' : list.kind };
}

/** What replaces a missing or failing picture, at the server that the news come from. */
export function fallbackPicture(api: string): string {
  return safeAddress('/news/news1.png', api && `${api}/`);
}
