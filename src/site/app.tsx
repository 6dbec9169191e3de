import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { documentTitle } from '../model/society/titles';
import { css, keyframes } from '../ui/style/style';
import { Footer } from './footer/footer';
import { SiteHeader } from './header/header';
import { type PageRoute, routeAt, routes } from './routes';
import { useArrival } from './scroll/use-arrival';
import { SocietyProvider, useSociety } from './society';
import { aroundNavigation, TransitionOverlay } from './transition/transition';
import { views } from './views';

/** Delay before 'Loading...' appears, so that it doesn't flicker. */
const LATE_MS = 500;

const skip = css`
  position: fixed;
  inset-inline-start: 1em;
  top: -5em;
  z-index: 40;
  padding: 0.75em 1em;
  color: var(--_text);
  background: var(--_background);
  &:focus {
    top: 1em;
  }
`;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/**
 * Everything is in the wide column; full-width content uses `grid-column: full`. Leaves room for the floating
 * header, and is at least as tall as the screen, so that the footer never shows before the page.
 */
const middle = css`
  display: grid;
  grid-template-columns: [full-start] minmax(min(1.25em, 3vw), 1fr) [wide-start] minmax(0, 76em) [wide-end] minmax(min(1.25em, 3vw), 1fr) [full-end];
  align-content: start;
  min-height: 100vh;
  padding-block: 8em 6em;
  & > * {
    grid-column: wide;
  }
  &:focus,
  & h1:focus {
    outline: none;
  }
  &:empty::before {
    grid-column: wide;
    content: 'Loading...';
    color: var(--_text-muted);
    animation: ${appear} 1ms ${LATE_MS}ms backwards;
  }
`;

interface AppProps {
  /** Path of the page to render on the server. Default: the browser's. */
  path?: string;
  /** The query that the page was rendered for. */
  search?: string | undefined;
  /** Called once the whole page is hydrated. */
  onHydrated?: () => Promise<void>;
}

export function App({ path, search, onHydrated }: AppProps) {
  // Effects run after those of all child components.
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useEffect(() => void onHydrated?.(), []);
  return (
    <Router ssrPath={path} ssrSearch={search} aroundNav={aroundNavigation}>
      <SocietyProvider loading={<LoadingPage />}>
        <Page />
      </SocietyProvider>
    </Router>
  );
}

/**
 * Renders the page at the current path. A new path remounts the view, even if it is the same component.
 *
 * wouter's `matchRoute` finds the view, as it does for the preload before hydration. `Switch` and `Route` would match
 * the same table a second time, and add 0.5 kB to the first load of every page.
 */
function Page() {
  const [path] = useLocation();
  const name = routeAt(path);
  const View = views[name];
  const { standalone, ...route }: PageRoute = routes[name];
  const title = documentTitle(route.title, useSociety());

  // Needed until the page's own code, which may load slowly or fail, sets a better title.
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

const SAME_ADDRESS = '';

/** Shown while the society's texts are loading: the server has not rendered the page. */
function LoadingPage() {
  return (
    <>
      <main id="main" className={middle} tabIndex={-1} />
      <noscript>
        <p>
          This page is being prepared. To read it without JavaScript, <a href={SAME_ADDRESS}>load it again</a> in a few
          seconds.
        </p>
      </noscript>
    </>
  );
}

/** The header, main element, footer and transition of every page that isn't standalone. */
function Layout({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  useArrival(path);
  return (
    <>
      <a className={skip} href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" className={middle} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <TransitionOverlay />
    </>
  );
}
