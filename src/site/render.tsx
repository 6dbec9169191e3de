import { renderToString } from 'react-dom/server';
import { renderWithSnapshot } from '../api/snapshot';
import type { RenderResult, SnapshotSource } from '../model/lists/query';
import { renderAlone } from '../ui/render/lazy-view';
import { App } from './app';
import { preloadView } from './views';

/**
 * Returns the inner HTML of `#root` for a page. Runs on the server, in a worker, and at build time.
 * @param path the page's path, such as `/events/42`.
 * @param source the data to show. Default: none.
 */
export function renderPage(path: string, source?: SnapshotSource): Promise<RenderResult> {
  return renderAlone(async () => {
    await preloadView(path, source);
    return renderWithSnapshot(source, () => renderToString(<App path={path} search={source?.search} />));
  });
}
