import { beginsWith } from '../../api/first-list';
import { newsAt } from '../../api/news';
import { safeAddress } from '../../model/addresses/address';
import { findItem } from '../../model/lists/item';
import type { NewsItem } from '../../model/news/news';
import { type List, type ListEvents, useResource } from '../../ui/lists/use-resource';

/** The news as a view sees them. */
export interface NewsList extends List<NewsItem> {
  /** The items, and the one that the page came with. */
  known: readonly NewsItem[];
  /** Of all news, of which some may not be there yet. */
  total: number;
  /** The server has answered without success. */
  isUnsuccessful: boolean;
}

/**
 * The news. `success: false` leaves them loading (PRODUCT.md).
 * @param show how many of the first news are shown.
 * @param need how many of the first are wanted by now: if the page came with them, there is no call.
 */
export function useNews(
  api: string,
  { openId, ...events }: ListEvents & { openId?: string | undefined } = {},
  show = Number.POSITIVE_INFINITY,
  need = show,
): NewsList {
  const resource = newsAt(api);
  const first = resource.first();
  const showsAll = show === Number.POSITIVE_INFINITY;
  const part = first && (showsAll || beginsWith(first, show)) ? first : undefined;
  const known = part && [...part.items, ...(part.selected ? [part.selected] : [])];
  const isSelectedThere = !openId || (known !== undefined && findItem(known, openId) !== undefined);
  const isEnough = part !== undefined && beginsWith(part, need) && isSelectedThere;
  const list = useResource(resource, events, part && { total: part.total, isEnough });
  const items = (list.part && part?.items) || list.items;
  const shown = items.length > show ? items.slice(0, show) : items;
  const total = (list.part && part?.total) || items.length;
  const isUnsuccessful = list.kind === 'unsuccessful';
  const kind = isUnsuccessful ? 'loading' : list.kind;
  return { ...list, items: shown, known: (list.part && known) || items, total, kind, isUnsuccessful };
}

/** What replaces a missing or failing picture, at the server that the news come from. */
export function fallbackPicture(api: string): string {
  return safeAddress('/news/news1.png', api && `${api}/`);
}
