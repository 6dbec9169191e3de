import { type RefObject, useEffect, useState } from 'react';

/** Extends the observed area far above the window, so that an element counts after it was scrolled past. */
const PAST_PX = 1_000_000;

/** True while an element's top is at most some pixels below the window's bottom, or further up. */
export function useScrolledTo(element: RefObject<Element | null>, withinPx: number): boolean {
  const [isScrolledTo, setScrolledTo] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setScrolledTo(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${PAST_PX}px 0px ${withinPx}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, withinPx]);
  return isScrolledTo;
}
