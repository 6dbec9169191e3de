import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { pageTitles } from '../../content/pages';
import { searchTexts } from '../../content/search';
import { searchTerms } from '../../model/search/search';
import { hrefFrom } from '../../ui/lists/use-item-dialog';
import { tallLink } from '../../ui/style/list-recipes.style';
import { extend, muted, row, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { FailureNotice } from '../../ui/text/notice';
import { keepInQuery, useTypedQuery } from '../address';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { ResultGroup } from '../search/result-group';
import { countOf, SearchForm, useSearch } from '../search/search-form';
import { listSources } from '../search/sources';
import { SiteNextSteps } from '../site-next-steps';
import { useHead } from '../use-head';

/** Keeps its line while empty, so that the results do not jump. */
const count = extend(muted)`
  min-height: 1.5em;
  margin-top: 1em;
`;

/** Keeps the footer out of view, where results that arrive can move it unseen. */
const below = css`
  min-height: 70vh;
`;

const results = extend(stack)`
  gap: 3em;
  margin-top: 2em;
`;

/** Searches pages, events, news, projects and people while the visitor types. The address keeps the query. */
export function SearchPage() {
  const [{ q: query }, setQuery] = useTypedQuery(['q']);
  const terms = searchTerms(useDeferredValue(query));
  const isSearching = terms.length > 0;
  const found = useSearch(terms.join(' '));
  useHead(routes.search, query.trim() && `${query.trim()} · ${searchTexts.title}`);

  return (
    <>
      <h1 className={pageTitle}>{searchTexts.title}</h1>
      <noscript>
        <p>{searchTexts.noScript}</p>
      </noscript>
      <QueryForm query={query} onType={(q) => setQuery({ q })} />
      <p className={count} role="status">
        {isSearching && countText(found, query.trim())}
      </p>
      <div className={below}>
        {isSearching ? (
          <Results {...found} terms={terms} query={query.trim()} />
        ) : (
          <p className={row}>
            <span>{searchTexts.browse}</span>
            {[...listSources, { path: routes.alumni.path, link: pageTitles.alumni }].map(({ path, link }) => (
              <Link key={path} href={path} className={tallLink}>
                {link}
              </Link>
            ))}
          </p>
        )}
      </div>
    </>
  );
}

function QueryForm({ query, onType }: { query: string; onType: (query: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before hydration counts.
  useLayoutEffect(() => {
    if (input.current?.value) keepInQuery({ q: input.current.value });
  }, []);

  return (
    <SearchForm
      takesFocus
      input={{
        ref: input,
        value: query,
        onChange: (change) => onType(change.target.value),
      }}
      onSubmit={(submit) => {
        submit.preventDefault();
        keepInQuery({ q: query });
      }}
    />
  );
}

type Found = ReturnType<typeof useSearch>;

/** Exact results by kind, and below them the similar ones; alone, these are by kind too. */
function Results({ terms, query, ...found }: Found & { terms: readonly string[]; query: string }) {
  const { groups, near, words, failed, isComplete } = found;
  const isExact = countOf(groups) > 0;
  const isNear = countOf(near) > 0;
  const nearMarks = [...terms, ...words];
  return (
    <div className={results}>
      {(isExact ? groups : near).map(
        ({ title, hits }) =>
          hits.length > 0 && <ResultGroup key={title} title={title} hits={hits} marks={isExact ? terms : nearMarks} />,
      )}
      {isExact && isNear && (
        <ResultGroup
          title={searchTexts.similar}
          hits={near.flatMap(({ title, hits }) =>
            hits.map((hit) => ({ ...hit, note: [title, hit.note].filter(Boolean).join(' · ') })),
          )}
          marks={nearMarks}
        />
      )}
      {failed.map(({ path, failure, reload }) => (
        <FailureNotice key={path} text={failure} onRetry={reload} />
      ))}
      {isComplete && !isExact && !isNear && (
        <SiteNextSteps
          first={[
            {
              name: `${searchTexts.alumni} “${query}”`,
              href: hrefFrom(`${routes.alumni.path}?name={id}#profile`, query),
            },
          ]}
          hasSearch
        />
      )}
    </div>
  );
}

function countText({ groups, near, isLoading, isComplete }: Found, query: string): string {
  if (isLoading) return 'Searching...';
  const exact = countOf(groups);
  if (exact > 0) return `${resultsText(exact)} for “${query}”`;
  const similar = countOf(near);
  if (similar > 0) return `Nothing found for “${query}”, but ${resultsText(similar)} for similar words`;
  return isComplete ? `Nothing found for “${query}”.` : '';
}

const resultsText = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`;
