import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentProps, type FormEvent, useEffect } from 'react';
import { searchTexts } from '../../content/search';
import { primaryButton } from '../../ui/style/controls';
import { scripted } from '../../ui/style/list-recipes.style';
import { extend, row, sheet, stack } from '../../ui/style/recipes.style';
import { routes } from '../routes';
import { ARRIVAL_ATTRIBUTE } from '../scroll/use-arrival';
import type { Hit } from './search-index';
import { listSources, sources } from './sources';

const form = extend(stack)`
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5em;
  max-width: 46em;
  & > label {
    font-weight: 600;
  }
`;

const field = extend(row)`
  align-items: stretch;
  gap: 0.5em;
  & > input {
    flex: 1 1 8em;
    min-width: 0;
    min-height: 3em;
    padding: 0.35em 0.9em;
    font-size: 1.15em;
  }
  & > button {
    min-width: 7em;
    font-size: 1.05em;
  }
`;

interface SearchFormProps {
  /** Whether the page is there for it: then it has the focus when the page opens, unless the address has a hash. */
  takesFocus?: boolean;
  /** Props of the field. */
  input?: ComponentProps<'input'>;
  /** Default: the browser opens the search page. */
  onSubmit?: (submit: FormEvent) => void;
}

/** The search field, for any page: before hydration it opens the search page, too. */
export function SearchForm({ takesFocus, input, onSubmit }: SearchFormProps) {
  return (
    <search className={scripted}>
      <form action={routes.search.path} className={form} onSubmit={onSubmit}>
        <label htmlFor="search-query">{searchTexts.label}</label>
        <div className={field}>
          <input
            id="search-query"
            className={sheet}
            type="search"
            name="q"
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            {...(takesFocus && { autoFocus: true, [ARRIVAL_ATTRIBUTE]: '' })}
            {...input}
          />
          <button type="submit" className={primaryButton}>
            Search
          </button>
        </div>
      </form>
    </search>
  );
}

/** Results of one kind. */
interface FoundGroup {
  title: string;
  hits: readonly Hit[];
}

/** Returns the results of a query. The lists load while the calling component is mounted, with or without a query. */
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
    /** Results for similar words, once all lists have been searched. */
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
