import { lazyView } from '../../ui/render/lazy-view';

/** Comes when an item opens, or before hydration if the page came with one. */
export const NewsDialog = lazyView(() => import('./news-dialog').then((module) => module.NewsDialog));

/** The two forms of the news: one by one, and in a row. */
export const Carousel = lazyView(() => import('../../ui/carousel/carousel').then((module) => module.Carousel));
export const NewsRow = lazyView(() => import('./news-row').then((module) => module.NewsRow));

/** Whether the row fits where a first view stands. */
const fits = new WeakMap<ParentNode, boolean>();

/** What `prepareNews` has found for the first view in a shadow root, or else in the document. */
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
