/**
 * Replaces pictures that fail to load by those in `data-fallback`, until the view's code takes over (picture.tsx).
 * @param root a document or a shadow root with server-rendered HTML.
 */
export function showFallbacks(root: Node): void {
  const onError = ({ target }: Event) => {
    const { dataset } = target as HTMLImageElement;
    if (!dataset.fallback) return;
    Object.assign(target as HTMLImageElement, { srcset: '', src: dataset.fallback });
    delete dataset.fallback;
  };
  root.addEventListener('error', onError, true); // this event doesn't bubble
}
