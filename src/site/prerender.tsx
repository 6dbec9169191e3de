import { renderToString } from 'react-dom/server';
import { stylesText } from '../ui/style';
import { App } from './app';
import { ground } from './document-styles';
import { preloadView } from './views';

/** A page as it stands before any script or data, and the styles of all pages. Runs at build time. */
export async function prerender(path: string): Promise<{ html: string; styles: string }> {
  await preloadView(path);
  return { html: renderToString(<App path={path} />), styles: stylesText() + ground };
}

export { site } from '../content/site';
export { routes } from './routes';
