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

/** Keeps its line while empty: the suggestion comes with the script. */
const meant = css`
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
      <Meant />
      <SearchForm />
      <SiteNextSteps first={[{ name: notFoundTexts.home, href: routes.home.path }]} hasSearch />
    </>
  );
}

/** The page whose address is most like this one. The server's page stands for all addresses, so it does not know any. */
function Meant() {
  const [path] = useLocation();
  const isHydrated = useIsHydrated();
  const closest = isHydrated && closestPath(path, PATHS);
  const page = PAGES.find((name) => routes[name].path === closest);
  return (
    <p className={meant}>
      {page && (
        <>
          {notFoundTexts.meant} <Link href={routes[page].path}>{pageTitles[page]}</Link>?
        </>
      )}
    </p>
  );
}
