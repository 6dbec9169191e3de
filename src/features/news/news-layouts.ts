import { newsAt } from '../../api/news';
import { safeAddress } from '../../model/addresses/address';
import type { Answer, Query } from '../../model/lists/query';
import type { NewsItem } from '../../model/news/news';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { lazyView } from '../../ui/render/lazy-view';

/** Loads when an item opens. */
export const LazyNewsDialog = lazyView(() => import('./news-dialog').then((module) => module.NewsDialog));

/** The two news layouts: one card at a time, or a row of cards. */
export const LazyCarousel = lazyView(() => import('../../ui/carousel/carousel').then((module) => module.Carousel));
export const LazyNewsRow = lazyView(() => import('./news-row').then((module) => module.NewsRow));

/** For each server-rendered document or shadow root, whether the row fits. */
const fits = new WeakMap<ParentNode, boolean>();

/** Returns whether the row fits in a server-rendered document or shadow root, as measured by `prepareNews`. */
export const rowFitsIn = (view: ParentNode = globalThis.document) => fits.get(view);

/** The layout of a server-rendered element: `row` or `single`. */
export const LAYOUT_ATTRIBUTE = 'data-layout';

/**
 * Loads the code for the layout that fits. Removes the other layout from server-rendered HTML, which has both, because
 * React will only render the one that fits.
 */
export async function prepareNews(view?: ParentNode): Promise<void> {
  const layouts = [...(view?.querySelectorAll<HTMLElement>(`[${LAYOUT_ATTRIBUTE}]`) ?? [])];
  const shown = layouts.find((layout) => layout.checkVisibility()) ?? layouts[0];
  for (const layout of layouts) if (layout !== shown) layout.remove();
  const rowFits = shown?.getAttribute(LAYOUT_ATTRIBUTE) === 'row';
  if (view && shown) fits.set(view, rowFits);
  const needed = view ? shown && [rowFits ? LazyNewsRow : LazyCarousel] : [LazyCarousel, LazyNewsRow];
  await Promise.all((needed ?? []).map((layout) => layout.preload()));
}

interface NewsEvents<Result> {
  onLoad?: (news: Result) => void;
  onError?: ListEvents['onError'];
}

/**
 * Returns the news for a query. A response with `success: false` leaves the list in the loading state.
 * @param query if undefined, nothing is loaded.
 */
export function useNews<Result extends Answer<NewsItem>>(
  api: string,
  query: Query<NewsItem, Result> | undefined,
  events?: NewsEvents<Result>,
) {
  const list = useList(newsAt(api), query, events);
  const isUnsuccessful = list.kind === 'unsuccessful';
  return { ...list, kind: isUnsuccessful ? ('loading' as const) : list.kind, isUnsuccessful };
}

/** Returns the address of the picture that replaces a missing or failed one. */
export function fallbackPicture(api: string): string {
  return safeAddress('/news/news1.png', api && `${api}/`);
}
