/**
 * Moves focus to the nearest remaining ancestor when the focused element is removed, for example because another
 * officer has decided on the application. Otherwise, Tab would start over at the top of the page.
 * @returns a function that stops this.
 */
export function keepFocus(root: HTMLElement): () => void {
  let path: EventTarget[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('focusin', (event) => (path = event.composedPath()), { signal });
  // A click outside the controls is meant to clear focus.
  document.addEventListener('pointerdown', () => (path = []), { signal, capture: true });
  const observer = new MutationObserver(() => {
    const [focused] = path;
    if (!(focused instanceof Node) || focused.isConnected || document.activeElement !== document.body) return;
    const nearest = path.find((node) => node instanceof HTMLElement && root.contains(node)) as HTMLElement | undefined;
    if (!nearest?.checkVisibility()) return;
    if (!nearest.hasAttribute('tabindex')) nearest.tabIndex = -1;
    nearest.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => listening.abort();
}
