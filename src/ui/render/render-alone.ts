import { forgetViews } from './lazy-view';

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders on a server, after all earlier renderings, with no other lazy views than those that `render` loads. A browser
 * has no others either when it hydrates.
 */
export function renderAlone<Result>(render: () => Promise<Result>): Promise<Result> {
  const rendering = last.then(() => {
    forgetViews();
    return render();
  });
  last = rendering.catch(() => {});
  return rendering;
}
