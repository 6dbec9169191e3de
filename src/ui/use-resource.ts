import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect } from 'react';
import type { Resource, ResourceState } from '../api/resource';

/** What list views tell their host. */
export interface ListEvents {
  /** Data has arrived and is shown. */
  onLoad?: (detail: { count: number }) => void;
  /** Nothing can be shown. `code` is a CallErrorCode, or `unsuccessful` for `success: false`. */
  onError?: (detail: { code: string; message: string }) => void;
}

/** A resource's state, loading while the calling component is mounted. */
export function useResource<Item>(resource: Resource<Item>, { onLoad, onError }: ListEvents = {}): ResourceState<Item> {
  useSignals();
  const state = resource.state.value;
  // Before the browser paints: an error that another view still shows is over once the new call has started.
  useLayoutEffect(() => resource.watch(), [resource]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per state, whoever listens by then
  useEffect(() => {
    if (state !== resource.state.peek()) return;
    if (state.kind === 'ready') onLoad?.({ count: state.items.length });
    if (state.kind === 'error') onError?.({ code: state.error.code, message: state.error.message });
    if (state.kind === 'unsuccessful')
      onError?.({ code: 'unsuccessful', message: 'The server answered without success.' });
  }, [state]);
  return state;
}
