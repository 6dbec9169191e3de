import type { FirstData } from '../model/first-data';

/** Where the loader leaves what it keeps of a first view, until the tag has taken the view over (widgets/ummes.ts). */
export const FIRST_VIEW = Symbol.for('ummes.first-view');

/** What the loader keeps of a first view. */
export interface RecordedView {
  /** The buttons that were pressed, in their order. */
  pressed: HTMLElement[];
  /** The attributes that the view was made for; missing if the page's server has included it. */
  query?: URLSearchParams;
  /** The view's data as JSON, likewise. */
  data?: string | null;
}

/** A tag as the loader leaves it. */
export interface ViewedElement extends HTMLElement {
  [FIRST_VIEW]?: RecordedView;
}

/** A first view in a shadow root, which the loader has fetched or the page's server has included. */
export interface FirstView extends RecordedView {
  first: FirstData;
}

/**
 * The first view that a tag's shadow root holds. Its data is what the loader has fetched, or a child of the tag that
 * the page's server has included. A view without usable data is removed.
 */
export function readFirstView(element: ViewedElement, root: ShadowRoot): FirstView | undefined {
  const record = element[FIRST_VIEW] ?? { pressed: [] };
  try {
    const { query, data } = record;
    const text = query ? data : element.querySelector(':scope > [data-ummes-first]')?.textContent;
    const first = root.firstChild && JSON.parse(text ?? '');
    if (typeof first.day === 'string') return { ...record, first };
  } catch {} // there is none, or it was cut or changed on its way
  removeFirstView(element, root);
  return undefined;
}

/** Leaves the shadow root like a new one. */
export function removeFirstView(element: ViewedElement, root: ShadowRoot): void {
  delete element[FIRST_VIEW];
  root.replaceChildren();
  root.adoptedStyleSheets = [];
}
