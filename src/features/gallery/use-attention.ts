import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Whether a visitor is busy with something that moves by itself: `held` while a mouse is over it or the keyboard's
 * focus is inside. A finger does not count: a tap leaves the focus on what was tapped, where nothing shows it. A
 * dialog that opens or closes changes nothing: the focus returns to where it was.
 */
export function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: hovered || focused,
    /** Ends the present attention, as when the visitor presses Play; the next hover or focus counts again. */
    release() {
      setHovered(false);
      setFocused(false);
    },
    /** For the element. */
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus({ target, currentTarget, relatedTarget }: FocusEvent) {
        // What only our own code focuses, such as the carousel's view, leaves things as they are.
        const isPassedOn = (target as HTMLElement).tabIndex < 0 || isInDialogOver(currentTarget, relatedTarget);
        if (!isPassedOn) setFocused(target.matches(':focus-visible'));
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        const stays = currentTarget.contains(relatedTarget) || isInDialogOver(currentTarget, relatedTarget);
        if (!stays) setFocused(false);
      },
    },
  };
}

function isInDialogOver(covered: Element, element: Element | null): boolean {
  const dialog = element?.closest('dialog');
  return Boolean(dialog && !dialog.contains(covered));
}
