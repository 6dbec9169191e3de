import { type RefObject, useEffect, useEffectEvent } from 'react';

const EVENTS = ['pointerdown', 'click', 'focusin'] as const;

/** Calls back when, while `active`, a press or the focus goes outside the box. */
export function useOutside(box: RefObject<HTMLElement | null>, active: boolean, onLeave: () => void) {
  const check = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) onLeave();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: Event) => check(event);
    for (const name of EVENTS) document.addEventListener(name, listener);
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, listener);
    };
  }, [active]);
}
