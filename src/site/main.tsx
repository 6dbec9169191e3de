import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storeSnapshot } from '../api/snapshot';
import type { Snapshot } from '../model/lists/query';
import { prepareReplay } from '../ui/replay/prepare-replay';
import { adoptStyles } from '../ui/style/style';
import { App } from './app';
import { trackPositions } from './scroll/positions';
import { preloadView } from './views';

/** Hydrates the server's page once its code is loaded. If that fails, the page offers Try Again. */
async function start(root: HTMLElement) {
  // A slow style sheet may still be delaying the parser.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  removeTrailingSlash();
  trackPositions();
  const snapshot = readSnapshot();
  if (snapshot) storeSnapshot('', snapshot);
  const isLoaded = await preloadView(location.pathname, snapshot, document).then(
    () => true,
    () => false,
  );
  const replay = prepareReplay(document);
  /** Sets `data-hydrated`, which tests and monitors wait for. */
  const onHydrated = async () => {
    // Not before hydration: an incomplete sheet after the document's own would change the order of the rules.
    adoptStyles(document);
    await replay(!isLoaded);
    document.documentElement.dataset.hydrated = '';
  };
  const app = <App search={snapshot?.search} onHydrated={onHydrated} />;
  // A transition splits hydration into short tasks, so that the page stays responsive.
  if (isLoaded) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** The server treats `/events/` like `/events`; links and the history should use a single URL. */
function removeTrailingSlash() {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

/** Reads the answers that the server rendered the page with. */
function readSnapshot(): Snapshot | undefined {
  const text = document.getElementById('snapshot')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

const root = document.getElementById('root');
if (root) void start(root);
