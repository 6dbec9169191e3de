import { newsAt } from '../../api/news';
import { safeAddress } from '../../model/addresses/address';
import type { Query } from '../../model/lists/query';
import type { Range } from '../../model/lists/range';
import type { NewsItem } from '../../model/news/news';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { lazyView } from '../../ui/render/lazy-view';

/** Comes when an item opens, or before hydration if the page came with one. */
export const NewsDialog = lazyView(() => import('./news-dialog').then((module) => module.NewsDialog));

/** The two forms of the news: one by one, and in a row. */
export const Carousel = lazyView(() => import('../../ui/carousel/carousel').then((module) => module.Carousel));
export const NewsRow = lazyView(() => import('./news-row').then((module) => module.NewsRow));

/** Whether the row fits where a first view stands. */
const fits = new WeakMap<ParentNode, boolean>();

/** The form that `prepareNews` found in the first view, by shadow root or document. */
export const rowFitsIn = (view: ParentNode = globalThis.document) => fits.get(view);

/** The form that a part of a first view belongs to: `row` or `single`. */
export const FORM_ATTRIBUTE = 'data-form';

/**
 * Loads the code of the news' form. A first view has both: the one that does not fit is taken out of it, as React
 * would render it.
 */
export async function prepareNews(view?: ParentNode): Promise<void> {
  const forms = [...(view?.querySelectorAll<HTMLElement>(`[${FORM_ATTRIBUTE}]`) ?? [])];
  const shown = forms.find((form) => form.checkVisibility()) ?? forms[0];
  for (const form of forms) if (form !== shown) form.remove();
  const rowFits = shown?.getAttribute(FORM_ATTRIBUTE) === 'row';
  if (view && shown) fits.set(view, rowFits);
  const needed = view ? shown && [rowFits ? NewsRow : Carousel] : [Carousel, NewsRow];
  await Promise.all((needed ?? []).map((form) => form.preload()));
}

interface NewsEvents {
  onLoad?: (news: Range<NewsItem>) => void;
  onError?: ListEvents['onError'];
}

/** The news that a query asks for. `success: false` leaves them loading. */
export function useNews(api: string, query: Query<NewsItem>, events?: NewsEvents) {
  const list = useList(newsAt(api), query, events);
  const isUnsuccessful = list.kind === 'unsuccessful';
  return { ...list, kind: isUnsuccessful ? ('loading' as const) : list.kind, isUnsuccessful };
}

/** The replacement for a missing or failing picture, at the server of the news. */
export function fallbackPicture(api: string): string {
  return safeAddress('/news/news1.png', api && `${api}/`);
}
