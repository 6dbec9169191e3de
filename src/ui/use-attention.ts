import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a visitor is busy with something that changes or ends with time: `held` while a mouse is over it or the
 * keyboard's focus is inside. A finger does not count: a tap leaves the focus on what was tapped, where nothing shows it.
 * A dialog that opens or closes changes nothing: the focus returns to where it was.
 */
export function useAttention(box: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ends = new AbortController();
    // React's own events say nothing of a focused control that React removes.
    const { signal } = ends;
    element.addEventListener('pointerenter', ({ pointerType }) => setHovered(pointerType === 'mouse'), { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    const onFocus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      // What only our own code focuses, such as the carousel's view, leaves things as they are.
      const isPassedOn = target.tabIndex < 0 || isInDialogOver(element, event.relatedTarget);
      if (!isPassedOn) setFocused(target.matches(':focus-visible'));
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      const stays = element.contains(relatedTarget as Node | null) || isInDialogOver(element, relatedTarget);
      if (!stays) setFocused(false);
    };
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('focusout', onBlur, { signal });
    return () => ends.abort();
  }, [box]);
  return {
    held: hovered || focused,
    /** Ends the present attention, as when the visitor presses Play; the next hover or focus counts again. */
    release() {
      setHovered(false);
      setFocused(false);
    },
  };
}

function isInDialogOver(covered: Element, target: EventTarget | null): boolean {
  const dialog = (target as Element | null)?.closest('dialog');
  return Boolean(dialog && !dialog.contains(covered));
}
