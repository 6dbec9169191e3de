import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { searchTexts } from '../../content/search';
import { searchTerms } from '../../model/search';
import { primaryButton } from '../../ui/controls';
import { FailureNotice } from '../../ui/notice';
import { keepInQuery, useTypedQuery } from '../address';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { ResultGroup } from '../search/result-group';
import { useSearch } from '../search/use-search';
import { useHead } from '../use-head';
import { browse, count, field, form, results } from './search-page.style';

/** Searches events, news and projects while the visitor types. The address keeps the query. */
export function SearchPage() {
  const [{ q: query }, setQuery] = useTypedQuery(['q']);
  const terms = searchTerms(useDeferredValue(query));
  const isSearching = terms.length > 0;
  const found = useSearch(terms);
  useHead(routes.search, query.trim() && `${query.trim()} · ${searchTexts.title}`);

  return (
    <>
      <h1 className={pageTitle}>{searchTexts.title}</h1>
      <noscript>
        <p>{searchTexts.noScript}</p>
      </noscript>
      <SearchForm query={query} onType={(q) => setQuery({ q })} />
      <p className={count} role="status">
        {isSearching && countText(found, query.trim())}
      </p>
      {!isSearching && (
        <p className={browse}>
          <span>{searchTexts.browse}</span>
          {found.groups.map(({ source }) => (
            <Link key={source.path} href={source.path}>
              {source.title}
            </Link>
          ))}
        </p>
      )}
      <div className={results}>
        {isSearching &&
          found.groups.map(({ source, hits, state }) => {
            if (state === 'error')
              return <FailureNotice key={source.path} text={source.failure} onRetry={source.reload} />;
            return hits.length > 0 && <ResultGroup key={source.path} title={source.title} hits={hits} terms={terms} />;
          })}
      </div>
    </>
  );
}

function SearchForm({ query, onType }: { query: string; onType: (query: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before hydration counts.
  useLayoutEffect(() => {
    if (input.current?.value) keepInQuery({ q: input.current.value });
  }, []);

  return (
    <search>
      <form
        action={routes.search.path}
        className={form}
        onSubmit={(submit) => {
          submit.preventDefault();
          keepInQuery({ q: query });
        }}
      >
        <label htmlFor="search-query">{searchTexts.label}</label>
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
            onChange={(change) => onType(change.target.value)}
          />
          <button type="submit" className={primaryButton}>
            Search
          </button>
        </div>
      </form>
    </search>
  );
}

function countText({ count, isLoading, isComplete }: ReturnType<typeof useSearch>, query: string): string {
  if (isLoading) return 'Searching...';
  if (count === 0) return isComplete ? `Nothing found for “${query}”.` : '';
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
}
