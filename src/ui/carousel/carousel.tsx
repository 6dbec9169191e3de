import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { slideAfter } from '../../model/slides';
import { ArrowButton } from './arrow-button';
import { controls, position, slideBox, track, view } from './carousel.style';
import { Dots } from './dots';
import { dragRelease } from './drag-release';
import { Slide } from './slide';
import { type ArrowKeyScope, isRightToLeft, useArrowKeys } from './use-arrow-keys';
import { useSlides } from './use-slides';

type EmblaPlugins = NonNullable<Parameters<typeof useEmblaCarousel>[1]>;

export interface CarouselProps {
  /** Accessible name of the whole. */
  label: string;
  count: number;
  /** A slide's content. Keep the function between renders, and slides that stay are not rendered again. */
  slide: (index: number) => ReactNode;
  /** Past an end comes the other one. Default true. */
  loop?: boolean;
  /** A dot per slide. Default true. */
  dots?: boolean;
  /** Where arrow keys turn slides. Default: when the focus is inside. */
  arrowKeys?: ArrowKeyScope;
  /** Says the position when it changes; false while slides turn by themselves. Default true. */
  announced?: boolean;
  /** Embla's plug-ins, such as autoplay; keep the array between renders. */
  plugins?: EmblaPlugins;
  /** Classes of the whole; `--_slide-size` and `--_slide-gap` set how many slides fit in. */
  className?: string;
}

const NO_PLUGINS: EmblaPlugins = [];

/**
 * Slides that are dragged beyond 50 px, turned by arrow keys, arrows or dots. Those out of view are
 * inert (WAI-ARIA's carousel pattern). In a loop a few are in the document, however many there are.
 */
export function Carousel(props: CarouselProps) {
  const { label, count, slide, loop = true, arrowKeys = 'element', announced = true, className } = props;
  const root = useRef<HTMLElement>(null);
  const focusable = useRef<HTMLDivElement>(null);
  const [watchDrag] = useState(dragRelease);
  const [fromRight, setFromRight] = useState(false);
  useLayoutEffect(() => setFromRight(isRightToLeft(root.current)), []);
  const [viewRef, embla] = useEmblaCarousel(
    { loop, align: 'start', inViewThreshold: 0.5, watchDrag, direction: fromRight ? 'rtl' : 'ltr' },
    props.plugins ?? NO_PLUGINS,
  );
  const { places, selected, inView, slideIn, turnBy, turnTo } = useSlides(embla, count, loop);
  const viewElement = useCallback(
    (element: HTMLDivElement | null) => {
      focusable.current = element;
      viewRef(element);
    },
    [viewRef],
  );

  // A slide that becomes inert drops the focus to the page, and the arrow keys with it.
  useLayoutEffect(() => {
    const { activeElement } = (root.current?.getRootNode() ?? document) as Document | ShadowRoot;
    const left = activeElement?.closest('[role=group][aria-roledescription]');
    const index = left ? embla?.slideNodes().indexOf(left as HTMLElement) : undefined;
    if (index !== undefined && index >= 0 && !inView.includes(index)) focusable.current?.focus({ preventScroll: true });
  }, [inView, embla]);

  function turn(side: -1 | 1) {
    turnBy(fromRight ? (-side as -1 | 1) : side, isCalm());
  }

  useArrowKeys(root, arrowKeys, turn);

  const isEnd = (side: -1 | 1) => !loop && slideAfter(selected, fromRight ? -side : side, count, false) === selected;
  const sideName = (side: -1 | 1) => ((fromRight ? -side : side) < 0 ? 'Previous slide' : 'Next slide');
  const digits = String(count).length;

  return (
    <section ref={root} className={className} aria-roledescription="carousel" aria-label={label} part="carousel">
      <div ref={viewElement} className={view} tabIndex={-1}>
        <div className={track}>
          {Array.from({ length: places }, (_, place) => {
            const index = slideIn(place);
            return (
              // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's own role; a slide is no form
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is where it is
                key={place}
                className={slideBox}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${count}`}
                inert={!inView.includes(place)}
              >
                <Slide key={index} index={index} content={slide} />
              </div>
            );
          })}
        </div>
      </div>
      {count > 1 && (
        <>
          <div className={controls}>
            <ArrowButton side="left" label={sideName(-1)} disabled={isEnd(-1)} onClick={() => turn(-1)} />
            <span className={position} aria-live={announced ? 'polite' : 'off'} aria-atomic="true">
              {String(selected + 1).padStart(digits, '0')} / {count}
            </span>
            <ArrowButton side="right" label={sideName(1)} disabled={isEnd(1)} onClick={() => turn(1)} />
          </div>
          {props.dots !== false && (
            <Dots count={count} selected={selected} onSelect={(slide) => turnTo(slide, isCalm())} />
          )}
        </>
      )}
    </section>
  );
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
