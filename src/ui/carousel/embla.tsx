import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';
import { type Embla, watchDrag } from './drag-release';

interface EmblaEngineProps {
  /** The box that shows the slides. */
  view: RefObject<HTMLElement | null>;
  direction: 'ltr' | 'rtl';
  onStart: (embla: Embla) => void;
}

/** Moves a carousel's slides. Renders nothing. */
export function EmblaEngine({ view, direction, onStart }: EmblaEngineProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, align: 'start', inViewThreshold: 0.5, watchDrag, direction });
  useEffect(() => attach(view.current), [attach, view]);
  useEffect(() => {
    if (embla) onStart(embla);
  }, [embla, onStart]);
  return null;
}
