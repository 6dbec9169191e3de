import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { adoptStyles } from '../ui/style';
import { App } from './app';
import './restored-state';
import { preloadView } from './views';

/** Hydrates the prerendered page once its code is loaded. If that fails, the page says so and offers Try Again. */
async function start(root: HTMLElement) {
  const loaded = await preloadView(location.pathname).then(
    () => true,
    () => false,
  );
  // Only with the classes of the page: a part of them, after the document's sheet, would change the order of rules.
  adoptStyles(document);
  // As a transition it takes many short tasks instead of a long one, and the page responds in between.
  if (loaded) startTransition(() => void hydrateRoot(root, <App />));
  else createRoot(root).render(<App />);
}

const root = document.getElementById('root');
if (root) void start(root);
