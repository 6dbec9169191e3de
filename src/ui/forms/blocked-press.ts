import type { MouseEvent } from 'react';

/**
 * Detects a press of the submit button that has no effect: in a frame that is sandboxed without `allow-forms`, browsers
 * dispatch no `submit` event.
 */
export function detectBlockedPress(event: MouseEvent, form: HTMLFormElement | null, onBlocked: () => void): void {
  const timer = setTimeout(() => event.defaultPrevented || onBlocked());
  // Setting the property replaces the listener from the previous press.
  if (form) form.onsubmit = () => clearTimeout(timer);
}
