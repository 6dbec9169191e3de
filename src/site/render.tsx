import { renderToString } from 'react-dom/server';
import type { FirstData } from '../model/first-data';
import { App } from './app';
import { preloadView } from './views';

/** The inner HTML of a page's `#root`. @param path without the query, which is `first.search`. */
export async function renderPage(path: string, _first?: FirstData): Promise<string> {
  await preloadView(path);
  return renderToString(<App path={path} />);
}
