import { type ReactNode, useState } from 'react';
import { safeAddress } from '../../model/addresses/address';
import { limitedCount } from '../../model/lists/limit';
import { type GalleryImage, readGallery } from '../../model/pictures/gallery-image';
import { LazyLightbox, preloadLightbox } from '../../ui/dialogs/lazy-lightbox';
import { ListStates, type ListStatesProps, Loading } from '../../ui/lists/list-states';
import { lazyView } from '../../ui/render/lazy-view';
import { css } from '../../ui/style/style';
import { Notice } from '../../ui/text/notice';

/** Reserves the height of a slide and its controls. */
const container = css`
  container-type: inline-size;
  min-height: 24em;
`;

const GallerySlides = lazyView(() => import('./gallery-slides').then((module) => module.GallerySlides));

/** Loads the carousel's code, for example while the list of pictures loads. */
export const preloadSlides = () => GallerySlides.preload();

/** The gallery once its list has loaded; until then, that it is loading or why it failed. */
export function GalleryStates({ list, children }: Pick<ListStatesProps, 'list'> & { children: ReactNode }) {
  return (
    <ListStates
      list={list}
      loading={<Loading text="Loading pictures..." className={container} />}
      failedText="Failed to load pictures. Please try again later."
    >
      {children}
    </ListStates>
  );
}

export interface GalleryProps {
  /** The pictures. Default: the society's. */
  images?: readonly GalleryImage[];
  /** Maximum number of pictures. Default: 100. */
  limit?: number | undefined;
  /** Base URL for relative addresses; '' for the page's own origin. */
  api?: string;
  /** Shown in place of a picture that fails to load. Default: one of the society's drawings. */
  fallback?: string;
  /** Called when an image is enlarged. Return false to handle it yourself. */
  onOpen?: (detail: { kind: 'image'; item: GalleryImage; href: string }) => boolean | void;
}

/** A carousel of pictures that advances automatically and enlarges pictures on click. */
export function Gallery({ images = [], limit, api = '', fallback = '/pictures/about.svg', onOpen }: GalleryProps) {
  const [enlarged, setEnlarged] = useState<GalleryImage>();
  const base = api && `${api}/`;
  const all = readGallery(images, base);
  const shown = all.slice(0, limitedCount(all.length, limit));
  const stock = safeAddress(fallback, base);

  function enlarge(item: GalleryImage) {
    if (onOpen?.({ kind: 'image', item, href: item.src }) !== false) setEnlarged(item);
  }
  if (shown.length === 0) return <Notice text="No pictures found." />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only preloads code for its buttons
    <div className={container} onPointerEnter={preloadLightbox} onFocus={preloadLightbox}>
      <GallerySlides images={shown} fallback={stock} covered={enlarged !== undefined} onEnlarge={enlarge} />
      {enlarged && (
        <LazyLightbox
          pictures={shown.map(({ src, title }) => ({ src, alt: title }))}
          start={shown.findIndex(({ src, title }) => src === enlarged.src && title === enlarged.title)}
          fallback={stock}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </div>
  );
}
