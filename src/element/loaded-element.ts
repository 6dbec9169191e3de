import type { PreloadedResponse } from '../api/snapshot';

/** The property in which the loader leaves a call that it has started, for the tag's first call of the same address. */
export const PRELOADED = Symbol.for('ummes.preloaded');

/** The property that an element has while its shadow root has HTML of the server, until that is hydrated. */
export const RENDERED = Symbol.for('ummes.rendered');

/** How a tag was rendered on the server. Empty if the page's server has included the HTML. */
export interface Rendered {
  /** The values of the attributes that it was rendered for, and the names of these attributes. */
  query?: URLSearchParams;
  attributes?: readonly string[];
  /** The snapshot as JSON. */
  snapshot?: string | null;
}

/** A tag as the loader leaves it. */
export interface LoadedElement extends HTMLElement {
  [PRELOADED]?: PreloadedResponse;
  [RENDERED]?: Rendered;
}
