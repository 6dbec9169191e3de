import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { adoptStyles } from '../ui/style';
import { App } from './app';
import './restored-state';
import { preloadView } from './views';

/** Takes the prerendered page over as soon as its code is there. Without its code it says so, with a way to try again. */
async function start(root: HTMLElement) {
  const loaded = await preloadView(location.pathname).then(
    () => true,
    () => false,
  );
  // Not before the page's own classes are in: half of them, after the document's sheet, would order rules anew.
  adoptStyles(document);
  // As a transition it takes many short tasks, between which the page answers, in place of a long one.
  if (loaded) startTransition(() => void hydrateRoot(root, <App />));
  else createRoot(root).render(<App />);
}

const root = document.getElementById('root');
if (root) void start(root);
