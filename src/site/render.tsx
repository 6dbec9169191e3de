import { renderToString } from 'react-dom/server';
import { begin, forgetFirstData } from '../api/first-data';
import type { FirstData } from '../model/lists/first-data';
import { renderAlone } from '../ui/render/render-alone';
import { App } from './app';
import { preloadView } from './views';

/**
 * The inner HTML of `#root` for a page with its data. Runs on the server, in a worker, and at build time.
 * @param path of the page, as `/events/42`.
 * @param first what it shows, and the query; without it, the page is as it stands before its data.
 */
export function renderPage(path: string, first?: FirstData): Promise<string> {
  return renderAlone(async () => {
    await preloadView(path, first);
    return rendered('', first, () => renderToString(<App path={path} search={first?.search} />));
  });
}

/** Renders with first data, and forgets it. There is no other render meanwhile: it is synchronous. */
function rendered(api: string, first: FirstData | undefined, render: () => string): string {
  if (first) begin(api, first);
  try {
    return render();
  } finally {
    forgetFirstData();
  }
}
