import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../host/host';
import { lazyView } from '../render/lazy-view';
import { mono, muted } from '../style/recipes.style';
import { classes } from '../style/style';
import { useNear } from '../use-near';
import { ArrowButton } from './arrow-button';
import { controls, slideBox, track, viewBox } from './carousel.style';
import { Dots } from './dots';
import type { Embla } from './drag-release';
import { type ArrowKeyScope, isRightToLeft, useArrowKeys, useInertFocus } from './use-arrow-keys';
import { useAutoplay } from './use-autoplay';
import { useSlides } from './use-slides';

/** Loads once the carousel is near the viewport, and then handles earlier button presses. */
const EmblaEngine = lazyView(() => import('./embla').then((module) => module.EmblaEngine));

export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  count: number;
  slide: (index: number) => ReactNode;
  /** Where to listen for arrow keys. Default: in the carousel, while it has focus. */
  arrowKeys?: ArrowKeyScope;
  /** Advances automatically at this interval, without announcing the position. Default: never. */
  autoplayMs?: number;
  /** Called with the selected slide, initially and on each change. */
  onReach?: (index: number) => void;
  /** Content that comes first in the tab order, such as a button that stops autoplay. */
  children?: ReactNode;
  /**
   * Classes for the carousel. `--_slide-size` and `--_slide-gap` set how many slides fit, and `--_slide-controls: none`
   * hides the arrows and dots when all slides fit.
   */
  className?: string;
}

/**
 * A looping carousel, controlled by arrow keys or buttons, dots, or drags of over 50 px. Slides out of view are inert
 * (WAI-ARIA's carousel pattern). Meant for up to a hundred slides, because Embla observes every one.
 */
export function Carousel({ label, count, slide, arrowKeys = 'element', autoplayMs = 0, ...props }: CarouselProps) {
  const t = useTexts();
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [fromRight, setFromRight] = useState(false);
  useLayoutEffect(() => setFromRight(isRightToLeft(root.current)), []);
  const [embla, setEmbla] = useState<Embla>();
  const isNear = useNear(root);
  const { selected, inView, turnBy, turnTo } = useSlides(embla, count);
  const reach = useEffectEvent((index: number) => props.onReach?.(index));
  useEffect(() => reach(selected), [selected]);
  const turn = (side: -1 | 1) => turnBy(fromRight ? (-side as -1 | 1) : side);

  useInertFocus(view);
  useAutoplay(embla, autoplayMs);
  useArrowKeys(root, arrowKeys, turn);

  return (
    <section
      ref={root}
      className={props.className}
      aria-roledescription={t('carousel')}
      aria-label={label}
      part="carousel"
    >
      {props.children}
      <div ref={view} className={viewBox} tabIndex={-1}>
        <div className={track}>
          {[...Array(count).keys()].map((index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's own role; a slide isn't a fieldset
            <div
              key={index}
              className={slideBox}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('{number} of {count}', { number: index + 1, count })}
              inert={!inView.includes(index)}
            >
              {slide(index)}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <>
          <div className={controls}>
            <ArrowButton side="left" label={t(fromRight ? 'Next slide' : 'Previous slide')} onClick={() => turn(-1)} />
            <span
              className={classes(mono, muted)}
              dir={fromRight ? 'rtl' : undefined}
              aria-live={autoplayMs ? 'off' : 'polite'}
              aria-atomic="true"
            >
              {`${String(selected + 1).padStart(String(count).length, '0')} / ${count}`}
            </span>
            <ArrowButton side="right" label={t(fromRight ? 'Previous slide' : 'Next slide')} onClick={() => turn(1)} />
          </div>
          <Dots count={count} selected={selected} onSelect={turnTo} />
        </>
      )}
      {isNear && <EmblaEngine view={view} direction={fromRight ? 'rtl' : 'ltr'} onStart={setEmbla} />}
    </section>
  );
}
