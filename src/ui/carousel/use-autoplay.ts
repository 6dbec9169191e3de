import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

/**
 * Turns a carousel every so many milliseconds; 0 stops it. Each slide shows for its full time, also one that the
 * visitor has chosen, and a slide that is being dragged stays. Embla's own plug-in is a kilobyte larger.
 */
export function useAutoplay(embla: UseEmblaCarouselType[1], everyMs: number) {
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
