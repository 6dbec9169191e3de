import { type RefObject, useEffect, useState } from 'react';

/** Far above the view, in pixels: what has been scrolled past counts as reached. */
const PAST = 1_000_000;

/**
 * True once an element's top is no further than some pixels below the bottom of the view, until the
 * reader scrolls back above it. The browser watches; nothing runs on scrolling.
 */
export function useReached(element: RefObject<Element | null>, withinPx: number): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setReached(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${PAST}px 0px ${withinPx}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, withinPx]);
  return reached;
}
