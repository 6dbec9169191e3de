import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { Hit, SearchSource } from './source';
import { sources } from './sources';

export interface Found {
  groups: { source: SearchSource; hits: Hit[]; failed: boolean }[];
  count: number;
  /** Some source is still loading. */
  loading: boolean;
  /** Every source could be looked through: what was not found is not there. */
  complete: boolean;
}

/** What the terms find. The sources load while the calling component is mounted, whatever is asked. */
export function useFound(terms: readonly string[]): Found {
  useSignals();
  useEffect(() => {
    const leave = sources.map((source) => source.watch());
    return () => {
      for (const end of leave) end();
    };
  }, []);
  const found = sources.map((source) => ({ source, ...source.find(terms) }));
  return {
    groups: found.map(({ source, state, hits }) => ({ source, hits, failed: state === 'error' })),
    count: found.reduce((sum, { hits }) => sum + hits.length, 0),
    loading: found.some(({ state }) => state === 'loading'),
    complete: found.every(({ state }) => state === 'ready'),
  };
}
