import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { Carousel } from '../../ui/carousel/carousel';
import { iconButton } from '../../ui/icon-button';
import { Picture } from '../../ui/picture';
import { useResting } from '../../ui/use-resting';
import type { GalleryImage } from './gallery';
import { caption, pause, slide, slides, thirds } from './gallery.style';

/** How long a picture shows (spec, section 9). */
const GALLERY_AUTOPLAY_MS = 3000;

interface GallerySlidesProps {
  images: readonly GalleryImage[];
  fallback: string;
  onEnlarge: (image: GalleryImage) => void;
}

/** The carousel of the pictures. It rests while out of sight, hovered, focused or paused. */
export function GallerySlides({ images, fallback, onEnlarge }: GallerySlidesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const [busy, setBusy] = useState(false);
  const resting = useResting(box) || paused || busy || images.length < 2;
  const embla = useRef<UseEmblaCarouselType[1]>(undefined);
  // embla's own autoplay would add a kilobyte to every home page, for what the hooks above decide already.
  const [plugins] = useState(() => [
    {
      name: 'turning',
      options: {},
      init: (carousel: UseEmblaCarouselType[1]) => {
        embla.current = carousel;
      },
      destroy: () => {
        embla.current = undefined;
      },
    },
  ]);

  useEffect(() => {
    if (resting) return;
    const timer = setInterval(() => embla.current?.scrollNext(), GALLERY_AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [resting]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it hears is no command; the pictures rest meanwhile
    <div
      ref={box}
      className={slides}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setBusy(true)}
      onPointerLeave={() => setBusy(false)}
      onFocus={() => setBusy(true)}
      onBlur={() => setBusy(false)}
    >
      <Carousel
        label="Gallery"
        className={thirds}
        count={images.length}
        plugins={plugins}
        announced={resting}
        slide={(index) => {
          const image = images[index] as GalleryImage;
          return (
            <button
              type="button"
              className={slide}
              aria-label={`Enlarge: ${image.title}`}
              onClick={() => onEnlarge(image)}
            >
              <Picture src={image.src} fallback={fallback} alt="" width={480} height={320} />
              <span className={caption} dir="auto" part="title">
                {image.title}
              </span>
            </button>
          );
        }}
      />
      {images.length > 1 && (
        <button
          type="button"
          className={`${iconButton} ${pause}`}
          aria-label={paused ? 'Play gallery' : 'Pause gallery'}
          onClick={() => setPaused(!paused)}
        >
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d={paused ? 'M3 1l9 6-9 6z' : 'M3 1h3v12H3zM8 1h3v12H8z'} fill="currentColor" />
          </svg>
        </button>
      )}
    </div>
  );
}
