import { useEffect, useMemo, useState } from 'react';
import { type Directory, directoryAt, hasEverybody, loadAlumniPage } from '../../api/alumni';
import { CallError } from '../../api/call';
import { ALUMNI_PER_PAGE, type AlumniView, alumniQuery } from '../../model/alumni-page';
import { type Alumnus, filterAlumni } from '../../model/alumnus';
import { pageAt } from '../../model/page';
import { type Slice, whole } from '../../model/slice';
import { type List, type ListEvents, useResource } from '../../ui/use-resource';

/** What the directory shows at the moment. */
interface ShownDirectory {
  /** `items` are the people on the page, or all who were found. */
  list: List<Alumnus>;
  people: Slice<Alumnus>;
  page: number;
  all: number;
  batches: readonly string[];
  /** The last answer is shown while the one of this view is on its way. */
  isLoading: boolean;
  /** False if there is nothing to search in. */
  isSearchable: boolean;
}

const NOBODY = whole<Alumnus>([]);

/** The directory of a server in a view: found in the list of everybody, or of many asked for by the page. */
export function useDirectory(api: string, view: AlumniView, { onLoad, onError }: ListEvents): ShownDirectory {
  const resource = directoryAt(api);
  const { kind, items, reload } = useResource(resource, {
    onLoad: () => onLoad?.({ count: start?.all ?? 0 }),
    onError,
  });
  const [start] = items;
  const { directory, failure, retry } = usePage(api, view, start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
  useEffect(() => {
    if (failure) onError?.({ code: failure.code, message: failure.message });
  }, [failure]);

  const { name, batch } = view;
  const isEverybody = directory && hasEverybody(directory);
  const found = useMemo(() => {
    return isEverybody ? whole(filterAlumni(directory.people.items, { name, batch })) : undefined;
  }, [directory, isEverybody, name, batch]);
  const people = found ?? directory?.people ?? NOBODY;
  const readyKind = failure ? 'error' : directory ? 'ready' : 'loading';
  return {
    list: {
      kind: kind === 'ready' ? readyKind : kind,
      items: people.items,
      reload: failure ? retry : reload,
    },
    people,
    page: found ? view.page : pageAt(people, ALUMNI_PER_PAGE),
    all: directory?.all ?? 0,
    batches: directory?.batches ?? [],
    isLoading: Boolean(directory && !found && !failure && directory.query !== alumniQuery(view)),
    isSearchable: kind !== 'error',
  };
}

/**
 * The directory that a view shows: the one to start from if it has everybody or is of this view, else a page of its
 * own. A call for another view ends the one before it, and the last answer stays meanwhile.
 */
function usePage(api: string, view: AlumniView, start: Directory | undefined) {
  const query = alumniQuery(view);
  const [last, setLast] = useState<{ api: string; directory: Directory }>();
  const [failed, setFailed] = useState<{ query: string; error: CallError }>();
  const shown = last?.api === api ? last.directory : undefined;
  const known = [start, shown].find((directory) => directory && (hasEverybody(directory) || directory.query === query));
  if (known && known !== shown) setLast({ api, directory: known });
  const failure = !known && failed?.query === query ? failed.error : undefined;
  const isAsked = Boolean(start && !known && !failure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query says all of the view
  useEffect(() => {
    if (!isAsked) return;
    const call = new AbortController();
    const { signal } = call;
    loadAlumniPage(api, view, signal).then(
      (directory) => {
        if (signal.aborted) return;
        setFailed(undefined);
        setLast({ api, directory });
      },
      (error) => {
        if (signal.aborted) return;
        setFailed({ query, error: error instanceof CallError ? error : new CallError('format', String(error)) });
      },
    );
    return () => call.abort();
  }, [api, query, isAsked]);

  return { directory: known ?? shown, failure, retry: () => setFailed(undefined) };
}
