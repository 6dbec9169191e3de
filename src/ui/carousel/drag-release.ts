import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { draggedSlides, slideAfter } from '../../model/slides';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** A drag or swipe beyond this turns to the next slide (spec, section 9). */
export const SWIPE_THRESHOLD_PX = 50;

type Pointer = { x: number; y: number };

/**
 * Decides where a released drag ends: beyond 50 px at the next slide, else back where it began. Embla's
 * own rule weighs the speed, and asks for half a slide when the drag is slow.
 * @returns what embla asks when a pointer goes down.
 */
export function dragRelease(): (embla: Embla, down: MouseEvent | TouchEvent) => boolean {
  return (embla, down) => {
    const start = pointer(down);
    if (!start) return true;
    let last = start;
    const origin = embla.selectedScrollSnap();
    const follow = (move: MouseEvent | TouchEvent) => {
      last = pointer(move) ?? last;
    };
    const release = () => {
      window.removeEventListener('mousemove', follow, true);
      window.removeEventListener('touchmove', follow, true);
      embla.off('pointerUp', release).off('destroy', release);
      settle(embla, origin, last.x - start.x, last.y - start.y);
    };
    window.addEventListener('mousemove', follow, true);
    window.addEventListener('touchmove', follow, { capture: true, passive: true });
    embla.on('pointerUp', release).on('destroy', release);
    return true;
  };
}

function settle(embla: Embla, origin: number, x: number, y: number) {
  const { scrollTo, scrollBody, options } = embla.internalEngine();
  const [slide] = embla.slideNodes();
  const towardsNext = options.direction === 'rtl' ? x : -x;
  const sideways = Math.abs(x) > Math.abs(y); // else the page is being scrolled
  const steps = sideways ? draggedSlides(towardsNext, slide?.offsetWidth ?? 0, SWIPE_THRESHOLD_PX) : 0;
  // biome-ignore lint/correctness/useHookAtTopLevel: embla's word for setting, no hook of React's
  scrollBody.useBaseFriction().useDuration(options.duration);
  scrollTo.index(slideAfter(origin, steps, embla.scrollSnapList().length, options.loop), -Math.sign(steps));
}

function pointer(event: MouseEvent | TouchEvent): Pointer | undefined {
  const point = 'touches' in event ? event.touches[0] : event;
  return point && { x: point.clientX, y: point.clientY };
}
