import { computed } from '@preact/signals-react';
import { useEffect } from 'react';
import { useSignal } from '../../ui/use-signal';
import { sources } from './sources';

const states = computed(() => sources.map(({ state }) => state.value));

/** What the terms find. The sources load while the calling component is mounted, with or without terms. */
export function useSearch(terms: readonly string[]) {
  useSignal(states);
  useEffect(() => {
    const unwatch = sources.map((source) => source.watch());
    return () => {
      for (const end of unwatch) end();
    };
  }, []);
  const groups = sources.map((source) => ({ source, ...source.find(terms) }));
  return {
    groups,
    count: groups.reduce((sum, { hits }) => sum + hits.length, 0),
    isLoading: groups.some(({ state }) => state === 'loading'),
    /** Every source could be searched: what was not found does not exist. */
    isComplete: groups.every(({ state }) => state === 'ready'),
  };
}
