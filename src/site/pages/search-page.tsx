import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { site } from '../../content/site';
import { searchTerms } from '../../model/search';
import { primaryButton } from '../../ui/controls';
import { FailureNotice } from '../../ui/notice';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { ResultGroup } from '../search/result-group';
import { useFound } from '../search/use-found';
import { usePage } from '../use-page';
import { browse, count, field, form, results } from './search-page.style';

/** How long typing rests before the address takes the query; Safari allows 100 changes in 30 s. */
const ADDRESS_DELAY_MS = 400;

/**
 * Looks through events, news and projects as one types. The query stands in the address. The first
 * render is always the empty form: it may have been made at build time, for any address.
 */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q') ?? '';
  const [query, setQuery] = useState('');
  const terms = searchTerms(useDeferredValue(query));
  const found = useFound(terms);
  const input = useRef<HTMLInputElement>(null);
  usePage(routes.search, query.trim() ? `${query.trim()} · Search · ${site.name}` : undefined);

  useLayoutEffect(() => setQuery(inAddress), [inAddress]);
  // What was typed before this code was there counts.
  useLayoutEffect(() => setQuery((known) => input.current?.value || known), []);

  function keepInAddress() {
    if (query === inAddress) return;
    const change = (next: URLSearchParams) => {
      if (query) next.set('q', query);
      else next.delete('q');
      return next;
    };
    setParams(change, { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    const timer = setTimeout(keepInAddress, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return (
    <>
      <h1 className={pageTitle}>Search</h1>
      <search>
        <form
          action={routes.search.path}
          className={form}
          onSubmit={(submit) => {
            submit.preventDefault();
            keepInAddress();
          }}
        >
          <label htmlFor="search-query">Events, news and projects</label>
          <div className={field}>
            <input
              ref={input}
              id="search-query"
              type="search"
              name="q"
              dir="auto"
              autoComplete="off"
              enterKeyHint="search"
              value={query}
              onChange={(change) => setQuery(change.target.value)}
            />
            <button type="submit" className={primaryButton}>
              Search
            </button>
          </div>
        </form>
      </search>
      <p className={count} role="status">
        {terms.length > 0 && countText(found, query.trim())}
      </p>
      {terms.length === 0 && (
        <p className={browse}>
          <span>Or look through all</span>
          {found.groups.map(({ source }) => (
            <Link key={source.path} href={source.path}>
              {source.title}
            </Link>
          ))}
        </p>
      )}
      <div className={results}>
        {terms.length > 0 &&
          found.groups.map(({ source, hits, failed }) =>
            failed ? (
              <FailureNotice key={source.title} text={source.failureText} onRetry={source.reload} />
            ) : (
              hits.length > 0 && <ResultGroup key={source.title} title={source.title} hits={hits} terms={terms} />
            ),
          )}
      </div>
    </>
  );
}

function countText({ count, loading, complete }: ReturnType<typeof useFound>, query: string): string {
  if (loading) return 'Searching...';
  if (count === 0) return complete ? `Nothing found for “${query}”.` : '';
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
}
