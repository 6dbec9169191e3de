import type { MouseEvent } from 'react';
import type { Text } from '../../texts/text';

const BLOCKED: Text = 'This page does not let forms be sent. Open the form in a window of its own.';

/**
 * Notices that a press of a submit button has no effect: in a frame that is sandboxed without `allow-forms`, browsers
 * drop it before the `submit` event. Calls back with what to say.
 */
export function onBlockedSubmit(press: MouseEvent<HTMLButtonElement>, onBlocked: (reason: Text) => void): void {
  const { form } = press.currentTarget;
  const timer = setTimeout(() => press.defaultPrevented || onBlocked(BLOCKED));
  // As a property it takes the place of the last press's.
  if (form) form.onsubmit = () => clearTimeout(timer);
}
