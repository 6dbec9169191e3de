import { Link, useLocation } from 'wouter';
import { pageTitles } from '../../content/pages';
import { notFoundText, notFoundTexts } from '../../content/search';
import { closestPath } from '../../model/search/search';
import { useIsHydrated } from '../../ui/host/host';
import { css } from '../../ui/style/style';
import { pageTitle } from '../page.style';
import { routes, SEARCHABLE_PAGES } from '../routes';
import { SearchForm } from '../search/search-form';
import { SiteNextSteps } from '../site-next-steps';
import { useHead } from '../use-head';

/** Reserves a line while empty: the suggestion needs JavaScript. */
const suggestion = css`
  min-height: 1.5em;
  margin-block: 0.25em 1em;
`;

/** The pages that a mistyped URL may refer to. */
const PAGES = [...SEARCHABLE_PAGES, 'search'] as const;
const PATHS = PAGES.map((name) => routes[name].path);

/** Explains that the page doesn't exist, and helps visitors find the right one. */
export function NotFoundPage() {
  useHead(routes.notFound);
  return (
    <>
      <h1 className={pageTitle}>{pageTitles.notFound}</h1>
      <p>{notFoundText}</p>
      <Suggestion />
      <SearchForm />
      <SiteNextSteps first={[{ name: notFoundTexts.home, href: routes.home.path }]} hasSearch />
    </>
  );
}

/** Suggests the page with the most similar address. Prerendered HTML serves all addresses, so it suggests none. */
function Suggestion() {
  const [path] = useLocation();
  const isHydrated = useIsHydrated();
  const closest = isHydrated && closestPath(path, PATHS);
  const page = PAGES.find((name) => routes[name].path === closest);
  return (
    <p className={suggestion}>
      {page && (
        <span>
          {notFoundTexts.didYouMean} <Link href={routes[page].path}>{pageTitles[page]}</Link>?
        </span>
      )}
    </p>
  );
}
