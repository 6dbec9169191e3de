import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { Hit } from './search-index';
import { listSources, sources } from './sources';

/** Results of one kind. */
export interface FoundGroup {
  title: string;
  hits: readonly Hit[];
}

/** What a query finds. The lists load while the calling component is mounted, with or without a query. */
export function useSearch(query: string) {
  useSignals();
  useEffect(() => {
    const unwatch = listSources.map((source) => source.watch());
    return () => {
      for (const end of unwatch) end();
    };
  }, []);
  const found = sources.map((source) => ({ source, ...source.find(query) }));
  const firstLoading = found.findIndex(({ state }) => state === 'loading');
  // A group waits for those above it, so that what is shown does not move.
  const settled = firstLoading < 0 ? found : found.slice(0, firstLoading);
  const isComplete = found.every(({ state }) => state === 'ready');
  return {
    groups: settled.map(({ source, exact }) => ({ title: source.title, hits: exact })),
    /** What is found by similar words, once it is known what is not found otherwise. */
    near: isComplete ? found.map(({ source, near }) => ({ title: source.title, hits: near })) : [],
    /** The similar words. */
    words: [...new Set(found.flatMap(({ nearWords }) => nearWords))],
    isLoading: firstLoading >= 0,
    /** Every source could be searched: what was not found does not exist. */
    isComplete,
    failed: listSources.filter(({ state }) => state.value.kind === 'error'),
  };
}

/** How many results groups have. */
export function countOf(groups: readonly FoundGroup[]): number {
  return groups.reduce((sum, { hits }) => sum + hits.length, 0);
}
