import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { pageTitles } from '../../content/pages';
import { searchTerms } from '../../model/search';
import { primaryButton } from '../../ui/controls';
import { FailureNotice } from '../../ui/notice';
import { keepInQuery, useTypedQuery } from '../address';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { ResultGroup } from '../search/result-group';
import { useFound } from '../search/use-found';
import { useTitle } from '../use-head';
import { browse, count, field, form, results } from './search-page.style';

/** Looks through events, news and projects as one types. The query stands in the address. */
export function SearchPage() {
  const [{ q: query }, setQuery] = useTypedQuery(['q']);
  const terms = searchTerms(useDeferredValue(query));
  const found = useFound(terms);
  const input = useRef<HTMLInputElement>(null);
  useTitle(query.trim() && `${query.trim()} · ${pageTitles.search}`, routes.search);

  // What was typed before this code was loaded counts.
  useLayoutEffect(() => {
    if (input.current?.value) keepInQuery({ q: input.current.value });
  }, []);

  return (
    <>
      <h1 className={pageTitle}>Search</h1>
      <search>
        <form
          action={routes.search.path}
          className={form}
          onSubmit={(submit) => {
            submit.preventDefault();
            keepInQuery({ q: query });
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
              onChange={(change) => setQuery({ q: change.target.value })}
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
