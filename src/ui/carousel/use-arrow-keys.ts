import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { topmostDialog } from '../dialogs/open-dialogs';

/** Where to listen for arrow keys: in the element, or anywhere on a page dedicated to it. */
export type ArrowKeyScope = 'element' | 'page';

/** Controls that use the arrow keys themselves. */
const OWN_ARROWS =
  'input, textarea, select, video, audio, [contenteditable], [role=menu], [role=tablist], [role=slider]';

/**
 * Calls `onArrow` with -1 for the left and 1 for the right arrow key, in any writing direction. Ignores keys with a
 * modifier, keys that a control needs, and all keys while a dialog that doesn't contain the element is open.
 */
export function useArrowKeys(
  element: RefObject<HTMLElement | null>,
  scope: ArrowKeyScope,
  onArrow: (side: -1 | 1) => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    if (!side || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (topmostDialog()?.contains(element.current) === false) return;
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest(OWN_ARROWS)) return;
    event.preventDefault(); // otherwise, the browser would also scroll a row by 40 px
    onArrow(side);
  });
  useLayoutEffect(() => {
    const target: Document | HTMLElement | null = scope === 'page' ? document : element.current;
    const listener = (event: Event) => onKeyDown(event as KeyboardEvent);
    target?.addEventListener('keydown', listener);
    return () => target?.removeEventListener('keydown', listener);
  }, [element, scope]);
}

/** Whether the first slide is on the right. */
export function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}

/** When a focused slide becomes inert, moves focus to its container. Otherwise, arrow keys would stop working. */
export function useInertFocus(container: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { activeElement } = (container.current?.getRootNode() ?? document) as Document | ShadowRoot;
    const inert = activeElement?.closest('[inert]');
    if (inert && container.current?.contains(inert)) container.current.focus({ preventScroll: true });
  });
}
