import { beginsWith } from '../../api/first-list';
import { newsAt } from '../../api/news';
import { safeAddress } from '../../model/address';
import type { NewsItem } from '../../model/news';
import { type List, type ListEvents, useResource } from '../../ui/use-resource';

/** The news as a view sees them. */
export interface NewsList extends List<NewsItem> {
  /** Of all news, of which some may not be there yet. */
  total: number;
}

/**
 * The news. `success: false` leaves them loading (PRODUCT.md).
 * @param count of the first news, if no more are shown: if the page came with them, there is no call.
 */
export function useNews(api: string, events?: ListEvents, count = Number.POSITIVE_INFINITY): NewsList {
  const resource = newsAt(api);
  const first = resource.first();
  const showsAll = count === Number.POSITIVE_INFINITY;
  const part = first && (showsAll || beginsWith(first, count)) ? first : undefined;
  const list = useResource(resource, events, part && { total: part.total, isEnough: beginsWith(part, count) });
  const items = (list.part && part?.items) || list.items;
  const shown = items.length > count ? items.slice(0, count) : items;
  const total = (list.part && part?.total) || items.length;
  return { ...list, items: shown, total, kind: list.kind === 'unsuccessful' ? 'loading' : list.kind };
}

/** What replaces a missing or failing picture, at the server that the news come from. */
export function fallbackPicture(api: string): string {
  return safeAddress('/news/news1.png', api && `${api}/`);
}
