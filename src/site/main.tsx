import { createRoot, hydrateRoot } from 'react-dom/client';
import { adoptStyles } from '../ui/style';
import { App } from './app';
import './ground';
import { preloadView } from './views';

/** Takes the prerendered page over as soon as its code is there. Without its code it says so, with a way to try again. */
async function start(root: HTMLElement) {
  adoptStyles(document);
  try {
    await preloadView(location.pathname);
    hydrateRoot(root, <App />);
  } catch {
    createRoot(root).render(<App />);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
