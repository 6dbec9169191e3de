/**
 * Replaces pictures that fail to load, as the view's code does (picture.tsx): a size by the full picture, and that by
 * the one in `data-fallback`. Once the code runs, both do the same.
 * @param root a document or a shadow root with server-rendered HTML.
 */
export function showFallbacks(root: Node): void {
  const onError = ({ target }: Event) => {
    const image = target as HTMLImageElement;
    const { fallback } = image.dataset;
    if (image.srcset) image.srcset = '';
    else if (fallback) {
      delete image.dataset.fallback;
      image.src = fallback;
    }
  };
  root.addEventListener('error', onError, true); // this event doesn't bubble
}
