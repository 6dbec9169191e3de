import type { ReadonlySignal } from '@preact/signals-react';
import { useCallback, useSyncExternalStore } from 'react';

/** The value of a signal; the calling component renders again when it changes. */
export function useSignal<Value>(signal: ReadonlySignal<Value>): Value {
  const subscribe = useCallback((onChange: () => void) => signal.subscribe(onChange), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, read);
}
