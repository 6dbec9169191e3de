import { useCallback, useRef } from 'react';

/**
 * Returns a ref callback that calls `attach` with the element, and the function it returns when the element is about to
 * be removed. A ref callback can't return that function itself, because only React 19 would call it: React 18 calls the
 * ref callback with null instead, as does React 19 if the callback returned nothing.
 * @param attach must not change between renders.
 */
export function useAttached(attach: (element: Element) => () => void): (element: Element | null) => void {
  const detach = useRef<() => void>(undefined);
  return useCallback(
    (element) => {
      detach.current?.();
      detach.current = element ? attach(element) : undefined;
    },
    [attach],
  );
}
