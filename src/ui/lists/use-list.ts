import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { Resource } from '../../api/resource';
import { type Answer, itemById, type Query } from '../../model/lists/query';

/** Events that list views send to their host. */
export interface ListEvents {
  /** Called when data has arrived and is shown. */
  onLoad?: (detail: { count: number }) => void;
  /** Called when nothing can be shown. `code` is a CallErrorCode, or `unsuccessful` for `success: false`. */
  onError?: (detail: { code: string; message: string }) => void;
}

/** The part of a shared list that a view sees. */
export interface ShownList<Result> {
  /** Also `ready` while an earlier answer is shown. */
  kind: 'loading' | 'ready' | 'unsuccessful' | 'error';
  /** The answer to the query; until that has loaded, the earlier one. */
  answer: Result | undefined;
  /** The key of the query that the answer belongs to. */
  key: string | undefined;
  /** Set while an earlier answer is shown: the next one is loading, or could not be loaded. */
  pending: 'loading' | 'failed' | undefined;
  /** Loads again. Resolves to whether that succeeded. */
  reload: () => Promise<boolean>;
}

interface UseListOptions<Result> {
  /** Called when an answer to the query is shown, and again when it has been refreshed. */
  onLoad?: (answer: Result) => void;
  onError?: ListEvents['onError'];
}

/**
 * Loads the answer to a query and keeps it up to date while the calling component is mounted. The earlier answer stays
 * until the next one has loaded.
 * @param query if undefined, nothing is loaded.
 */
export function useList<Item, Result extends Answer<Item>>(
  resource: Resource<Item>,
  query: Query<Item, Result> | undefined,
  { onLoad, onError }: UseListOptions<Result> = {},
): ShownList<Result> {
  useSignals();
  const state = resource.state.value;
  const key = query?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and state identify the query and the loaded data
  const found = useMemo(() => query && resource.answer(query), [resource, state, key]);
  const [last, setLast] = useState({ resource, key, answer: found });
  if (last.resource !== resource || (found && last.answer !== found)) setLast({ resource, key, answer: found });
  const shown = found || last.resource !== resource ? { key, answer: found } : last;
  const answer = query && shown.answer;
  const kind = state.kind === 'partial' ? 'loading' : state.kind; // other answers than this one have loaded

  // Runs before the browser paints, because starting a call clears an error left by another view.
  useLayoutEffect(() => resource.watch(), [resource]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useLayoutEffect(() => {
    if (query) resource.load(query);
  }, [resource, key]);

  const notify = useEffectEvent(() => {
    if (state !== resource.state.peek()) return;
    if (found) onLoad?.(found as Result);
    else if (state.kind === 'error') onError?.({ code: state.error.code, message: state.error.message });
    else if (state.kind === 'unsuccessful')
      onError?.({ code: 'unsuccessful', message: 'The server responded with success: false.' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per state
  useEffect(() => notify(), [state]);

  const pending = kind === 'loading' ? 'loading' : 'failed';
  return {
    kind: answer ? 'ready' : kind,
    answer,
    key: shown.key,
    pending: answer && !found ? pending : undefined,
    reload: () => resource.reload(query),
  };
}

/** Returns the item with this id, even outside the visible part of the list; undefined until it has loaded. */
export function useItem<Item extends { id: string }>(resource: Resource<Item>, id = ''): Item | undefined {
  return useList(resource, id ? itemById<Item>(id) : undefined).answer?.items[0];
}
