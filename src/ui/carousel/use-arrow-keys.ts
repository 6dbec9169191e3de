import { type RefObject, useLayoutEffect, useRef } from 'react';
import { topmostDialog } from '../open-dialogs';

/** Where arrow keys are listened for: in the element itself, or on a page that is all about it. */
export type ArrowKeyScope = 'element' | 'page';

/** What needs the arrow keys for itself. */
const OWN_ARROWS =
  'input, textarea, select, video, audio, [contenteditable], [role=menu], [role=tablist], [role=slider]';

/**
 * Calls back for the left and right arrow keys, physically: -1 for left, 1 for right. Keys with a
 * modifier, keys that a control needs, and keys pressed under a dialog are left alone.
 */
export function useArrowKeys(
  element: RefObject<HTMLElement | null>,
  scope: ArrowKeyScope,
  onArrow: (side: -1 | 1) => void,
) {
  const latest = useRef(onArrow);
  latest.current = onArrow;
  useLayoutEffect(() => {
    const listened = scope === 'page' ? document : element.current;
    const hear = (event: Event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event as KeyboardEvent;
      const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
      if (!side || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || topmostDialog()) return;
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest(OWN_ARROWS)) return;
      event.preventDefault(); // the row would scroll by its own 40 px besides
      latest.current(side);
    };
    listened?.addEventListener('keydown', hear);
    return () => listened?.removeEventListener('keydown', hear);
  }, [element, scope]);
}

/** True where the first slide is at the right. */
export function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}
