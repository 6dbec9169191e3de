import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { onReducedMotionChange, reducedMotion } from '../style/reduced-motion';
import type { Embla } from './drag-release';

/**
 * Advances a carousel every `everyMs` milliseconds; 0 stops it. Each slide stays for its full time, even one that
 * the visitor has chosen, and a slide stays while it is being dragged. Embla's own plug-in is a kilobyte larger.
 */
export function useAutoplay(embla: Embla | undefined, everyMs: number) {
  useEffect(() => {
    if (!embla || !everyMs) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => clearInterval(timer);
    const restart = () => {
      stop();
      timer = setInterval(() => embla.scrollNext(), everyMs);
    };
    restart();
    embla.on('select', restart).on('pointerDown', stop).on('pointerUp', restart);
    return () => {
      stop();
      embla.off('select', restart).off('pointerDown', stop).off('pointerUp', restart);
    };
  }, [embla, everyMs]);
}

/** True while the tab is hidden, or the element is off screen or not yet known to be on screen. */
export function usePaused(element: RefObject<Element | null>): boolean {
  const [paused, setPaused] = useState(true);
  useEffect(() => {
    let isOnScreen = false;
    const update = () => setPaused(!isOnScreen || document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false;
      update();
    });
    if (element.current) observer.observe(element.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [element]);
  return paused;
}

/** Whether automatic motion is stopped. With reduced motion, it is stopped until the visitor presses Play. */
export function useStopped() {
  const isReduced = useSyncExternalStore(onReducedMotionChange, reducedMotion, () => false);
  const [choice, setChoice] = useState<{ stopped: boolean; isReduced: boolean }>();
  const stopped = choice?.isReduced === isReduced ? choice.stopped : isReduced;
  return [stopped, (stopped: boolean) => setChoice({ stopped, isReduced })] as const;
}
