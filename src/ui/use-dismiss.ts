import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

const OUTSIDE_EVENTS = ['pointerdown', 'click', 'focusin'] as const;

/**
 * Closes a box that a toggle has opened when the visitor presses or focuses something outside it, or presses Escape in
 * it. Escape also returns focus to the toggle; if boxes are nested, it closes only the inner one. A box that was
 * opened before hydration (`aria-expanded`, set by replay/record.ts) stays open.
 */
export function useDismiss<Box extends HTMLElement, Toggle extends HTMLElement = HTMLButtonElement>(
  isOpen: boolean,
  open: () => void,
  close: () => void,
) {
  const box = useRef<Box>(null);
  const toggle = useRef<Toggle>(null);
  const onOutside = useEffectEvent((event: Event) => {
    if (box.current && !event.composedPath().includes(box.current)) close();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault(); // a dialog around it stays open
    close();
    toggle.current?.focus();
  });
  const adoptOpen = useEffectEvent(() => toggle.current?.ariaExpanded === 'true' && open());
  useLayoutEffect(() => void adoptOpen(), []);
  useEffect(() => {
    if (!isOpen) return;
    const ended = new AbortController();
    const { signal } = ended;
    for (const name of OUTSIDE_EVENTS) document.addEventListener(name, (event) => onOutside(event), { signal });
    box.current?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => ended.abort();
  }, [isOpen]);
  return { box, toggle };
}
