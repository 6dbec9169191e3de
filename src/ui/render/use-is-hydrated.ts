import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on a server and in the first render over its HTML; true in all others. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
