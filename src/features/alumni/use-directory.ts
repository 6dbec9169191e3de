import { useEffect, useMemo, useRef, useState } from 'react';
import { type Directory, directoryAt, hasEverybody, loadAlumniPage } from '../../api/alumni';
import type { CallError } from '../../api/call';
import { type AlumniView, alumniQuery, MAX_WHOLE_DIRECTORY } from '../../model/alumni/alumni-page';
import { type Alumnus, filterAlumni } from '../../model/alumni/alumnus';
import { type Slice, whole } from '../../model/lists/slice';
import { type List, type ListEvents, useResource } from '../../ui/lists/use-resource';

/** What the directory shows at the moment. */
interface ShownDirectory {
  /** `items` are those of `people`. */
  list: Pick<List<Alumnus>, 'kind' | 'items'> & { reload: () => void };
  /** Loads the directory again, and the page that is shown. Resolves to whether that has succeeded. */
  refresh: () => Promise<boolean>;
  /** All who were found, or the page that is there. */
  people: Slice<Alumnus>;
  /** How many people there are. */
  all: number;
  batches: readonly string[];
  /** The last answer is shown while that of this view is on its way. */
  isLoading: boolean;
  /** False if there is nothing to search in. */
  isSearchable: boolean;
}

const NOBODY = whole<Alumnus>([]);

/** The directory of a server in a view: found in the list of everybody, or of many asked for by the page. */
export function useDirectory(api: string, view: AlumniView, { onLoad, onError }: ListEvents): ShownDirectory {
  const query = alumniQuery(view);
  const resource = directoryAt(api);
  const first = resource.first();
  const part = first && { total: first.all, isEnough: isLarge(first) || isOf(first, query) };
  const { kind, items, ...rest } = useResource(
    resource,
    { onLoad: () => onLoad?.({ count: start?.all ?? 0 }), onError },
    part,
  );
  const start = items[0] ?? first;
  const { directory, failure, retry, renew } = usePages(
    api,
    view,
    start,
    items.length > 0 || (first && isLarge(first)),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
  useEffect(() => {
    if (failure) onError?.({ code: failure.code, message: failure.message });
  }, [failure]);

  const { name, batch } = view;
  const found = useMemo(() => {
    return directory && hasEverybody(directory) ? whole(filterAlumni(directory.people.items, { name, batch })) : null;
  }, [directory, name, batch]);
  const people = found ?? directory?.people ?? NOBODY;
  const hasFailed = failure !== undefined || rest.part === 'failed';
  const readyKind = hasFailed ? 'error' : directory ? 'ready' : 'loading';
  return {
    list: { kind: kind === 'ready' ? readyKind : kind, items: people.items, reload: failure ? retry : rest.reload },
    refresh: async () => (await rest.reload()) && renew(),
    people,
    all: directory?.all ?? 0,
    batches: directory?.batches ?? [],
    isLoading: directory !== undefined && !hasFailed && !isOf(directory, query),
    isSearchable: kind !== 'error',
  };
}

/** Whether a view can be shown without a call. */
const isOf = (directory: Directory, query: string) => hasEverybody(directory) || directory.query === query;

const isLarge = ({ all }: Directory) => all > MAX_WHOLE_DIRECTORY;

/**
 * The directory that a view shows: the one to start from if it can be shown, else a page of its own. A call for another
 * view ends the one before it, and the last answer stays meanwhile.
 * @param hasPages whether the server is to be asked for pages; otherwise everybody is on the way.
 */
function usePages(api: string, view: AlumniView, start: Directory | undefined, hasPages: boolean | undefined) {
  const query = alumniQuery(view);
  const [last, setLast] = useState<{ api: string; directory: Directory }>();
  /** Whom to tell when the page that is shown is of the present directory; nobody unless it is of an earlier one. */
  const [renewals, setRenewals] = useState<readonly ((isLoaded: boolean) => void)[]>([]);
  const pending = useRef(renewals);
  pending.current = renewals;
  const [failed, setFailed] = useState<{ query: string; error: CallError }>();
  const shown = last?.api === api ? last.directory : undefined;
  const known = [start, renewals.length > 0 ? undefined : shown].find(
    (directory) => directory && isOf(directory, query),
  );
  if (known && known !== shown) setLast({ api, directory: known });
  const failure = !known && failed?.query === query ? failed.error : undefined;
  const isAsked = Boolean(start && hasPages && !known && !failure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query says all of the view
  useEffect(() => {
    const settleRenewals = (isLoaded: boolean) => {
      for (const settle of renewals) settle(isLoaded);
      if (renewals.length > 0) setRenewals([]);
    };
    if (!isAsked) return settleRenewals(!failure);
    const call = new AbortController();
    const { signal } = call;
    const settle = (directory?: Directory, error?: CallError) => {
      if (signal.aborted) return;
      if (directory) setLast({ api, directory });
      setFailed(error && { query, error });
      settleRenewals(!error);
    };
    loadAlumniPage(api, view, signal).then(settle, (error) => settle(undefined, error));
    return () => call.abort();
  }, [api, query, isAsked, renewals]);
  useEffect(() => {
    return () => {
      for (const settle of pending.current) settle(false);
    };
  }, []);

  function renew(): Promise<boolean> {
    setFailed(undefined);
    return new Promise((resolve) => setRenewals((earlier) => [...earlier, resolve]));
  }
  return { directory: known ?? shown, failure, retry: () => setFailed(undefined), renew };
}
