/**
 * Keeps the focus near a button that may go away when it is pressed, as Try Again does: what is left around
 * it takes the focus, where the page would otherwise begin anew for the keyboard and screen readers.
 */
export function keepFocusNear(button: HTMLElement): void {
  const around: HTMLElement[] = [];
  for (let box = button.parentElement; box; box = box.parentElement) around.push(box);
  const root = button.getRootNode() as Document | ShadowRoot;
  if (root instanceof ShadowRoot) around.push(root.host as HTMLElement);
  setTimeout(() => {
    const { activeElement } = root;
    if (button.isConnected || (activeElement && activeElement !== document.body)) return;
    const left = around.find((box) => box.isConnected);
    if (!left) return;
    if (!left.hasAttribute('tabindex')) {
      left.tabIndex = -1;
      left.addEventListener('blur', () => left.removeAttribute('tabindex'), { once: true });
    }
    left.focus({ preventScroll: true });
  });
}
