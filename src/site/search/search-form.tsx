import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentProps, type FormEvent, useEffect } from 'react';
import { searchTexts } from '../../content/search';
import { primaryButton } from '../../ui/style/controls';
import { scripted } from '../../ui/style/list-recipes.style';
import { extend, row, sheet, stack } from '../../ui/style/recipes.style';
import { routes } from '../routes';
import { ARRIVAL_ATTRIBUTE } from '../scroll/use-arrival';
import { useSociety } from '../society';
import { searchSources } from './sources';
import { useGraduates } from './use-graduates';

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
  & > input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  & > button {
    min-width: 7em;
    font-size: 1.05em;
  }
`;

interface SearchFormProps {
  /** Whether the field gets focus when the page opens, unless the URL has a hash. For pages whose purpose is search. */
  takesFocus?: boolean;
  input?: ComponentProps<'input'>;
  /** Default: the browser opens the search page. */
  onSubmit?: (submit: FormEvent) => void;
}

/** Renders a search form for any page. It also works before hydration, by opening the search page. */
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

/** Maximum length of a query. The rest is ignored. */
const MAX_QUERY_CHARACTERS = 200;

/** Returns the results of a query. The lists load while the calling component is mounted, with or without a query. */
export function useSearch(typed: string) {
  useSignals();
  const { all, lists } = searchSources(useSociety());
  useEffect(() => {
    const unwatch = lists.map((source) => source.watch());
    return () => {
      for (const end of unwatch) end();
    };
  }, [lists]);
  const query = typed.slice(0, MAX_QUERY_CHARACTERS);
  const graduates = useGraduates(query);
  const search = (isFuzzy: boolean) => [
    ...all.map((source) => ({ title: source.title, ...source.find(query, isFuzzy) })),
    { title: graduates.title, ...graduates.search(isFuzzy) },
  ];
  const exact = search(false);
  const isComplete = exact.every(({ state }) => state === 'ready');
  const isFuzzy = isComplete && exact.every(({ hits }) => hits.length === 0);
  const found = isFuzzy ? search(true) : exact;
  const firstLoading = found.findIndex(({ state }) => state === 'loading');
  // A group waits for those above it, to avoid layout shifts.
  const groups = firstLoading < 0 ? found : found.slice(0, firstLoading);
  return {
    groups,
    count: groups.reduce((sum, { hits }) => sum + hits.length, 0),
    /** True if nothing matched exactly and the results are approximate. */
    isFuzzy,
    isLoading: firstLoading >= 0,
    /** True if every source was searched, so an empty result is final. */
    isComplete,
    failed: [
      ...lists.filter(({ state }) => state.value.kind === 'error'),
      ...(found.at(-1)?.state === 'error' ? [graduates] : []),
    ],
  };
}
