/**
 * Focuses an element so that screen readers read it. An element that isn't a control, such as a heading, can be focused
 * only until it loses focus; otherwise, some screen readers would call it clickable.
 */
export function focusText(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  HTMLElement.prototype.focus.call(element, { preventScroll: true }); // a tag's own `focus()` goes to its first control
}
