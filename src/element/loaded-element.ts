import type { Snapshot } from '../model/lists/query';
import type { FirstViewOptions } from '../model/tags/first-view';

/** The property that an element has while its shadow root has HTML of the server, until that is hydrated. */
export const RENDERED = Symbol.for('ummes.rendered');

/** How a tag was rendered on the server. Empty if the page's server has included the HTML. */
export interface Rendered {
  /** The attributes it was rendered for, and the names of all that matter. */
  options?: FirstViewOptions;
  attributeNames?: readonly string[];
  snapshot?: Snapshot | undefined;
  /** It may be a day old. */
  isCached?: boolean;
}

/** A tag as the loader leaves it. */
export interface LoadedElement extends HTMLElement {
  [RENDERED]?: Rendered;
}

/** The language that an element inherits, also from outside its shadow root. */
export function nearestLang(element: Element): string | undefined {
  const owner = element.closest('[lang]');
  if (owner) return owner.getAttribute('lang') || undefined;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
}

const listeners = new Set<() => void>();

/** One for all tags of the page; it observes the document and the shadow roots that tags are in. */
let observer: MutationObserver | undefined;

/** Calls back when a `lang` attribute has changed around an element, or elsewhere. Returns what ends that. */
export function onLangChange(element: Element, listener: () => void): () => void {
  observer ??= new MutationObserver(() => {
    for (const each of listeners) each();
  });
  listeners.add(listener);
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as ShadowRoot).host) {
    observer.observe(at.getRootNode(), { attributeFilter: ['lang'], subtree: true });
  }
  return () => {
    listeners.delete(listener);
    // A view that is rendered again ends this and begins anew, in one task.
    queueMicrotask(() => {
      if (listeners.size) return;
      observer?.disconnect();
      observer = undefined;
    });
  };
}
