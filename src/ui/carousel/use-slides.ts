import { startTransition, useEffect, useRef, useState } from 'react';
import { loopDistance, slideAfter } from '../../model/pictures/slides';
import { useIsHydrated } from '../host/host';
import { reducedMotion } from '../style/reduced-motion';
import type { Embla } from './drag-release';

/** Up to this many slides, each has its own place. */
const MANY_SLIDES = 12;

/** Places of many slides: what fits on a screen, and a drag's way on both sides. */
const PLACES_OF_MANY = 8;

/**
 * Follows an Embla carousel. Many slides share a few places, which are filled in turn: Embla measures
 * and watches every element it has, and a thousand of them make it too slow to drag.
 */
export function useSlides(embla: Embla | undefined, count: number) {
  const places = count > MANY_SLIDES ? PLACES_OF_MANY : count;
  const isHydrated = useIsHydrated();
  // Until Embla has measured how many can be seen, no slide is inert.
  const [shown, setShown] = useState({ place: 0, selected: 0, inView: [...Array(places).keys()] });
  const early = useRef(0);

  useEffect(() => {
    if (!embla) return;
    const read = () => {
      const place = embla.selectedScrollSnap();
      const seen = embla.slidesInView();
      const inView = seen.length > 0 ? seen : [place]; // nothing is measured before the first frame
      setShown((before) => {
        if (before.place === place && before.inView.join() === inView.join()) return before;
        if (places === count) return { place, selected: place, inView };
        const steps = loopDistance(before.place, place, places);
        return { place, selected: slideAfter(before.selected, steps, count, true), inView };
      });
    };
    // The focus may have scrolled a first view to a slide: Embla moves slides by other means.
    const view = embla.rootNode();
    if (view.scrollLeft !== 0) {
      early.current ||= Math.round((Math.abs(view.scrollLeft) / view.scrollWidth) * places);
      view.scrollLeft = 0;
    }
    read();
    embla.on('select', read).on('slidesInView', read).on('reInit', read);
    for (; early.current !== 0; early.current -= Math.sign(early.current)) turn(embla, early.current, true);
    return () => {
      embla.off('select', read).off('slidesInView', read).off('reInit', read);
    };
  }, [embla, places, count]);

  return {
    /** The slides' elements; fewer than slides when there are many. */
    places,
    /** The slide shown first, from 0. */
    selected: shown.selected,
    /** Places of which at least half can be seen. */
    inView: shown.inView,
    /** The slide in a place. */
    slideIn: (place: number) => {
      // A first view is read from its beginning, also without script.
      if (places === count || !isHydrated) return place;
      return slideAfter(shown.selected, loopDistance(shown.place, place, places), count, true);
    },
    /** Turns to the slide before or after; before Embla has started, as soon as it does. */
    turnBy: (step: -1 | 1) => {
      if (embla) turn(embla, step, reducedMotion());
      else early.current += step;
    },
    /** Turns to a slide: a near one by moving, a far one by filling the present place with it. */
    turnTo: (slide: number) => {
      const steps = loopDistance(shown.selected, slide, count);
      const isNear = places === count || Math.abs(steps) < places / 2;
      if (isNear && !embla) early.current = steps;
      if (isNear) return embla?.scrollTo(slideAfter(shown.place, steps, places, true), reducedMotion());
      // All places get another slide: rendered in short tasks.
      startTransition(() => setShown((before) => ({ ...before, selected: slide })));
    },
  };
}

function turn(embla: Embla, side: number, instantly: boolean) {
  if (side < 0) embla.scrollPrev(instantly);
  else embla.scrollNext(instantly);
}
