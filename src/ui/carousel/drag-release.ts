import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { draggedSlides, slideAfter } from '../../model/pictures/slides';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** A drag or swipe beyond this distance moves to the next slide. */
const SWIPE_THRESHOLD_PX = 50;

/**
 * Embla's `watchDrag`. A drag of over 50 px moves to the next slide; after a shorter one, the slide springs back.
 * Embla's own rule depends on speed: a slow drag must cover half a slide.
 */
export function watchDrag(embla: Embla, down: MouseEvent | TouchEvent): boolean {
  const start = pointer(down);
  if (!start) return true;
  let last = start;
  const origin = embla.selectedScrollSnap();
  const moves = new AbortController();
  const options = { capture: true, passive: true, signal: moves.signal };
  const follow = (move: MouseEvent | TouchEvent) => {
    last = pointer(move) ?? last;
  };
  const release = () => {
    moves.abort();
    embla.off('pointerUp', release).off('destroy', release);
    settle(embla, origin, last.x - start.x, last.y - start.y);
    // After a drag, Embla suppresses the next click. If none follows, for example because the drag ended outside, it
    // would suppress the next press of Enter. So dispatch a non-bubbling click for it to suppress.
    setTimeout(() => embla.rootNode().dispatchEvent(new MouseEvent('click')));
  };
  window.addEventListener('mousemove', follow, options);
  window.addEventListener('touchmove', follow, options);
  embla.on('pointerUp', release).on('destroy', release);
  return true;
}

function settle(embla: Embla, origin: number, x: number, y: number) {
  const { scrollTo, scrollBody, options } = embla.internalEngine();
  const [slide] = embla.slideNodes();
  const towardsNext = options.direction === 'rtl' ? x : -x;
  const isSideways = Math.abs(x) > Math.abs(y); // else the page is being scrolled
  const steps = isSideways ? draggedSlides(towardsNext, slide?.offsetWidth ?? 0, SWIPE_THRESHOLD_PX) : 0;
  // biome-ignore lint/correctness/useHookAtTopLevel: Embla's setter isn't a hook
  scrollBody.useBaseFriction().useDuration(options.duration);
  scrollTo.index(slideAfter(origin, steps, embla.scrollSnapList().length, options.loop), -Math.sign(steps));
}

function pointer(event: MouseEvent | TouchEvent) {
  const point = 'touches' in event ? event.touches[0] : event;
  return point && { x: point.clientX, y: point.clientY };
}
