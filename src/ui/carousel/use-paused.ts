import { type RefObject, useEffect, useState } from 'react';
import { onReducedMotionChange, reducedMotion } from '../style/reduced-motion';

/**
 * True while automatic motion must stop: the tab is hidden, the element is off screen, or the visitor prefers
 * reduced motion. True until the element is known to be on screen.
 */
export function usePaused(element: RefObject<Element | null>): boolean {
  const [paused, setPaused] = useState(true);
  useEffect(() => {
    let isOnScreen = false;
    const update = () => setPaused(!isOnScreen || document.hidden || reducedMotion());
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false;
      update();
    });
    if (element.current) observer.observe(element.current);
    document.addEventListener('visibilitychange', update);
    const unlisten = onReducedMotionChange(update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
      unlisten();
    };
  }, [element]);
  return paused;
}
