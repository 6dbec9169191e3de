import { Link, useLocation } from 'wouter';
import { pageTitles } from '../../content/pages';
import { notFoundText, notFoundTexts } from '../../content/search';
import { closestPath } from '../../model/search/search';
import { useIsHydrated } from '../../ui/host/host';
import { css } from '../../ui/style/style';
import { pageTitle } from '../page.style';
import { FOUND_PAGES, routes } from '../routes';
import { SearchForm } from '../search/search-form';
import { SiteNextSteps } from '../site-next-steps';
import { useHead } from '../use-head';

/** Keeps its line while empty: the suggestion needs script. */
const suggestion = css`
  min-height: 1.5em;
  margin-block: 0.25em 1em;
`;

/** The pages that a mistyped address may mean. */
const PAGES = [...FOUND_PAGES, 'search'] as const;
const PATHS = PAGES.map((name) => routes[name].path);

/** Says that there is no such page, and helps to find the one that was meant. */
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

/** Suggests the page with the most similar address. Prerendered HTML is for all addresses, so it has no suggestion. */
function Suggestion() {
  const [path] = useLocation();
  const isHydrated = useIsHydrated();
  const closest = isHydrated && closestPath(path, PATHS);
  const page = PAGES.find((name) => routes[name].path === closest);
  return (
    <p className={suggestion}>
      {page && (
        <>
          {notFoundTexts.meant} <Link href={routes[page].path}>{pageTitles[page]}</Link>?
        </>
      )}
    </p>
  );
}
