import { useFirstImage } from '../../ui/use-first-image';
import { slideBox } from './hero.style';

interface HeroSlideProps {
  /** `name` of the pictures in public/pictures/hero, in three widths. */
  slide: { name: string; alt: string };
  shown: boolean;
  /** The first is the largest picture of the page and loads at once; the others when they are due. */
  eager: boolean;
}

const WIDTHS_PX = [640, 1280, 1920];

/** One picture of the slideshow. If it fails, it is left out. */
export function HeroSlide({ slide, shown, eager }: HeroSlideProps) {
  const address = (width: number, type: string) => `/pictures/hero/${slide.name}-${width}.${type}`;
  const set = (type: string) => WIDTHS_PX.map((width) => `${address(width, type)} ${width}w`).join(', ');
  const image = useFirstImage(address(1280, 'webp'));
  if (!image) return null;
  return (
    <picture className={slideBox} data-picture={slide.name} aria-hidden={!shown}>
      <source type="image/avif" srcSet={set('avif')} sizes="100vw" />
      <img
        {...image}
        srcSet={set('webp')}
        sizes="100vw"
        alt={slide.alt}
        width={1920}
        height={1080}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
      />
    </picture>
  );
}
