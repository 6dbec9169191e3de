import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Whether a visitor is busy with something that moves by itself. */
export interface Attention {
  /** A mouse is over it, or the keyboard's focus is inside. */
  held: boolean;
  /** Ends the present attention, as when the visitor presses Play; the next hover or focus counts again. */
  release(): void;
  /** For the element. */
  listeners: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/**
 * Notices a mouse and the keyboard's focus, not a finger: a tap leaves the focus on what was tapped, where
 * nothing shows it. A dialog that opens or closes changes nothing: the focus comes back to where it was.
 */
export function useAttention(): Attention {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: hovered || focused,
    release() {
      setHovered(false);
      setFocused(false);
    },
    listeners: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus({ target, currentTarget, relatedTarget }) {
        // What our own code alone focuses, as the carousel's view is, takes over from what had the focus.
        const isPassedOn = (target as HTMLElement).tabIndex < 0 || isInDialogOver(currentTarget, relatedTarget);
        if (!isPassedOn) setFocused(target.matches(':focus-visible'));
      },
      onBlur({ currentTarget, relatedTarget }) {
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
