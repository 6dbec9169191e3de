/** The list, as a place for the focus when what had it goes away. */
export const LIST_NAME = 'List of applications';

/** Takes the focus past the list: to what is open beside it, on a phone to the next section. */
export function skipList(): void {
  focusFirst(['[data-pane] h3', '[data-pane]', '#sheets'])?.scrollIntoView({ block: 'nearest' });
}

/** Gives a focus that was lost with its element to the open application, else to the list. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || activeElement.id === 'applications';
  if (!isLost && activeElement.checkVisibility()) return;
  focusFirst(['[data-pane] h3', `[aria-label="${LIST_NAME}"]`]);
}

/** Focuses the first of the places that is seen. */
function focusFirst(places: readonly string[]): HTMLElement | undefined {
  for (const place of places) {
    const element = document.querySelector<HTMLElement>(place);
    if (!element?.checkVisibility()) continue;
    element.focus({ preventScroll: true });
    return element;
  }
  return undefined;
}
