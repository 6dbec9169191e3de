import { useRef } from 'react';
import type { GalleryImage } from '../../model/pictures/gallery-image';
import { Carousel } from '../../ui/carousel/carousel';
import { usePaused, useStopped } from '../../ui/carousel/use-autoplay';
import { useTexts } from '../../ui/host/host';
import { Picture } from '../../ui/pictures/picture';
import { iconButton } from '../../ui/style/controls';
import { classes } from '../../ui/style/style';
import { useAttention } from '../../ui/use-countdown';
import { caption, pair, pause, slide, slides, trio } from './gallery.style';

/** How long each picture is shown. */
const GALLERY_AUTOPLAY_MS = 3000;

interface GallerySlidesProps {
  images: readonly GalleryImage[];
  fallback: string;
  /** Whether an enlarged picture covers the carousel, which then pauses so that focus can return to the slide. */
  covered: boolean;
  onEnlarge: (image: GalleryImage) => void;
}

/** A carousel of pictures. It pauses while off screen, covered, hovered, keyboard-focused or stopped. */
export function GallerySlides({ images, fallback, covered, onEnlarge }: GallerySlidesProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useStopped();
  const attention = useAttention(box, { focus: ':focus-visible' });
  const paused = usePaused(box) || covered || stopped || attention.isHeld || images.length < 2;

  function togglePause() {
    setStopped(!stopped);
    if (stopped) attention.release();
  }

  return (
    <div ref={box}>
      <Carousel
        label={t('Gallery')}
        className={classes(slides, images.length === 2 && pair, images.length === 3 && trio)}
        count={images.length}
        autoplayMs={paused ? 0 : GALLERY_AUTOPLAY_MS}
        slide={(index) => {
          const image = images[index] as GalleryImage;
          const { src, title } = image;
          return (
            <button
              type="button"
              className={slide}
              aria-label={t('Enlarge: {title}', { title })}
              onClick={() => onEnlarge(image)}
            >
              <Picture src={src} fallback={fallback} alt="" width={480} height={320} />
              <span className={caption} dir="auto" part="title">
                {title}
              </span>
            </button>
          );
        }}
      >
        {images.length > 1 && (
          <button
            type="button"
            className={classes(iconButton, pause)}
            aria-label={t(stopped ? 'Play gallery' : 'Pause gallery')}
            onClick={togglePause}
          >
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d={stopped ? 'M3 1l9 6-9 6z' : 'M3 1h3v12H3zM8 1h3v12H8z'} fill="currentColor" />
            </svg>
          </button>
        )}
      </Carousel>
    </div>
  );
}
