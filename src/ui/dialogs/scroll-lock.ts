let locks = 0;
let restore = () => {};

/**
 * Keeps the page behind a dialog from scrolling. Several dialogs may lock; the page is given back its
 * own styles when the last one unlocks. Returns what unlocks, once.
 */
export function lockScroll(): () => void {
  if (locks === 0) restore = lock(document.documentElement);
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) restore();
  };
}

function lock(root: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = root.style;
  // A page with a scrollbar keeps its gutter, so that nothing jumps sideways.
  const hasScrollbar = window.innerWidth > root.clientWidth;
  root.style.overflow = 'hidden';
  if (hasScrollbar) root.style.scrollbarGutter = 'stable';
  return () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
