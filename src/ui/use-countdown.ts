import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface AttentionOptions {
  /** `pointermove` for a box that may appear under a resting pointer, because that triggers `pointerenter`. */
  pointer?: 'pointerenter' | 'pointermove';
  /** `:focus-visible` where a tap or click leaves focus on the pressed control. */
  focus?: ':focus' | ':focus-visible';
}

/**
 * Whether a change that is due must wait: `isHeld` is true while a pointer is over the box, focus is in it, or the
 * tab is hidden. Opening or closing a dialog doesn't matter: focus returns to where it was.
 */
export function useAttention(
  box: RefObject<HTMLElement | null>,
  { pointer = 'pointerenter', focus = ':focus' }: AttentionOptions = {},
) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ends = new AbortController();
    // Native events, because React's don't fire when React removes the focused control.
    const { signal } = ends;
    const onPointer = ({ type, movementX, movementY }: PointerEvent) => {
      if (type === 'pointerenter' || movementX || movementY) setHovered(true);
    };
    const isInside = (target: EventTarget | null) => element.contains(target as Node | null);
    const onFocus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      // Ignore focus moved by our own code, for example to the carousel's view.
      const isPassedOn = isInside(event.relatedTarget) && target.tabIndex < 0;
      if (!isPassedOn && !isInDialogOver(element, event.relatedTarget)) setFocused(target.matches(focus));
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget) && !isInDialogOver(element, relatedTarget)) setFocused(false);
    };
    const onVisibility = () => setHidden(document.hidden);
    onVisibility();
    element.addEventListener(pointer, onPointer, { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('focusout', onBlur, { signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => ends.abort();
  }, [box, pointer, focus]);
  return {
    isHeld: isHovered || isFocused || isHidden,
    /** Stops holding until the next hover or focus, for example when the visitor presses Play. */
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

/**
 * Counts down from when the component mounts; pauses while held.
 * @returns the remaining milliseconds, updated once a second: exactly 0 when the time is up.
 */
export function useCountdown(ms: number, isHeld: boolean, onEnd = () => {}): number {
  const leftMs = useRef(ms);
  const [shownMs, setShownMs] = useState(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld || !leftMs.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const endsAt = performance.now() + leftMs.current;
    const pass = () => {
      leftMs.current = Math.max(0, endsAt - performance.now());
    };
    const tick = () => {
      pass();
      setShownMs(leftMs.current);
      if (leftMs.current) timer = setTimeout(tick, leftMs.current % 1000 || 1000);
      else end();
    };
    tick();
    return () => {
      clearTimeout(timer);
      pass();
    };
  }, [isHeld]);
  return shownMs;
}
