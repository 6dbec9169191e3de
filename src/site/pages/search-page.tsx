import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import { pageTitles } from '../../content/pages';
import { searchTexts } from '../../content/search';
import { useTypedText } from '../../ui/forms/use-typed-text';
import { tallLink } from '../../ui/style/list-recipes.style';
import { extend, muted, row, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';
import { FailureNotice } from '../../ui/text/notice';
import { keepInQuery, useTypedQuery } from '../address';
import { pageTitle } from '../page.style';
import { routes } from '../routes';
import { ResultGroup } from '../search/result-group';
import { SearchForm, useSearch } from '../search/search-form';
import { searchSources } from '../search/sources';
import { directoryPath } from '../search/use-graduates';
import { SiteNextSteps } from '../site-next-steps';
import { useSociety } from '../society';
import { useHead } from '../use-head';

/** Reserves a line while empty, so that the results don't move. */
const count = extend(muted)`
  min-height: 1.5em;
  margin-top: 1em;
`;

/** Keeps the footer out of view, so that it doesn't visibly move when results arrive. */
const below = css`
  min-height: 70vh;
`;

const results = extend(stack)`
  gap: 3em;
  margin-top: 2em;
`;

/** Searches pages, events, news, projects and people while the visitor types. The URL stores the query. */
export function SearchPage() {
  const [{ q: query }, setQuery] = useTypedQuery(['q']);
  const searched = useDeferredValue(query).trim();
  const isSearching = searched !== '';
  const found = useSearch(searched);
  const { lists } = searchSources(useSociety());
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
          <Results {...found} query={query.trim()} />
        ) : (
          <p className={row}>
            <span>{searchTexts.browse}</span>
            {[...lists.filter(({ link }) => link), { path: routes.alumni.path, link: pageTitles.alumni }].map(
              ({ path, link }) => (
                <Link key={path} href={path} className={tallLink}>
                  {link}
                </Link>
              ),
            )}
          </p>
        )}
      </div>
    </>
  );
}

function QueryForm({ query, onType }: { query: string; onType: (query: string) => void }) {
  return (
    <SearchForm
      takesFocus
      input={useTypedText(query, onType)}
      onSubmit={(submit) => {
        submit.preventDefault();
        keepInQuery({ q: query });
      }}
    />
  );
}

type Found = ReturnType<typeof useSearch>;

/** The results by kind. */
function Results({ groups, count, failed, isComplete, query }: Found & { query: string }) {
  return (
    <div className={results}>
      {groups.map(
        ({ title, hits, words, more }) =>
          hits.length > 0 && <ResultGroup key={title} title={title} hits={hits} words={words} more={more} />,
      )}
      {failed[0] && (
        <FailureNotice
          text={failed.length === 1 ? failed[0].failure : searchTexts.failed}
          onRetry={() => {
            for (const { reload } of failed) reload();
          }}
        />
      )}
      {isComplete && count === 0 && (
        <SiteNextSteps
          first={[
            {
              name: `${searchTexts.alumni} “${query}”`,
              href: directoryPath(query),
            },
          ]}
          hasSearch
        />
      )}
    </div>
  );
}

function countText({ count, isFuzzy, isLoading, isComplete }: Found, query: string): string {
  if (isLoading) return 'Searching...';
  const results = `${count} ${count === 1 ? 'result' : 'results'}`;
  if (count > 0 && isFuzzy) return `Nothing found for “${query}”, but ${results} for similar words`;
  if (count > 0) return `${results} for “${query}”`;
  return isComplete ? `Nothing found for “${query}”. Check the spelling, or try fewer words.` : '';
}
