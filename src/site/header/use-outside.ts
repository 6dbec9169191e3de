import { type RefObject, useEffect } from 'react';

/** Calls back when, while `active`, a press or the focus goes outside the box. */
export function useOutside(box: RefObject<HTMLElement | null>, active: boolean, leave: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `leave` only sets state
  useEffect(() => {
    if (!active) return;
    const check = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('click', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('click', check);
      document.removeEventListener('focusin', check);
    };
  }, [active]);
}
