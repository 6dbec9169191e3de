import { useSyncExternalStore } from 'react';

/** The current year. A prerendered page has none, as it may be read in another. */
export function Year() {
  return useSyncExternalStore(
    () => () => {},
    () => String(new Date().getFullYear()),
    () => '',
  );
}
