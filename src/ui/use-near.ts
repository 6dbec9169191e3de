import { type RefObject, useEffect, useState } from 'react';

/** About one phone screen. */
const NEAR = '600px';

/** True once an element has been within a margin around the viewport. */
export function useNear(element: RefObject<Element | null>, rootMargin = NEAR): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, rootMargin]);
  return isNear;
}
