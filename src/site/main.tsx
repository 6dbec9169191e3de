import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepSnapshot } from '../api/snapshot';
import type { Snapshot } from '../model/lists/snapshot';
import { adoptStyles } from '../ui/style/style';
import { App } from './app';
import { rememberPlaces } from './scroll/remember-places';
import './scroll/restored-state';
import { preloadView } from './views';

/** Hydrates the server's page once its code is loaded. If that fails, the page says so and offers Try Again. */
async function start(root: HTMLElement) {
  removeFinalSlash();
  const places = rememberPlaces();
  const snapshot = readSnapshot();
  if (snapshot) keepSnapshot('', snapshot);
  const loaded = await preloadView(location.pathname, snapshot, document).then(
    () => true,
    () => false,
  );
  await places;
  // Only with the classes of the page: a part of them, after the document's sheet, would change the order of rules.
  adoptStyles(document);
  // As a transition it takes many short tasks instead of a long one, and the page responds in between.
  if (loaded) startTransition(() => void hydrateRoot(root, <App search={snapshot?.search} />));
  else createRoot(root).render(<App />);
}

/** The server answers `/events/` as `/events`; in links and in the history the page has one address. */
function removeFinalSlash() {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

/** The answers that the server has rendered the page with. */
function readSnapshot(): Snapshot | undefined {
  const text = document.getElementById('snapshot')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

const root = document.getElementById('root');
if (root) void start(root);
