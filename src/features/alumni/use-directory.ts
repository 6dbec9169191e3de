import { useState } from 'react';
import { directoryAt } from '../../api/alumni';
import {
  type AlumniView,
  alumniQuery,
  alumniViewOf,
  type Directory,
  directoryQuery,
  MAX_SEARCHED_DIRECTORY,
} from '../../model/alumni/alumni-page';
import { useDebounced } from '../../ui/lists/use-debounced';
import { type ListEvents, useList } from '../../ui/lists/use-list';

const NOBODY: Directory = { items: [], offset: 0, page: 1, total: 0, all: 0, batches: [] };

interface DirectoryEvents {
  onLoad?: (directory: Directory) => void;
  onError?: ListEvents['onError'];
}

/** The people that a view of the directory shows. They stay until those of the next view are there. */
export function useDirectory(api: string, view: AlumniView, events?: DirectoryEvents) {
  const resource = directoryAt(api);
  const [isLarge, setLarge] = useState(false);
  const settled = useDebounced(alumniQuery(view));
  const asked = isLarge ? alumniViewOf(new URLSearchParams(settled)) : view;
  const list = useList(resource, directoryQuery(asked), events);
  const directory = list.answer ?? NOBODY;
  if (isLarge !== directory.all > MAX_SEARCHED_DIRECTORY) setLarge(!isLarge);
  return {
    list: {
      ...list,
      // People whom the visitor does not look for would seem to be those found.
      kind: list.pending === 'failed' ? ('error' as const) : list.kind,
      /** False if there is nothing to search in. */
      isSearchable: list.kind !== 'error',
    },
    directory,
    /** Loads what a search needs. */
    preload: () => resource.preload(),
  };
}
