import { useEffect, useLayoutEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { Layout } from './layout';
import { type PageRoute, parser, type RouteName, routeNames, routes } from './routes';
import { aroundNavigation } from './transition/around-navigation';
import { views } from './views';

/**
 * The society's site. `data-hydrated` on the document's element says that the whole page responds.
 * @param path of the page to prerender; in the browser it is the address.
 */
export function App({ path }: { path?: string }) {
  // An effect runs after those of all that is inside. Tests and monitors wait for the attribute.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <Router ssrPath={path} aroundNav={aroundNavigation} parser={parser}>
      <Switch>
        {routesOf(true)}
        <Route>
          <Layout>
            <Switch>{routesOf(false)}</Switch>
          </Layout>
        </Route>
      </Switch>
    </Router>
  );
}

/** The routes that stand without the layout, or those within it. The page for all other paths comes last. */
function routesOf(standalone: boolean) {
  const names = routeNames.filter((name) => Boolean((routes[name] as PageRoute).standalone) === standalone);
  return names.map((name) => (
    <Route key={name} path={name === 'notFound' ? undefined : routes[name].path}>
      <Page name={name} />
    </Route>
  ));
}

/** A route's page. Another path is another page, even when the view is the same. */
function Page({ name }: { name: RouteName }) {
  const [path] = useLocation();
  const View = views[name];
  const { title } = routes[name];

  // Before the page's own code, which may load slowly or fail, and may set a better one.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  return <View key={path} />;
}
