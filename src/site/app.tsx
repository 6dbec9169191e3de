import { useEffect, useLayoutEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { Layout } from './layout';
import { type PageRoute, routeAt, routes } from './routes';
import { aroundNavigation } from './transition/transition';
import { views } from './views';

interface AppProps {
  /** Of the page to render on a server; in a browser it is the address. */
  path?: string;
  /** The query that the page was rendered for. */
  search?: string | undefined;
  /** Called when the whole page responds. */
  onHydrated?: () => void;
}

/** The society's site. */
export function App({ path, search, onHydrated }: AppProps) {
  // An effect runs after those of all that is inside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useEffect(() => onHydrated?.(), []);
  return (
    <Router ssrPath={path} ssrSearch={search} aroundNav={aroundNavigation}>
      <Page />
    </Router>
  );
}

/**
 * The page at the present path. Another path is another page, even when the view is the same.
 *
 * wouter's `matchRoute` finds it, as it does for the preload before hydration. `Switch` and `Route` would match the
 * same table a second time, and add 0.5 kB to the first load of every page.
 */
function Page() {
  const [path] = useLocation();
  const name = routeAt(path);
  const View = views[name];
  const { standalone, title }: PageRoute = routes[name];

  // Before the page's own code, which may load slowly or fail, and may set a better one.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  if (standalone) return <View key={path} />;
  return (
    <Layout>
      <View key={path} />
    </Layout>
  );
}
