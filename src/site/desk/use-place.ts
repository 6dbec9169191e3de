import { useSyncExternalStore } from 'react';

/** Where an officer is at the desk, by the address's fragment: `#applications/k7m2xq9hbt4c`. */
export interface Place {
  /** A section's id; '' for none. */
  section: string;
  /** What is open in it; '' for nothing. */
  id: string;
}

/** The present place; the component renders again when the fragment changes. */
export function usePlace(): Place {
  const fragment = useSyncExternalStore(subscribe, () => location.hash);
  const [section = '', id = ''] = fragment.slice(1).split('/');
  return { section, id };
}

/** The fragment of a place, for `href`. */
export function placeHref(section: string, id = ''): string {
  return id ? `#${section}/${id}` : `#${section}`;
}

/** Goes to a place, as a link does; Back leads back. */
export function goTo(section: string, id = ''): void {
  location.hash = placeHref(section, id);
}

/** Goes to a place that takes the present one's place in the history: Back leads to what was before both. */
export function replacePlace(section: string, id = ''): void {
  location.replace(placeHref(section, id));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
