import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Resource, ResourceState } from '../api/resource';

/** What list views report to their host. */
export interface ListEvents {
  /** Data has arrived and is shown. */
  onLoad?: (detail: { count: number }) => void;
  /** Nothing can be shown. `code` is a CallErrorCode, or `unsuccessful` for `success: false`. */
  onError?: (detail: { code: string; message: string }) => void;
}

/** A shared list as a view sees it. */
export interface List<Item> {
  kind: ResourceState<Item>['kind'];
  /** Empty unless the list is ready. */
  items: readonly Item[];
  reload: () => void;
}

const NO_ITEMS: never[] = [];

/** A resource's list, kept loaded while the calling component is mounted. */
export function useResource<Item>(resource: Resource<Item>, { onLoad, onError }: ListEvents = {}): List<Item> {
  useSignals();
  const state = resource.state.value;
  // Before the browser paints: starting a call clears an error that another view still shows.
  useLayoutEffect(() => resource.watch(), [resource]);
  const notify = useEffectEvent(() => {
    if (state !== resource.state.peek()) return;
    if (state.kind === 'ready') onLoad?.({ count: state.items.length });
    if (state.kind === 'error') onError?.({ code: state.error.code, message: state.error.message });
    if (state.kind === 'unsuccessful')
      onError?.({ code: 'unsuccessful', message: 'The server answered without success.' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per state
  useEffect(() => notify(), [state]);
  return { kind: state.kind, items: state.kind === 'ready' ? state.items : NO_ITEMS, reload: resource.reload };
}
