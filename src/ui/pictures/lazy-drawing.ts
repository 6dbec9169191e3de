import { lazyView } from '../render/lazy-view';

/** Loads only if a picture is missing. It is decoration, so nothing replaces it if it fails. */
export const LazyDrawing = lazyView(() =>
  import('./drawing').then(
    (module) => module.Drawing,
    () => () => null,
  ),
);

/** Loads the drawing before hydration if the server rendered one, so that it stays. */
export async function prepareDrawing(view?: ParentNode): Promise<void> {
  if (!view || view.querySelector('[data-drawing]')) await LazyDrawing.preload();
}
