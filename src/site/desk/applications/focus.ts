/** The list, as a place for the focus when what had it goes away. */
export const LIST_NAME = 'List of applications';

/** Gives a focus that was lost with its element to the open application, else to the list. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && activeElement.checkVisibility()) return;
  const places = ['[data-pane] h3', `[aria-label="${LIST_NAME}"]`].map((place) =>
    document.querySelector<HTMLElement>(place),
  );
  places.find((place) => place?.checkVisibility())?.focus({ preventScroll: true });
}
