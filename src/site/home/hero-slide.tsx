import { useLayoutEffect, useRef, useState } from 'react';
import { shownSlide, slideBox } from './hero.style';

interface HeroSlideProps {
  /** `name` of the pictures in public/pictures/hero, in three widths. */
  slide: { name: string; alt: string };
  shown: boolean;
  /** The first is the largest picture of the page and loads at once; the others when they are due. */
  eager: boolean;
}

const WIDTHS_PX = [640, 1280, 1920];

/** One picture of the slideshow. Should it fail, it is not shown (spec, section 8). */
export function HeroSlide({ slide, shown, eager }: HeroSlideProps) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A prerendered picture may have failed before this code was there to hear of it.
  useLayoutEffect(() => {
    const { current } = image;
    if (current?.complete && current.currentSrc && current.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) return null;
  const address = (width: number, type: string) => `/pictures/hero/${slide.name}-${width}.${type}`;
  const set = (type: string) => WIDTHS_PX.map((width) => `${address(width, type)} ${width}w`).join(', ');
  return (
    <picture className={`${slideBox} ${shown ? shownSlide : ''}`} data-picture={slide.name} aria-hidden={!shown}>
      <source type="image/avif" srcSet={set('avif')} sizes="100vw" />
      <img
        ref={image}
        src={address(1280, 'webp')}
        srcSet={set('webp')}
        sizes="100vw"
        alt={slide.alt}
        width={1920}
        height={1080}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding="async"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
