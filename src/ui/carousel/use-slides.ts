import { useEffect, useRef, useState } from 'react';
import { slideAfter } from '../../model/pictures/slides';
import { reducedMotion } from '../style/reduced-motion';
import type { Embla } from './drag-release';

/** Tracks an Embla carousel and turns it. A slide chosen before Embla has started is shown once it has. */
export function useSlides(embla: Embla | undefined, count: number) {
  // Until Embla has measured which slides are visible, none is inert.
  const [shown, setShown] = useState({ selected: 0, inView: [...Array(count).keys()] });
  const early = useRef<number>(undefined);

  useEffect(() => {
    if (!embla) return;
    const read = () => {
      const selected = embla.selectedScrollSnap();
      const seen = embla.slidesInView();
      const inView = seen.length > 0 ? seen : [selected]; // nothing is measured before the first frame
      setShown((before) => {
        const isSame = before.selected === selected && before.inView.join() === inView.join();
        return isSame ? before : { selected, inView };
      });
    };
    // Focusing a control may have scrolled the server-rendered slides; Embla moves them with transforms instead.
    const view = embla.rootNode();
    if (view.scrollLeft !== 0) {
      early.current ??= Math.round((Math.abs(view.scrollLeft) / view.scrollWidth) * count);
      view.scrollLeft = 0;
    }
    if (early.current !== undefined) embla.scrollTo(early.current, true);
    early.current = undefined;
    read();
    embla.on('select', read).on('slidesInView', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('slidesInView', read).off('reInit', read);
    };
  }, [embla, count]);

  function turnTo(slide: number) {
    if (embla) embla.scrollTo(slide, reducedMotion());
    else early.current = slide;
  }
  return {
    /** Index of the first slide in view. */
    selected: shown.selected,
    /** Slides that are at least half visible. */
    inView: shown.inView,
    turnTo,
    turnBy(step: -1 | 1) {
      // Embla's own steps take the shortest way round the loop.
      if (!embla) turnTo(slideAfter(early.current ?? 0, step, count, true));
      else if (step < 0) embla.scrollPrev(reducedMotion());
      else embla.scrollNext(reducedMotion());
    },
  };
}
