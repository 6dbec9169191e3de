/** Where the loader leaves what it keeps of a first view, until the tag has taken the view over (widgets/loader/view.ts). */
export const FIRST_VIEW = Symbol.for('ummes.first-view');

/** What the loader keeps of a first view. */
export interface RecordedView {
  /** The buttons that were pressed, in their order. */
  pressed: HTMLElement[];
  /** The attributes that the view was made for, by their names; missing if the page's server has included it. */
  query?: URLSearchParams;
  attributes?: readonly string[];
  /** The view's data as JSON, likewise. */
  data?: string | null;
}

/** A tag as the loader leaves it. */
export interface ViewedElement extends HTMLElement {
  [FIRST_VIEW]?: RecordedView;
}
