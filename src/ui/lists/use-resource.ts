import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isFirstDataFresh, type Resource, type ResourceState } from '../../api/resource';
import { useSignal } from './use-signal';

/** What list views report to their host. */
export interface ListEvents {
  /** Data has arrived and is shown. */
  onLoad?: (detail: { count: number }) => void;
  /** Nothing can be shown. `code` is a CallErrorCode, or `unsuccessful` for `success: false`. */
  onError?: (detail: { code: string; message: string }) => void;
}

/** A shared list as a view sees it. */
export interface List<Item> {
  /** Ready also if only a part is there. */
  kind: ResourceState<Item>['kind'];
  /** Empty unless the whole list is there. */
  items: readonly Item[];
  /**
   * The view shows the part that came with the page: it needs no more, or the whole list is on its way, or could not
   * be loaded. Undefined when the whole list is there, or nothing.
   */
  part?: 'enough' | 'loading' | 'failed' | undefined;
  /** Resolves to whether it has succeeded. */
  reload: () => Promise<boolean>;
}

/** The part of a list that a view can show without a call. */
export interface ShownPart {
  /** Items of the whole list. */
  total: number;
  /** False once the view needs items that are not in the part, as on another page. */
  isEnough: boolean;
}

const NO_ITEMS: never[] = [];

/**
 * A resource's list, kept loaded while the calling component is mounted.
 * @param shown if the view can show the part that came with the page; the list is then loaded only when it needs more.
 */
export function useResource<Item>(
  resource: Resource<Item>,
  { onLoad, onError }: ListEvents = {},
  shown?: ShownPart,
): List<Item> {
  const state = useSignal(resource.state);
  const needsAll = !shown?.isEnough;
  // Once it is needed it stays so: another page must not load it again.
  const [isWatched, setWatched] = useState(() => needsAll || !isFirstDataFresh());
  if (needsAll && !isWatched) setWatched(true);
  // Before the browser paints: starting a call clears an error that another view still shows.
  useLayoutEffect(() => (isWatched ? resource.watch() : undefined), [resource, isWatched]);
  const { kind } = state;
  const progress = needsAll ? (kind === 'loading' ? 'loading' : 'failed') : 'enough';
  const part = shown && kind !== 'ready' ? progress : undefined;
  const notify = useEffectEvent(() => {
    if (state !== resource.state.peek()) return;
    if (kind === 'ready') onLoad?.({ count: state.items.length });
    else if (part && part !== 'failed') onLoad?.({ count: shown?.total ?? 0 });
    else if (kind === 'error') onError?.({ code: state.error.code, message: state.error.message });
    else if (kind === 'unsuccessful')
      onError?.({ code: 'unsuccessful', message: 'The server answered without success.' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per state
  useEffect(() => notify(), [state]);

  const items = kind === 'ready' ? state.items : NO_ITEMS;
  const reload = () => {
    setWatched(true); // so that the call ends with the view
    return resource.reload();
  };
  return { kind: part ? 'ready' : kind, items, part, reload };
}
