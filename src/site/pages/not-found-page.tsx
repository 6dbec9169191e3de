import { Link, useLocation } from 'wouter';
import { notFoundText, notFoundTexts } from '../../content/not-found';
import { pageTitles } from '../../content/pages';
import { closestPath } from '../../model/search/closest-path';
import { useIsHydrated } from '../../ui/host/host';
import { pageTitle } from '../page.style';
import { type RouteName, routes } from '../routes';
import { SearchForm } from '../search/search-form';
import { SiteNextSteps } from '../site-next-steps';
import { useHead } from '../use-head';
import { further, meant } from './not-found-page.style';

/** The pages that a mistyped address may mean. */
const PAGES = [
  'events',
  'alumni',
  'news',
  'studentLife',
  'about',
  'contact',
  'search',
  'location',
  'privacy',
  'terms',
] as const satisfies readonly RouteName[];

/** Says that there is no such page, and helps to find the one that was meant. */
export function NotFoundPage() {
  useHead(routes.notFound);
  return (
    <>
      <h1 className={pageTitle}>{pageTitles.notFound}</h1>
      <p>{notFoundText}</p>
      <Meant />
      <SearchForm />
      <div className={further}>
        <SiteNextSteps first={[{ name: notFoundTexts.home, href: routes.home.path }]} />
      </div>
    </>
  );
}

/** The page whose address is most like this one. The server's page stands for all addresses, so it does not know any. */
function Meant() {
  const [path] = useLocation();
  const isHydrated = useIsHydrated();
  const closest =
    isHydrated &&
    closestPath(
      path,
      PAGES.map((name) => routes[name].path),
    );
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
