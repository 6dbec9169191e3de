/**
 * Keeps the focus near a pressed button that may go away, as Try Again does: the nearest element around it that is
 * left takes the focus. The page would otherwise begin anew for the keyboard and screen readers.
 */
export function keepFocusNear(press: Event): void {
  const [button, ...around] = press.composedPath() as Node[];
  const root = button?.getRootNode() as Document | ShadowRoot;
  setTimeout(() => {
    const { activeElement } = root;
    if (button?.isConnected || (activeElement && activeElement !== document.body)) return;
    const left = around.find((node) => node instanceof HTMLElement && node.isConnected) as HTMLElement | undefined;
    if (!left) return;
    if (!left.hasAttribute('tabindex')) {
      left.tabIndex = -1;
      left.addEventListener('blur', () => left.removeAttribute('tabindex'), { once: true });
    }
    left.focus({ preventScroll: true });
  });
}
