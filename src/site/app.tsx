import { useEffect, useLayoutEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { Layout } from './layout';
import { routeAt, routes, type SiteRoute } from './routes';
import { aroundNavigation } from './transition/around-navigation';
import { views } from './views';

/**
 * The society's site. `data-hydrated` on the document's element says that all of the page answers.
 * @param path of the page to prerender; in the browser it is the address.
 */
export function App({ path }: { path?: string }) {
  // An effect runs after those of all that is inside. Tests and monitors wait for the attribute.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <Router ssrPath={path} aroundNav={aroundNavigation}>
      <Page />
    </Router>
  );
}

/** The page of the present path; another path, another page, even when the view is the same. */
function Page() {
  const [path] = useLocation();
  const name = routeAt(path);
  const View = views[name];
  const { alone, title }: SiteRoute = routes[name];

  // Before the page's own code, which may be long in coming or fail, and may know a better one.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  if (alone) return <View key={path} />;
  return (
    <Layout>
      <View key={path} />
    </Layout>
  );
}
