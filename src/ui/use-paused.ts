import { type RefObject, useEffect, useState } from 'react';

/**
 * True while what moves by itself should not: the tab is hidden, the element is out of sight, or the
 * reader wants less motion. True until the element is known to be in sight.
 */
export function usePaused(element: RefObject<Element | null>): boolean {
  const [paused, setPaused] = useState(true);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let inSight = false;
    const decide = () => setPaused(!inSight || document.hidden || calm.matches);
    const sight = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? false;
      decide();
    });
    if (element.current) sight.observe(element.current);
    document.addEventListener('visibilitychange', decide);
    calm.addEventListener('change', decide);
    return () => {
      sight.disconnect();
      document.removeEventListener('visibilitychange', decide);
      calm.removeEventListener('change', decide);
    };
  }, [element]);
  return paused;
}
