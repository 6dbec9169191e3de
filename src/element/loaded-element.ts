import type { Snapshot } from '../model/lists/query';
import type { RenderingOptions } from '../model/tags/server-rendering';

/** The property of an element whose shadow root contains server-rendered HTML that is not hydrated yet. */
export const RENDERED = Symbol.for('ummes.rendered');

/** How a tag was rendered on the server. Empty if the page's server included the HTML. */
export interface Rendered {
  /** The attributes it was rendered for, and the names of all attributes that affect rendering. */
  options?: RenderingOptions;
  attributeNames?: readonly string[];
  snapshot?: Snapshot | undefined;
  /** Whether the snapshot comes from a cache, and so may be a day old. */
  isCached?: boolean;
}

/** A tag as the loader leaves it. */
export interface LoadedElement extends HTMLElement {
  [RENDERED]?: Rendered;
}

/** Returns the language that an element inherits, across shadow roots. */
export function nearestLang(element: Element): string | undefined {
  const owner = element.closest('[lang]');
  if (owner) return owner.getAttribute('lang') || undefined;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
}

/**
 * Tests whether an element contains other parts of the page, because its tag was never closed: HTML ignores the slash in
 * `<ummes-next />`. A fallback has headings, text, lists, pictures, links or JSON, but none of these.
 */
export const hasSwallowed = ({ innerHTML }: Element): boolean =>
  /<(ummes-|script(?![^>]+json)|style|main|nav|header|footer|section|article|form)/.test(innerHTML);

const listeners = new Set<() => void>();

/** Observes the document and the shadow roots that contain tags. */
let observer: MutationObserver | undefined;

/** Calls the listener when a `lang` attribute changes, even elsewhere. Returns a function that unsubscribes it. */
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
    // A view that renders again unsubscribes and subscribes in one task.
    queueMicrotask(() => {
      if (listeners.size) return;
      observer?.disconnect();
      observer = undefined;
    });
  };
}
