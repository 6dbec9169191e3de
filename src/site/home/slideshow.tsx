import { type RefObject, useEffect, useState } from 'react';
import { slidesAt } from '../../api/slides';
import { avifSizes } from '../../model/addresses/address';
import { firstItems } from '../../model/lists/query';
import { FOCUS_STEP, type Slide } from '../../model/pictures/slide';
import { usePaused, useStopped } from '../../ui/carousel/use-autoplay';
import { useIsHydrated } from '../../ui/host/host';
import { useList } from '../../ui/lists/use-list';
import { useFirstImage } from '../../ui/pictures/picture';
import { scripted } from '../../ui/style/list-recipes.style';
import { bare, extend, target } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { onScreen } from '../page.style';

const control = classes(bare, target);

/** A rule for each step of a focal point, because the page's policy allows no style attributes. */
const focalPoints = ['x', 'y']
  .flatMap((axis) =>
    Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, step) => {
      const percent = step * FOCUS_STEP;
      return `&[data-${axis}='${percent}%'] { --_${axis}: ${percent / 100}; }`;
    }),
  )
  .join('');

/**
 * Fills the hero on wide screens. On narrow ones, where the title block is as wide as the screen, it ends at the
 * block's top edge.
 *
 * `--_middle` is halfway between the header and the title block. The picture is as tall as it must be (`--_tall`) for
 * its focal point to be there, up to the height at which the middle two fifths of its width would be cropped on a phone.
 */
const slideBox = extend(onScreen)`
  --_middle: (50% + 2.4em);
  --_tallest: 118vw;
  position: absolute;
  grid-row: auto / 2;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  opacity: 0;
  transition: opacity 900ms ease;
  @media (min-width: 60em) {
    --_middle: (50% - 5.4em);
    --_tallest: 115%;
    grid-row: auto;
  }
  &[aria-hidden='false'] {
    opacity: 1;
  }
  & > img {
    --_tall: max(
      100%,
      min(var(--_tallest), max(var(--_middle) / max(var(--_y), 0.01), (100% - var(--_middle)) / max(1 - var(--_y), 0.01)))
    );
    position: absolute;
    top: clamp(100% - var(--_tall), var(--_middle) - var(--_y) * var(--_tall), 0px);
    width: 100%;
    height: var(--_tall);
    object-fit: cover;
    object-position: calc(var(--_x) * 100%) calc(var(--_y) * 100%);
  }
  ${focalPoints}
`;

/** On narrow screens, a picture is cropped to a part of its width. */
const SIZES = '(min-width: 60em) 100vw, 130vw';

const everySlide = firstItems<Slide>();

/** The slides as marks on a dimension line. */
const controls = extend(scripted)`
  --_line: #7e93a4;
  --_current: #ff8a5c;
  display: flex;
  margin-inline-start: max(-1em, -4vw);
  @media (forced-colors: active) {
    --_line: ButtonText;
    --_current: Highlight;
  }
  & > button + button {
    --_mark: linear-gradient(currentColor 0 0) center / 1px 14px;
    width: min(56px, 12vw);
  }
  & > button + button::before {
    content: '';
    width: 100%;
    height: 100%;
    background: var(--_mark) no-repeat, linear-gradient(var(--_line) 0 0) center / 100% 1px no-repeat;
    forced-color-adjust: none;
  }
  & > button[aria-current] {
    --_mark: linear-gradient(var(--_current) 0 0) center / 34px 5px;
  }
`;

/**
 * Pictures that fill the hero, and their controls in a row. Pauses while `box` is off screen.
 */
export function Slideshow({ box }: { box: RefObject<Element | null> }) {
  const slides = useList(slidesAt(''), everySlide).answer?.items ?? [];
  // Render only the first slide until hydration. The others are in the viewport too: even if lazy, they would load and
  // delay the code.
  const isHydrated = useIsHydrated();
  const shownSlides = isHydrated ? slides : slides.slice(0, 1);
  const { index, stopped, choose, togglePause } = useSlideshow(slides.length, usePaused(box));

  if (slides.length === 0) return null;
  return (
    <section aria-roledescription="carousel" aria-label="Pictures of our work">
      <div className={controls}>
        <button
          type="button"
          className={control}
          aria-label={stopped ? 'Play slideshow' : 'Pause slideshow'}
          onClick={togglePause}
        >
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d={stopped ? 'M3 1l9 6-9 6z' : 'M3 1h3v12H3zM8 1h3v12H8z'} fill="currentColor" />
          </svg>
        </button>
        {slides.length > 1 &&
          slides.map((_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered, and may repeat
              key={position}
              type="button"
              className={control}
              aria-label={`Show picture ${position + 1} of ${slides.length}`}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => choose(position)}
            />
          ))}
      </div>
      {shownSlides.map((slide, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <SlidePicture key={position} slide={slide} shown={position === index} eager={position === 0} />
      ))}
    </section>
  );
}

interface SlideProps {
  slide: Slide;
  shown: boolean;
  /** True for the first slide, the page's largest picture, which loads immediately. The others load after hydration. */
  eager: boolean;
}

/** One picture of the slideshow. Renders nothing if it fails to load. */
function SlidePicture({ slide: { image, alt, focus }, shown, eager }: SlideProps) {
  const shownImage = useFirstImage(image);
  if (!shownImage) return null;
  const avif = avifSizes(shownImage.srcSet);
  const [x, y] = focus.split(' ');
  return (
    <picture className={slideBox} data-x={x} data-y={y} aria-hidden={!shown}>
      {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
      <img
        {...shownImage}
        sizes={shownImage.srcSet && SIZES}
        alt={alt}
        width={1920}
        height={1080}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
      />
    </picture>
  );
}

const HERO_AUTOPLAY_MS = 8000;

/** How long the slideshow pauses after a visitor has chosen a slide. */
const HERO_HOLD_MS = 10_000;

/** A slideshow that wraps around. While `paused`, it doesn't advance and has no timer. */
function useSlideshow(count: number, paused: boolean) {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useStopped();
  /** Number of slides chosen during the current hold; 0 if there is none. */
  const [held, setHeld] = useState(0);

  useEffect(() => {
    if (stopped || paused || count < 2) return;
    if (held) {
      const hold = setTimeout(() => setHeld(0), HERO_HOLD_MS);
      return () => clearTimeout(hold);
    }
    const autoplay = setInterval(() => setIndex((now) => (now + 1) % count), HERO_AUTOPLAY_MS);
    return () => clearInterval(autoplay);
  }, [stopped, paused, held, count]);

  return {
    /** Index of the current slide, from 0. */
    index,
    /** Whether it is stopped until the visitor presses Play. */
    stopped,
    choose(next: number) {
      setIndex(next);
      setHeld((choices) => choices + 1);
    },
    togglePause() {
      setStopped(!stopped);
      setHeld(0);
    },
  };
}
