import { useState } from 'react';
import { safeAddress } from '../../model/address';
import { lazyView } from '../../ui/lazy-view';
import { Notice } from '../../ui/notice';
import { room } from './gallery.style';

const GallerySlides = lazyView(() => import('./gallery-slides').then((module) => module.GallerySlides));
const Lightbox = lazyView(() => import('../../ui/lightbox').then((module) => module.Lightbox));

/** Who points at the gallery may click next. A failure shows when the view is needed. */
const prepare = () => void Lightbox.preload().catch(() => {});

/** A picture of the gallery. */
export interface GalleryImage {
  src: string;
  title: string;
}

export interface GalleryProps {
  images?: readonly GalleryImage[];
  /** Where relative addresses belong; '' for the page's own origin. */
  api?: string;
  /** Shown in place of a picture that fails (spec, section 8). Default: a drawing of the society's. */
  fallback?: string;
  /** An image is being enlarged; return false to take over. */
  onOpen?: (detail: { kind: 'image'; item: GalleryImage; href: string }) => boolean | void;
}

/** Pictures that turn by themselves and enlarge on a click (spec, section 2). */
export function Gallery({ images = [], api = '', fallback = '/pictures/about.svg', onOpen }: GalleryProps) {
  const [enlarged, setEnlarged] = useState<GalleryImage>();
  const base = api && `${api}/`;
  const shown = readImages(images, base);
  const stock = safeAddress(fallback, base);

  function enlarge(item: GalleryImage) {
    if (onOpen?.({ kind: 'image', item, href: item.src }) !== false) setEnlarged(item);
  }
  if (shown.length === 0) return <Notice text="No pictures found." />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what may come of what is inside
    <div className={room} onPointerEnter={prepare} onFocus={prepare}>
      <GallerySlides images={shown} fallback={stock} covered={enlarged !== undefined} onEnlarge={enlarge} />
      {enlarged && (
        <Lightbox src={enlarged.src} fallback={stock} alt={enlarged.title} onClose={() => setEnlarged(undefined)} />
      )}
    </div>
  );
}

/** The images a host gave, as far as they are images; their addresses made safe. */
function readImages(images: unknown, base: string): GalleryImage[] {
  if (!Array.isArray(images)) return [];
  return images.flatMap((image) => {
    const { src, title } = (typeof image === 'object' && image !== null ? image : {}) as Record<string, unknown>;
    const address = typeof src === 'string' ? safeAddress(src, base) : '';
    return address ? { src: address, title: typeof title === 'string' ? title : '' } : [];
  });
}
